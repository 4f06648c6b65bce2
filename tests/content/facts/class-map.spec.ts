import fs from 'node:fs';
import type * as Joint from 'joint-core-4.1';
import {drawingFile} from '../../../src/build/reference/class-map/drawing';
import {classMapOf} from '../../../src/build/reference/class-map/map';
import {versionNamed, versionNames} from '../../../src/common/versions';
import {drawClassMap} from '../../../src/tools/class-map/draw-map';
import {expect, test} from '../../support/facts';
import {projectDir} from '../../support/sites';

/** A line on the map. */
type Line = {from: string; to: string};

/** Which of the lines between classes are true of the library; a namespace has a class that extends the other. Runs in the browser. */
function truly(lines: readonly Line[]): boolean[] {
  const {joint} = window as unknown as {joint: Record<string, unknown>};
  type Part = Record<string, unknown> & {prototype?: object};
  const partOf = (id: string): Part =>
    id.split('.').reduce((part, name) => part[name] as Part, joint as unknown as Part);
  return lines.map(({from, to}) => {
    const [part, base] = [partOf(from), partOf(to)];
    const classes = typeof part === 'function' ? [part] : (Object.values(part) as Part[]);
    return classes.some(
      (each) => typeof each === 'function' && (each as Part).prototype instanceof (base as unknown as typeof Object),
    );
  });
}

/** Which other lines are true of the library, by their names. Runs in the browser. */
function proven(): Record<string, boolean> {
  const {joint} = window as unknown as {joint: typeof Joint};
  const {dia, elementTools, highlighters, mvc, shapes} = joint;
  const asked = new Set<string>();
  /** The functions of a namespace, which say that they were called. */
  const noted = <T extends object>(namespace: T, name: string): T =>
    Object.fromEntries(
      Object.entries(namespace).map(([key, value]) => [
        key,
        function (this: unknown, ...args: unknown[]): unknown {
          asked.add(name);
          return (value as (...all: unknown[]) => unknown).apply(this, args);
        },
      ]),
    ) as T;
  const graph = new dia.Graph({}, {cellNamespace: shapes});
  const el = document.createElement('div');
  document.body.append(el);
  const paper = new dia.Paper({
    ...{el, model: graph, async: false, cellViewNamespace: shapes},
    anchorNamespace: noted(joint.anchors, 'anchors'),
    linkAnchorNamespace: noted(joint.linkAnchors, 'linkAnchors'),
    connectionPointNamespace: noted(joint.connectionPoints, 'connectionPoints'),
    routerNamespace: noted(joint.routers, 'routers'),
    connectorNamespace: noted(joint.connectors, 'connectors'),
  });
  const size = {width: 40, height: 40};
  const element = new shapes.standard.Rectangle({size, ports: {items: [{id: 'port'}]}});
  const other = new shapes.standard.Rectangle({size, position: {x: 200, y: 0}});
  const link = new shapes.standard.Link({source: {id: element.id}, target: {id: other.id}});
  const second = new shapes.standard.Link({source: {x: 0, y: 200}, target: {id: link.id}});
  graph.addCells([element, other, link, second]);
  const elementView = paper.findViewByModel(element);
  const linkView = paper.findViewByModel(link);
  const tool = new elementTools.Remove();
  const toolsView = new dia.ToolsView({tools: [tool]});
  elementView.addTools(toolsView);
  const views = [elementView, linkView];
  return {
    'mvc.Collection contains mvc.Model': new mvc.Collection([{a: 1}]).at(0) instanceof mvc.Model,
    'dia.Graph uses mvc.Collection': graph.get('cells') instanceof mvc.Collection,
    'dia.Graph contains dia.Cell': graph.getCells().every((cell) => cell instanceof dia.Cell),
    'dia.Element contains ports': element.hasPort('port'),
    'dia.Paper draws dia.Graph': paper.model === graph,
    'dia.Paper contains dia.PaperLayer': paper.getLayerView('cells') instanceof dia.PaperLayer,
    'dia.Paper contains dia.CellView': views.every(
      (view) => view instanceof dia.CellView && paper.el.contains(view.el),
    ),
    'dia.CellView draws dia.Cell': views.every((view) => view.model instanceof dia.Cell),
    'dia.ElementView draws dia.Element': elementView instanceof dia.ElementView && elementView.model === element,
    'dia.LinkView draws dia.Link': linkView instanceof dia.LinkView && linkView.model === link,
    'dia.CellView contains dia.ToolsView': elementView.hasTools() && toolsView.options.relatedView === elementView,
    'dia.ToolsView contains dia.ToolView':
      (toolsView as unknown as {tools: unknown[]}).tools[0] === tool && tool instanceof dia.ToolView,
    'dia.HighlighterView uses dia.CellView':
      highlighters.mask.add(elementView, 'body', 'mark').cellView === elementView,
    ...Object.fromEntries([...asked].map((name) => [`dia.LinkView uses ${name}`, true])),
  };
}

for (const version of versionNames) {
  const {label} = versionNamed(version);
  const {nodes, relations} = classMapOf(version);
  const ofPlus = new Set(nodes.filter(({isPlus}) => isPlus).map(({id}) => id));
  const known = relations.filter(({from, to}) => !ofPlus.has(from) && !ofPlus.has(to));

  test(`${label}: classes extend what the map says`, async ({libraries}) => {
    const lines = known.filter(({kind}) => kind === 'extends');
    const results = await (await libraries.of(versionNamed(version))).evaluate(truly, lines);
    expect(lines.filter((_, index) => !results[index])).toEqual([]);
    expect(lines.length).toBeGreaterThan(15);
  });

  test(`${label}: each other line of the map is true`, async ({libraries}) => {
    const page = await libraries.of(versionNamed(version));
    const lines = known.filter(({kind}) => kind !== 'extends').map(({from, kind, to}) => `${from} ${kind} ${to}`);
    expect(await page.evaluate(proven)).toEqual(Object.fromEntries(lines.map((line) => [line, true])));
  });

  test(`${label}: the drawing is what the library draws now: npm run api:map`, async ({browser}) => {
    const drawn = await drawClassMap(browser, projectDir, version);
    expect(fs.readFileSync(drawingFile(projectDir, version), 'utf8')).toBe(drawn);
  });
}

test('a line that is wrong is noticed', async ({libraries}) => {
  const page = await libraries.of(versionNamed('current'));
  const wrong = [
    {from: 'dia.Graph', to: 'dia.Cell'},
    {from: 'highlighters', to: 'dia.ToolView'},
  ];
  expect(await page.evaluate(truly, wrong)).toEqual([false, false]);
});
