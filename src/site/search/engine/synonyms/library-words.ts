// cspell:disable -- readers' words, and names in lower case
import {readGroups} from './read-groups';

/**
 * The library's terms, best first, and behind the colon what readers write for them. The four blocks are the things of a
 * diagram; what users and programs do with it; widgets, editions and what the library is used with; and names that are
 * gone. A reader's word stands in one line only.
 */
const groups = `
link marker: arrow
marker arrowheads: arrowhead
link: edge line connection wire relation
element: node block entity
element rectangle: box
vertices element: vertex
element shapes: shape
rectangle: rect square
cell: item object
paper: canvas board stage
graph paper: diagram
paper viewport: viewport
graph diagram: chart
diagram: flowchart
paper blank: background
vertices router: waypoint waypoints bend bends
orthogonal rightangle router: elbow
manhattan rightangle router: orthogonal
router: routing route
manhattan obstacles: avoid obstacle
smooth connector: curve curved curvy
port magnet connectionpoints: connection-point
ports magnet connectionpoints: connection-points
port magnet halo: handle
ports magnet halo: handles
port: socket pin
connectors link: connector
embed embedding: parent nesting
embed embedded: child children
embed containers: nested container
embed containers grouping: group
embed embedding nesting: group-elements group-nodes
subgraph embed: sub-graph
swimlane pool: swimlane swim-lane
label: caption title
label text: text
fill stroke color: color colors
color fill stroke: colour
stroke outline: border
strokewidth: thickness
strokewidth stroke: border-thickness border-width
attr attrs styling: style styling
attrs styling: css
strokedasharray dash: dashed
size resize: width
size sizing resize: dimensions dimension
position point: coordinates location
z tofront toback: z-index zindex zorder
z-index z tofront: z-order
z sort: order
neighbors: neighbours neighbor
neighbor: neighbour
neighbors connected: adjacent
inbound: incoming
outbound: outgoing
predecessors: upstream
successors: downstream
predecessors ancestor: ancestors
successors embedded: descendants
cycle: loops
sources: root
sinks: leaf leaves
bbox getbbox: bounding-box bounds extent bounding-rectangle
directedgraph treelayout embed: hierarchy
quadtree searchgraph: quadtree
searchgraph quadtree: spatial-index
angle rotate: degrees
rotate angle: tilt
z zindex: stacking
z layers: layer layers
tofront z: on-top front
toback behind: lies-over
toback z: covers behind back
jumpover: bridge crossing hop
z jumpover obstacles: overlap
smooth curve: bezier spline
rounded rx: rounded-corners corner
sizing resize fittocontent: responsive
sizing resize: fullscreen
size raster: resolution
loop self: self-referencing
loop: self-loop
loop successor: cycle
port magnet: dot connection-dot
ports magnet: dots connection-dots
ports: inputs outputs slots
anchor anchors: anchor-point
foreignobject html: html
foreignobject: foreign-object
image icon: icon
image: photo logo
attributes data: metadata
attributes: payload
hidden visibility: invisible
highlighters shadow: glow
opacity fill: transparent
textwrap breaktext: wrap word-wrap line-break multiline
textwrap ellipsis: truncate
fontweight text: bold
midpoint getpointatratio: midpoint
padding margin: spacing
padding margin gap: gap
id: identifier
id uuid: uuid
inarea embedded within: inside
inarea embedded: within
restricttranslate: outside
source target: start-and-end
source target anchor: endpoint
target arrowhead: end
marker arrowhead: tip
setorigin translate: origin
translate offset: offset
stroke highlighters: outline
boundary stroke: frame
graph outbound: flow
outbound successors: next
inbound predecessors: previous
path router connector: path
router obstacles: detour
orthogonal manhattan: zigzag
rightangle orthogonal: right-angle
orthogonal rightangle: 90-degree
manhattan step: step
treelayout tree: tree
shapes: uml
record headeredrecord: table
defaults default: default

pointerclick: click clicked onclick
pointerdblclick: double-click dblclick
contextmenu: right-click rightclick context-menu
mouseenter mouseover: hover mouseover
pointerdown: mousedown press
pointerup: mouseup
pointermove: mousemove
pointermove drag interactive: drag
position translate: move moved
panning scroll translate: pan
scale zoom: zoom zoom-out zoom-in
zoom scroller: scroll
remove: delete deleted destroy dispose
remove clear: erase
clear: empty
interactive prevent false: disable
interactive: readonly read-only lock uneditable immutable
clone clipboard: copy
clone clonesubgraph: duplicate
clipboard paste: paste
tojson json: save persist
tojson json storage: store
tojson format export: export
tojson: serialize serialise
fromjson json: load reload
fromjson: restore deserialize
fromjson import: import
commandmanager undo: undo history
commandmanager redo: redo
render paper: draw
label attr: rename
fittocontent transformtofitcontent fit: fit
resetcells addcells: bulk
cells bulk performance: many
performance resetcells: thousands
performance async faster: slow
performance async: fast speed lag
async viewport: lazy
batch: transaction atomic
getconnectedlinks links: all-edges all-links edges-of links-of
bfs dfs search: traverse walk
getcell: lookup
inarea findelementsinarea: in-area within-area inside-area inside-a-rectangle in-a-rectangle
findelementsatpoint findcellsatpoint: hit-test
events on: listener listen callback handler
off stoplistening: remove-listener remove-listeners
transition animation: animate
transition sendtoken: animation
validation validateconnection: validate
restricttranslate validateconnection validatemagnet: restrict
clear resetcells: wipe
rotate angle: turn
replace transfer: swap exchange
save batch tojson: autosave
tofront z: bring-to-front
toback z: send-to-back
cleanup stoplistening remove: unmount
remove stoplistening: teardown cleanup memory-leak
connect anchor source: attach
link:disconnect disconnectlinks: disconnect
event pointerclick: clickable
pointerclick touch: tap
mousewheel wheel: wheel mouse-wheel
paper:pinch pinch: pinch
atpoint findelementsatpoint: under-mouse under-cursor
atpoint: at-position
custom: own customize customise
custom define: write
add define create: create
define custom: extend
define extends: subclass inherit
remote realtime synchronize: sync
remote realtime: collaboration
remote: websocket
hidden visibility display hide: hide
hidden visibility embed: collapse
visible visibility embed: expand
visible visibility display: show
visibility toggle: toggle
gridsize snaptogrid grid: snap-to-grid
align snaplines: align
layout gridlayout: distribute
getcells getelements: iterate list
length getcells: count
freeze interactive: freeze
runtime change: dynamically dynamic runtime
code: programmatically
interactive interactivity: mode
interactivity interactive: read-only-mode
interactive elementmove: immovable draggable fixed-position
selection: selected select selecting
highlight: highlighted
pointerdown pointermove: pointer
pointer pointerdown: mouse
pointerup release: release
mouseenter: hovering enter
mouseleave: leave
replace resetcells transfer: replace
clone: reuse
define clone: template
attributes set: own-data custom-data extra-data user-data business-data
visible hidden: not-showing not-showing-up not-visible disappears
visible render: not-rendered
define markup customizing: custom-shape custom-element custom-node own-shape

stencil palette: palette sidebar toolbox
inspector: properties-panel property-panel property-grid side-panel form-fields
inspector form: form
navigator: minimap mini-map bird-eye
navigator overview: overview
selection selectionregion: lasso rubber-band marquee
selection: multi-select multiselect
edition: rappid jointjs-plus commercial price
directedgraph: dagre
directedgraph layout: auto-layout automatic-layout autolayout
layout directedgraph: arrange
stencil draganddrop: drag-and-drop
tools halo: buttons
snaplines: alignment-lines guides guidelines
palette: picker
selectbox: dropdown
dialog: modal
flashmessage: toast
keyboard: shortcut hotkey shortcuts
visio: vsdx
image: picture
raster png: png
raster print: screenshot
print raster: pdf
when dependent: conditionally
installation npm: install
installation quickstart: setup
quickstart: tutorial getting-started hello-world
releasenotes release: changelog breaking-changes
releasenotes release migration: upgrade migrate
glossary: terminology definition
core: opensource
core edition: open-source
edition core: free
edition downloading: trial
edition licensing: license
edition plus: paid
script umd: cdn script-tag
build vite webpack: bundler
node server: nodejs
server jsdom: ssr server-side
react: next.js nextjs
vite: webpack
unmount react component: strict-mode
keyboard focus aria: accessibility accessible a11y
aria keyboard accessibility: screen-reader
language text: i18n
jsdom server: headless
release added: what-new whats-new new-features
breaking migration: breaking
popup contexttoolbar: popup
embeddingmode stencil: droppable
downloading export: download
lightning: salesforce
testing jest playwright: test
testing jest: unit-test vitest
testing playwright: cypress
update upgrade change: update
upgrade update: updating
upgrade breaking release: upgrading
view: component
popup: popover
inspector texteditor: editor
texteditor: inline-edit edit-text
texteditor label: edit-label
paperscroller recordscrollbar: scrollbars
treelayout: org-chart mind-map
diagram: flow-chart
record: er-diagram
error throws: error exception
error: warning
fixed pitfalls: bug
pitfalls: problem troubleshooting not-working gotchas
tools arrowheads halo: drag-handles

transformtofitcontent: scalecontenttofit
findelementsinarea: findmodelsinarea
findelementsatpoint: findmodelsfrompoint
findelementsunderelement: findmodelsunderelement
rightangle: oneside
anchors perpendicular connectionpoints: perpendicularlinks
connectionpoints anchors: linkconnectionpoint
ports getports: getportsattrs
setvertices directedgraph vertices: setlinkvertices
shapes.standard: shapes.basic shapes.devs shapes.uml
standard.rectangle: basic.rect
standard.circle: basic.circle
standard.textblock: basic.text
ports shapes.standard: devs.model
standard.link: devs.link
linktools vertices: vertexmove vertexadd vertexremove
linktools targetarrowhead: arrowheadmove
linktools: usetools
calc attributes: refx refy refwidth refheight refx2 refdx
manhattan: manhattanrouter
getcell: getcellbyid
`;

/** See {@link readGroups}. */
export const libraryWords = readGroups(groups).map(([terms = [], words = []]) => ({terms, words}));
