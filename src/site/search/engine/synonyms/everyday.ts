// cspell:disable -- readers' words
import {readGroups} from './read-groups';

/**
 * Ordinary English words that readers use for one another when they say what they need. They count only when a query is
 * compared with the phrases that a section answers: in texts, such words say too little. A group on each line.
 */
const groups = `
stay remain persist
reappear return
hold contain include carry enclose
big large huge giant enormous
small tiny little
spot place point position
lie sit stand rest
run travel flow pass stream
name call title
call invoke run fire execute trigger
freeze hang stall stuck unresponsive
library package bundle module
file document
arrange place position distribute order
mark select choose pick
press click tap push hit
pull drag tug
put place set insert
keep preserve retain maintain remember
refuse reject deny decline forbid block
accept allow permit
touch reach meet hit
cross intersect overlap cut
avoid bypass evade
follow track accompany
stretch extend lengthen
bend corner kink
tip head arrowhead
sharp crisp clear
blurry fuzzy blurred
dim pale faded gray grey
check test verify validate rule
rule condition constraint policy
occupied taken used full
free empty vacant blank
loose dangling unconnected hanging
finish complete done
whole entire complete full
part piece portion section
single one sole
change modify alter edit update adjust
number value
grab hold catch
reach access
sight view screen
calculate compute determine
hollow unfilled empty
faulty broken defective
forget lose
switch toggle
beside next adjacent
above over top
opposite facing
flipped inverted reversed mirrored
straight direct
slanted skewed tilted diagonal
stop end quit
leave exit away
go move travel
come appear arrive
look appearance style
lost gone missing vanish disappear
hide invisible hidden
help assist support
glue stick attach fasten
tell say show explain
back behind
wait delay later
quick fast instant
order sequence
result outcome output
kind type
reason cause why
folder directory
backdrop background
`;

/** The groups, each a list of words. */
export const everyday = readGroups(groups).map(([words = []]) => words);
