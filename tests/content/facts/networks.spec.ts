import type {dia} from 'joint-core-4.1';
import {latestVersion, versionNames, versionNamed} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {block, expectStated, prove} from '../../support/page-proof';

// Diagrams without a direction: hidden elements, hidden links with tokens, and forces.

const containers = 'learn/features/containers-and-grouping.mdx';
const forces = 'learn/features/automatic-layouts/force-directed.mdx';

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label} containers-and-grouping.mdx: joining with and without a direction`, async ({libraries}) => {
    const states = (words: string) => expectStated(version, containers, 'hide-and-join', words);
    states('A temporary link follows the direction of the hidden links.');
    states('**Without a direction, each pair gets one link.**');
    states('**Elements that already have a link in the same direction get no second one.**');
    if (version === latestVersion) {
      expectStated(version, 'learn/recipes.mdx', 'hide-and-join', 'unless you pass `false` as the third argument');
    }
    const hide = block(version, containers, 'export function hideElements');
    const bridgesOf = async (code: string) =>
      prove(await libraries.of(version), code, ({graph, exports, box, link}) => {
        ['in', 'hub', 'x', 'y', 'z'].forEach((id, i) => box(id, 120 * i, 0));
        for (const to of ['x', 'y', 'z']) link({id: 'hub'}, {id: to});
        link({id: 'in'}, {id: 'hub'});
        link({id: 'in'}, {id: 'x'});
        const bridges = (isDirected: boolean, ...ids: string[]) => {
          exports.hideElements!(graph as never, new Set(ids) as never, isDirected as never);
          const found = graph.getLinks().filter((each) => each.get('bridge') as boolean);
          const names = found.map((each) => `${each.source().id}-${each.target().id}`).sort();
          return [names, found.every((each) => each.attr('line/targetMarker/d') === '')];
        };
        return [bridges(true, 'hub'), bridges(false, 'hub'), bridges(true, 'in'), bridges(false, 'in')];
      });
    const expected = [
      [['in-y', 'in-z'], false],
      [['in-y', 'in-z', 'x-y', 'x-z', 'y-z'], true],
      [[], true],
      [[], true],
    ];
    expect(await bridgesOf(hide)).toEqual(expected);
    const withoutLook = hide.replace(/^.*isNeighbor.*$/m, '');
    expect(await bridgesOf(withoutLook)).not.toEqual(expected);
  });

  test(`${version.label} LinkView.mdx: a token moves along a hidden link`, async ({libraries}) => {
    expectStated(version, 'api/dia/LinkView.mdx', 'sendToken', 'A token also moves along a link that is hidden');
    const links = 'learn/features/diagram-basics/links.mdx';
    expectStated(version, links, 'send-a-token-along-a-link', 'The token is also visible when the link is hidden');
    if (version === latestVersion) {
      expectStated(version, 'learn/recipes.mdx', 'token', 'It is also visible on a hidden link');
    }
    const found = await prove(await libraries.of(version), '', async ({joint, paper, link}) => {
      const ways = [{root: {display: 'none'}}, {root: {style: {display: 'none'}}}];
      const moved = [];
      for (const attrs of ways) {
        const wire = link({x: 100, y: 100}, {x: 600, y: 100}, {attrs});
        const view = wire.findView(paper) as dia.LinkView;
        const token = joint.V('circle', {r: 6}).node as SVGGraphicsElement;
        view.sendToken(token, 400);
        const start = paper.localToClientPoint(100, 100).x;
        for (let frames = 0; token.isConnected && token.getBoundingClientRect().x < start + 20; frames += 1) {
          await new Promise(requestAnimationFrame);
        }
        moved.push([getComputedStyle(view.el).display === 'none', token.isConnected]);
      }
      return moved;
    });
    expect(found).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test(`${version.label} force-directed.mdx: its arguments, and links behind elements`, async ({libraries}) => {
    const states = (anchor: string, words: string) => expectStated(version, forces, anchor, words);
    states('without-jointjs', '`distance` is the length in px that links try to get');
    states('without-jointjs', 'The forces become weaker from round to round.');
    states('a-link-runs-behind-an-element', 'nothing pushes a link away from an element that it passes');
    expectStated(version, 'learn/features/automatic-layouts/index.mdx', 'choose-a-layout', '[A short simulation]');
    const code = block(version, forces, 'export function forceLayout');
    const found = await prove(await libraries.of(version), code, ({joint, graph, exports, box, link}) => {
      const run = (steps?: number, distance?: number) =>
        exports.forceLayout!(graph as never, {x: 0, y: 0} as never, steps as never, distance as never);
      box('a', 0, 0);
      box('b', 0, 0);
      const wire = link({id: 'a'}, {id: 'b'});
      const length = () => {
        const [a, b] = [wire.getSourceElement()!, wire.getTargetElement()!].map((end) => end.getBBox().center());
        return Math.round(a!.distance(b!));
      };
      const lengths = [120, 240].map((distance) => {
        run(300, distance);
        return Math.abs(length() / distance - 1) < 0.25;
      });
      // each of twelve has links to six others
      graph.clear();
      const ids = Array.from({length: 12}, (_, i) => `n${i}`);
      ids.forEach((id) => box(id, 0, 0));
      ids.forEach((id, i) => [1, 2, 5].forEach((by) => link({id}, {id: ids[(i + by) % 12]!})));
      run();
      const crossed = graph.getLinks().filter((each) => {
        const ends = [each.getSourceElement()!, each.getTargetElement()!];
        const [from, to] = ends.map((end) => end.getBBox().center());
        const line = new joint.g.Line(from!, to!);
        return graph.getElements().some((other) => !ends.includes(other) && line.intersect(other.getBBox()));
      });
      return [lengths, crossed.length > 0];
    });
    expect(found).toEqual([[true, true], true]);
  });
}
