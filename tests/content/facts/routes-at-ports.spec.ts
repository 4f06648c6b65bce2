import type {dia, routers} from 'joint-core-4.1';
import {latestVersion, versionNames, versionNamed} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {block, expectStated, prove} from '../../support/page-proof';

// Routes between ports that stick out of elements close to each other, and routes after a change
// that no pointer makes.

const file = 'api/routers.mdx';
const undo = 'Undo, redo, deletion and your own code fire no pointer events, so the links then keep their routes.';

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label} routers.mdx: the router of the page crosses narrow gaps between ports`, async ({
    libraries,
  }) => {
    const states = (words: string) => expectStated(version, file, 'manhattan-close-elements', words);
    states('Between ports that stick out, this is the gap between the drawn ports.');
    const code = block(version, file, 'const gap =');
    const failures = async (text: string) =>
      prove(await libraries.of(version), text, ({paper, graph, link}) => {
        const found: unknown[] = [];
        for (const r of [0, 4, 5, 6, 11, 14]) {
          graph.clear();
          const port = (side: string) => ({
            groups: {p: {position: side, attrs: {circle: {r, magnet: true}}}},
            items: [{id: 'p', group: 'p'}],
          });
          const shape = (id: string, side: string) => {
            const rect = {id, size: {width: 200, height: 140}, type: 'standard.Rectangle', ports: port(side)};
            graph.addCell(rect);
            return graph.getCell(id) as dia.Element;
          };
          shape('a', 'right');
          const b = shape('b', 'left');
          const connectionPoint = {name: 'anchor'};
          const wire = link({id: 'a', port: 'p', connectionPoint}, {id: 'b', port: 'p', connectionPoint});
          const view = wire.findView(paper) as dia.LinkView;
          for (const y of [0, 20, -33, 100, 160]) {
            for (let gap = 2 * r + 7; gap <= 2 * r + 110; gap += 1) {
              b.position(200 + gap, y);
              const {x} = view.sourceAnchor;
              const leaves = view.route.length === 0 || view.route[0]!.x > x;
              if (!leaves || view.getConnectionLength() > view.targetAnchor.x - x + Math.abs(y) + 1)
                found.push([r, y, gap]);
            }
          }
        }
        return found;
      });
    expect(await failures(code)).toEqual([]);
    const ofModels = code.replaceAll(/\.union\(\w+\)/g, '');
    expect(ofModels).not.toBe(code);
    expect(await failures(ofModels)).not.toEqual([]);
  });

  test(`${version.label} routers.mdx: the gap between ports, and the sides of a fallback`, async ({libraries}) => {
    const states = (words: string) => expectStated(version, file, 'when-it-falls-back-to-orthogonal', words);
    states('the gap is the distance between the drawn ports.');
    states('The second try may use any side, and `orthogonal` has no option for the sides.');
    const code = `exports.apply = (link) => { ${block(version, file, 'sourceDirection: RIGHT').replace(/^import .*$/m, "const { routers } = require('');")} };`;
    const found = await prove(await libraries.of(version), code, ({joint, paper, exports, box, link}) => {
      const ports = (side: string) => ({
        groups: {p: {position: side, attrs: {circle: {r: 11, magnet: true}}}},
        items: [{id: 'p', group: 'p'}],
      });
      box('a', 100, 100, {ports: ports('right')});
      const b = box('b', 0, 0, {ports: ports('left')});
      const wire = link({id: 'a', port: 'p'}, {id: 'b', port: 'p'});
      const view = wire.findView(paper) as dia.LinkView;
      let fails = false;
      const fallbackRouter = (vertices: dia.Point[]) => {
        fails = true;
        return vertices;
      };
      const sides = {startDirections: ['right'], endDirections: ['left'], fallbackRouter};
      wire.router((vertices, _args, of) =>
        joint.routers.manhattan(vertices, sides as unknown as routers.ManhattanRouterArguments, of),
      );
      const failing: number[] = [];
      for (let gap = 40; gap <= 90; gap += 1) {
        fails = false;
        b.position(180 + gap, 120);
        if (fails || view.getConnectionLength() > view.targetAnchor.x - view.sourceAnchor.x + 1) failing.push(gap);
      }
      // the way to the right is walled off
      b.position(500, 300);
      box('wall', 190, 60, {size: {width: 40, height: 160}});
      const ends = () => [view.route[0]!.x > view.sourceAnchor.x, view.route.at(-1)!.x < view.targetAnchor.x];
      wire.router((vertices, _args, of) => joint.routers.orthogonal(vertices, {}, of));
      const ofOrthogonal = ends();
      exports.apply!(wire as never);
      return [
        failing.some((gap) => gap >= 50),
        failing.every((gap) => gap < 22 + 50),
        ofOrthogonal.every(Boolean),
        ends(),
      ];
    });
    expect(found).toEqual([true, true, false, [true, true]]);
  });

  test(`${version.label}: links keep their routes when no pointer moves an element`, async ({libraries}) => {
    expectStated(version, file, 'when-a-link-is-routed-again', undo);
    if (version === latestVersion) {
      expectStated(version, 'learn/recipes.mdx', 'reroute', undo);
    }
    const code = block(version, file, 'requestConnectionUpdate()');
    const found = await prove(await libraries.of(version), code, ({paper, box, link}) => {
      box('a', 0, 100);
      box('b', 500, 100);
      const wall = box('wall', 250, 300);
      const wire = link({id: 'a'}, {id: 'b'}, {router: {name: 'manhattan'}});
      const view = wire.findView(paper) as dia.LinkView;
      const direct = view.getSerializedConnection();
      wall.position(250, 100);
      const kept = view.getSerializedConnection() === direct;
      const fire = (type: string, target: EventTarget, y: number) => {
        const {x: clientX, y: clientY} = paper.localToClientPoint(290, y);
        target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY}));
      };
      wall.position(250, 300);
      fire('mousedown', wall.findView(paper).el, 320);
      fire('mousemove', document, 120);
      fire('mouseup', document, 120);
      const around = view.getSerializedConnection();
      wall.remove();
      return [kept, around !== direct, view.getSerializedConnection() === around];
    });
    expect(found).toEqual([true, true, true]);
  });
}
