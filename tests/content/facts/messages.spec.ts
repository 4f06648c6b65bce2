import {readMessages} from '../../../src/build/reference/messages';
import {versionNamed, versionNames} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {projectDir} from '../../support/sites';

/** What the programs of `messages.json` may use. */
const surroundings = `
  const {dia, g, mvc, shapes, util, V} = joint;
  const graph = new dia.Graph({}, {cellNamespace: shapes});
  const paper = new dia.Paper({model: graph, cellViewNamespace: shapes, async: false, width: 400, height: 300});
  document.body.append(paper.el);
  const box = (x, y) => new shapes.standard.Rectangle({position: {x, y}, size: {width: 80, height: 40}});
  const [element, other, third] = [box(20, 20), box(260, 20), box(20, 200)];
  const link = new shapes.standard.Link({source: {id: element.id}, target: {id: other.id}});
  const draw = (markup) => graph.addCell(new dia.Element({type: 'app.Shape', markup}));
  const showTools = (tool) => {
    graph.addCell(element);
    paper.findViewByModel(element).addTools(new dia.ToolsView({tools: [tool]}));
  };
  const OwnControl = joint.elementTools.Control.extend({getPosition: () => ({x: 0, y: 0})});
  const ownSegment = Object.create(Object.getPrototypeOf(g.Path.segmentTypes.M.prototype));
`;

/** A program whose value is what the library says: the message of the error that is thrown, or what is returned. */
const said = (program: string): string => `(() => {
  const {warn} = console;
  try {
    ${surroundings}
    return (() => { ${program} })();
  } catch (error) {
    return error.message;
  } finally {
    console.warn = warn;
  }
})()`;

for (const version of versionNames) {
  test(`${version}: the library says what the list of its messages says`, async ({libraries}) => {
    const library = await libraries.of(versionNamed(version));
    const messages = readMessages(projectDir, version).flatMap(({by, example}) => (by ? [{by, example}] : []));
    const found: {by: string; example: unknown}[] = [];
    for (const {by} of messages) {
      found.push({by, example: await library.evaluate(said(by))});
      await library.evaluate(() => document.body.replaceChildren());
    }
    expect(messages.length).toBeGreaterThan(110);
    expect(found).toEqual(messages);
  });
}

test('a program that causes another message, or none, is found', async ({library}) => {
  expect(await library.evaluate(said("throw new Error('something else')"))).toBe('something else');
  expect(await library.evaluate(said('graph.addCell(element)'))).toBeUndefined();
});
