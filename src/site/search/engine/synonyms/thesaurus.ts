// cspell:disable -- readers' words, spellings and misspellings
import {readGroups} from './read-groups';

/**
 * Words of one meaning, as readers write them: a group on each line. Before the
 * colon, if there is one, stand the library's own words, which the others lead
 * to; words behind it do not lead to each other in texts. Without a colon each
 * leads to all others. Phrases are written with hyphens.
 */
const groups = `
link: edge wire arrow connection connector line relation relationship noodle cord cable
element: node box block vertex entity
port: socket pin terminal plug jack connector pad inlet outlet in-port out-port
paper: canvas board stage drawing-area whiteboard viewport sheet artboard
graph: diagram model network
label: caption text title heading inscription
grid: raster mesh lattice
selectionregion selection: lasso rubber-band rubberband marquee selection-rectangle selection-box
marker arrowhead: arrow-tip arrow-head tip crowfoot crows-foot line-end
vertices: bend bends waypoint waypoints breakpoint control-point bendpoint elbow
router: routing route path-finding pathfinding
manhattan: avoid obstacle obstacles bypass around
orthogonal: right-angled rectangular-lines squared zigzag elbow
smooth curve: curved curvy bezier spline arc bow wavy
jumpover: hop bridge crossing crossings jump line-jump
anchor: attachment-point docking-point attach-point
highlighter highlight: hilite highlite emphasize accentuate mark spotlight
opacity: transparent transparency translucent fade alpha dim
filter shadow: glow blur drop-shadow dropshadow
stroke: outline border contour edge-color
strokewidth: thickness thick thin line-width linewidth border-width
strokedasharray: dashed dotted dash dashes
fill: paint background-color color colour recolor tint
attrs: style styling appearance look css formatting
markup: svg-structure template
selector: css-selector subelement
embed: nest nested nesting parent child children container group subgraph compound
unembed: ungroup detach take-out drag-out move-out leave
fitparent: grow-parent expand-parent
fittochildren: grow shrink-to-fit wrap-children
restricttranslate: constrain confine bounds keep-inside limit-movement
interactive: readonly read-only uneditable noneditable view-only viewer lock locked immovable frozen-mode
preventdefault: prevent forbid disallow suppress inhibit stop block-action
validateconnection: allowed permitted compatible rules forbid-link
validatemagnet: forbid-drawing
validateembedding: may-contain accept-child
pointerclick: click tap press onclick
pointerdblclick: dblclick double-click doubleclick double-tap
contextmenu: right-click rightclick context-menu secondary-click
mouseenter mouseleave: hover hovering mouseover mouseout rollover
pointermove: drag dragging mousemove
pointerdown: mousedown touchstart
pointerup: mouseup drop release touchend
mousewheel: wheel scrollwheel mouse-wheel scroll-wheel
pinch: two-finger trackpad touchpad
tooltip: hint hover-text hovertext tip info-bubble infotip title-text
popup: balloon bubble callout popover speech-bubble
dialog: modal window message-box messagebox overlay
flashmessage: toast notification snackbar alert
contexttoolbar: context-menu menu dropdown-menu
inspector: property-editor properties-panel property-panel properties property-grid details-panel settings-panel form sidebar-form
stencil: palette toolbox sidebar shape-library shape-picker
navigator: minimap mini-map overview bird-eye overview-map
paperscroller: scroller scrolling-area scrollbars scrollable panning
commandmanager: undo redo history revert rollback step-back
clipboard: copy paste cut copy-paste
halo: handles action-buttons quick-menu
freetransform: resize-handles rotate-handles transform-box knobs grips
snaplines: guides guidelines alignment-lines guide-lines smart-guides helper-lines
keyboard: shortcut shortcuts hotkey hotkeys keybinding key-binding
toolbar: tool-bar button-bar ribbon
texteditor: inline-edit inline-editing in-place edit-text rich-text edit-in-place
selectbox: dropdown combobox select-list picklist drop-down
colorpalette: color-picker colorpicker swatches
pathdrawer: pen-tool freehand draw-path
treelayout: org-chart orgchart organigram mind-map mindmap organization-chart genealogy
directedgraph: dagre auto-layout autolayout arrange automatic-layout auto-arrange hierarchical layered sugiyama
forcedirected: spring physics force-layout spring-embedder force
gridlayout: table-layout matrix
stacklayout: stack column-layout
layout: arrangement placement arrange distribute
tojson: save serialize serialise export store persist dump
fromjson: load restore deserialize reopen import reload open-file
localstorage: browser-storage web-storage persist-locally
svg png: image-export picture screenshot bitmap download-image
print: printing printer hardcopy paper-output pdf
visio: vsdx
bpmn: business-process process-model
record headeredrecord: table erd er-diagram entity-relationship rows
swimlane pool: swim-lane lane lanes swimlanes
shapes: symbols figures
define: subclass own-class custom-class derive inherit extend
cellnamespace: namespace unknown-type constructor-not-found
cellviewnamespace: view-namespace
foreignobject: html div jsx input-field react-component embedded-html
textwrap: wrap multiline line-break word-wrap linebreak ellipsis truncate three-dots newline
fontsize: text-size font
image: icon picture photo logo pictogram
inscribedimage: avatar round-image
rectangle: box square
circle: round disc
ellipse: oval
polygon: triangle diamond rhombus hexagon
calc: percent percentage relative-size
position: move translate place location coordinates shift
size: width height dimension dimensions
resize: enlarge grow shrink scale-up bigger smaller stretch
rotate angle: turn spin tilt orientation rotation
scale: zoom magnify zoom-level
zoom: magnify enlarge-view zoom-in zoom-out
fittocontent transformtofitcontent: fit fit-to-screen zoom-to-fit show-all
translate: pan panning
center: centre middle centred centered midpoint
tofront: front bring-to-front raise on-top
toback: back send-to-back behind lower
z zindex: z-index stacking layer order z-order depth
remove: delete erase destroy discard drop dispose
clear: empty reset wipe
add: insert append
clone: copy duplicate replicate
cleanup: teardown unmount dispose memory-leak leak
async: lazy deferred
performance: slow fast speed lag laggy sluggish stutter hang freezes heap
frozen: freeze pause suspend
unfreeze: resume thaw
batch: transaction atomic one-step
getneighbors neighbors: adjacent neighbours connected-nodes
getpredecessors predecessors: upstream ancestors
getsuccessors successors: downstream descendants
getconnectedlinks: links-of edges-of incident
getsources sources: root roots start-nodes
getsinks sinks: leaf leaves end-nodes
bfs: breadth-first
dfs: depth-first
shortestpath: dijkstra route-search
cycle: loop circular
findelementsatpoint: hit-test under-cursor under-mouse
findelementsinarea: in-area inside-area within-rectangle
bbox: bounding-box bounds extent bounding-rectangle
source: start origin from
target: end destination
linktools: link-handles edge-tools
elementtools: element-handles
toolsview: tools handles
segments: segment-handles
boundary: frame
sendtoken: signal message-flow token moving-dot
transition: animate animation animated tween
on: listen listener handler callback subscribe
off: unsubscribe remove-listener
trigger: fire emit dispatch
change: modified update changed
installation: install setup set-up
quickstart: tutorial getting-started hello-world first-steps
releasenotes: changelog whats-new new-features release-history
migrate: migration upgrade upgrading
edition: price license commercial paid plans
glossary: terminology definition vocabulary
webpack vite: bundler bundle
typescript: typings types ts
unit-test: test testing jest vitest
accessibility: a11y accessible aria screen-reader
theme: dark-mode darkmode dark skin color-scheme
responsive: follow-window fullscreen window-size
visible: show shown display displayed
hide conceal invisible hidden unseen
collapse fold shrink-branch close-group
expand unfold open-group
forbid prevent disallow prohibit deny disable block
disable deactivate switch-off turn-off
enable activate switch-on turn-on allow
allow permit let
lock pin fix immovable fixed
enlarge grow bigger increase widen
shrink smaller decrease reduce
recolor paint color colour tint
rename relabel
select choose pick selected selection
deselect unselect clear-selection
multiple several many multi
connect attach join bind hook
disconnect detach unlink unhook
drag move pull
drop release
swap exchange replace
reorder sort rearrange order
align line-up arrange
merge combine join
split divide
draw render paint
redraw rerender refresh repaint
start begin
end finish stop
vanish disappear gone missing lost
appear show visible
wrong incorrect broken bad
jump flicker shake jitter
overlap cover overlay
inside within in
outside beyond out-of
near close nearby
distance gap spacing space margin padding
default standard initial
custom own bespoke
read get fetch obtain
write set assign
find search look-up lookup locate
filter narrow
count number amount
maximum limit max at-most
minimum min at-least
left west
right east
top north upper above
bottom south lower below
horizontal row sideways
vertical column
corner rounded-corner
side border face
user reader visitor
cursor pointer mouse
touch mobile tablet ipad iphone phone finger
browser chrome firefox safari
window page screen
server backend
sync synchronize realtime collaboration collaborative multiuser websocket
error exception throws crash fails failed
warning notice
example sample snippet demo
property attribute field
option setting parameter config configuration
data payload metadata
identifier id uuid key
class constructor type
method function call
event notification
group groups category
button icon-button knob
checkbox tickbox toggle switch
slider range
tree hierarchy
root top-level
branch subtree
list array collection
text string words
font typeface
bold strong
language translation i18n localization locale
mac macos safari
`;

/** A group of the thesaurus. */
export type WordGroup = {
  /** The library's words, best first; undefined when all are alike. */
  own: readonly string[] | undefined;
  /** All words and phrases, in lower case. */
  words: readonly string[];
};

/** All groups of the thesaurus. */
export const thesaurus: readonly WordGroup[] = readGroups(groups).map(([left = [], right]) => ({
  own: right && left,
  words: [...left, ...(right ?? [])],
}));
