import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {sectionSource} from '../../../src/build/content/page';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/customizing-shapes/link-arrowheads.mdx';

test('each arrowhead of the table of common arrowheads is drawn', async ({library}) => {
  const section = sectionSource(readPage(`${latestVersion.folder}/${file}`, project), 'common-arrowheads');
  const rows = [...section.matchAll(/^\| (.+?) +\| `(\{.+\})` +\|$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  expect(rows.length).toBeGreaterThan(9);
  const drawn = await library.evaluate((list) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    const el = document.createElement('div');
    document.body.append(el);
    const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
    const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes});
    const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 200, y: 50}});
    graph.addCell(link);
    const lengths = list.map(([name, value]) => {
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the value is the one on the page
      const marker = (new Function(`return ${value}`) as () => unknown)();
      link.attr('line/targetMarker', marker as dia.SVGMarkerJSON, {rewrite: true});
      const id = /#(.+)\)/.exec(link.findView(paper).findNode('line')!.getAttribute('marker-end')!)![1]!;
      const node = document.getElementById(id)!.firstElementChild as SVGGeometryElement;
      return [name, node.getTotalLength() > 15];
    });
    document.body.replaceChildren();
    return lengths;
  }, rows);
  expect(drawn).toEqual(rows.map(([name]) => [name, name !== 'none']));
});

facts(file, [
  {
    member: 'color-and-size',
    states:
      'With `opacity`, the marker becomes too faint, because the browser applies the opacity of the line to the marker a second time.',
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const block = {type: 'path', d: 'M 40 -20 0 -20 0 20 40 20 z', stroke: 'none'};
      const full = {'fill-opacity': 1, 'stroke-opacity': 1};
      const lines = [
        {opacity: 0.5, targetMarker: block},
        {strokeOpacity: 0.5, targetMarker: block},
        {opacity: 0.5, targetMarker: {...block, ...full}},
      ];
      graph.addCells(
        lines.map((line, index) => {
          const y = 50 + 80 * index;
          const attrs = {line: {stroke: '#000000', ...line}};
          return new joint.shapes.standard.Link({source: {x: 0, y}, target: {x: 200, y}, attrs});
        }),
      );
      const image = new Image();
      const copy = paper.svg.cloneNode(true) as SVGElement;
      copy.setAttribute('width', '400');
      copy.setAttribute('height', '300');
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), {width: 400, height: 300}).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return lines.map((_line, index) =>
        Math.round((context.getImageData(180, 62 + 80 * index, 1, 1).data[3]! / 255) * 4),
      );
    },
    // Quarters of full opacity.
    expected: [1, 2, 2],
  },
  {
    member: 'images',
    states: 'If you use `markup` instead, a `transform` in the markup is added to the rotation.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const transform = (targetMarker: object) => {
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          attrs: {line: {targetMarker}},
        });
        graph.addCell(link);
        const id = /#(.+)\)/.exec(link.findView(paper).findNode('line')!.getAttribute('marker-end')!)![1]!;
        return document.getElementById(id)!.firstElementChild!.getAttribute('transform');
      };
      const markup = joint.util.svg`<image width="16" height="16" transform="translate(-8, -8)"/>`;
      return [transform({type: 'image', transform: 'translate(-8, -8)'}), transform({markup})];
    },
    expected: ['translate(-8, -8)', 'rotate(180) translate(-8, -8)'],
  },
  {
    member: 'markers-at-vertices',
    states: 'At a corner, it points halfway between the two directions of the line:',
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const d = 'M 10 -2 50 -2 50 2 10 2 z';
      const link = new joint.shapes.standard.Link({
        source: {x: 10, y: 100},
        target: {x: 100, y: 250},
        vertices: [{x: 100, y: 100}],
        attrs: {line: {vertexMarker: {type: 'path', d}}},
      });
      graph.addCell(link);
      const image = new Image();
      const copy = paper.svg.cloneNode(true) as SVGElement;
      copy.setAttribute('width', '400');
      copy.setAttribute('height', '300');
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), {width: 400, height: 300}).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const painted = (degrees: number) => {
        const angle = (degrees * Math.PI) / 180;
        return context.getImageData(100 + 30 * Math.cos(angle), 100 + 30 * Math.sin(angle), 1, 1).data[3]! > 100;
      };
      return [0, 45, 135, 225, 315].filter(painted);
    },
    expected: [45],
  },
  {
    member: 'markers-at-vertices',
    states: 'With the `rounded` connector, each corner has two markers, one at each end of the curve.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return ['normal', 'rounded'].map((name) => {
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 0},
          target: {x: 400, y: 100},
          vertices: [
            {x: 100, y: 100},
            {x: 300, y: 0},
          ],
          connector: {name: name as 'rounded'},
        });
        graph.addCell(link);
        const path = link.findView(paper).findNode('line')!.getAttribute('d')!;
        // The points between the first and the last.
        return path.match(/[LC]/g)!.length - 1;
      });
    },
    expected: [2, 4],
  },
  {
    member: 'let-the-arrowhead-touch-the-outline',
    states:
      'connection point adds half the width of the border. A link at a right angle to the border then ends at its outer edge.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({
        position: {x: 200, y: 50},
        size: {width: 100, height: 100},
        attrs: {body: {strokeWidth: 10}},
      });
      graph.addCell(box);
      return [undefined, {stroke: true}, {stroke: true, offset: 2}].map((args) => {
        const connectionPoint = args && {name: 'boundary' as const, args};
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 100}, target: {id: box.id, connectionPoint}});
        graph.addCell(link);
        return (link.findView(paper) as dia.LinkView).targetPoint.x;
      });
    },
    expected: [200, 195, 193],
  },
  {
    member: 'change-an-arrowhead-later',
    states: 'The definition stays there, even after the link is removed.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const count = () => paper.svg.querySelectorAll('marker').length;
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 200, y: 50}});
      graph.addCell(link);
      const counts = [count()];
      for (const color of ['#c2410c', '#333333', '#0f6f78']) {
        link.attr('line/stroke', color);
        counts.push(count());
      }
      link.remove();
      return [...counts, count()];
    },
    expected: [1, 2, 2, 3, 3],
  },
  {
    member: 'parts-of-the-old-arrowhead-remain',
    states: 'For example, a filled marker on a `uml.Inheritance` link becomes white again.',
    run: ({joint}) => {
      const white = {type: 'path', d: 'M 16 -8 0 0 16 8 z', fill: '#ffffff'};
      const Inheritance = joint.shapes.standard.Link.define('uml.Inheritance', {attrs: {line: {targetMarker: white}}});
      const cellNamespace = {...joint.shapes, uml: {Inheritance}};
      const fill = (marker: object) => {
        const graph = new joint.dia.Graph({}, {cellNamespace});
        const link = new Inheritance({source: {x: 0, y: 0}, target: {x: 9, y: 9}});
        graph.addCell(link);
        link.attr('line/targetMarker', marker, {rewrite: true});
        const before = link.attr('line/targetMarker/fill') as string | undefined;
        graph.fromJSON(JSON.parse(JSON.stringify(graph.toJSON())) as dia.Graph.Attributes);
        return [before ?? null, graph.getLinks()[0]!.attr('line/targetMarker/fill') as string];
      };
      return [
        fill({type: 'path', d: 'M 14 -6 0 0 14 6 z'}),
        fill({type: 'path', d: 'M 14 -6 0 0 14 6 z', fill: 'red'}),
      ];
    },
    expected: [
      [null, '#ffffff'],
      ['red', 'red'],
    ],
  },
  {
    member: 'the-arrowhead-is-not-drawn',
    states: 'is written to the DOM as a meaningless attribute. No error is thrown.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 50},
        target: {x: 200, y: 50},
        attrs: {line: {targetMarker: 'arrow' as unknown as dia.SVGMarkerJSON}},
      });
      const error = thrown(() => graph.addCell(link));
      const line = link.findView(paper).findNode('line')!;
      return [error, line.getAttribute('target-marker'), line.getAttribute('marker-end')];
    },
    expected: [null, 'arrow', null],
  },
  {
    member: 'cannot-read-properties-of-undefined-reading-attr',
    states: 'The `markup` of the marker is an empty array or a single object.',
    run: ({joint, newPaper, thrown}) => {
      const error = (markup: unknown) =>
        thrown(() =>
          newPaper().graph.addCell(
            new joint.shapes.standard.Link({
              source: {x: 0, y: 50},
              target: {x: 200, y: 50},
              attrs: {line: {targetMarker: {markup} as dia.SVGMarkerJSON}},
            }),
          ),
        );
      return [error([]), error({tagName: 'circle'}), error([{tagName: 'circle'}])];
    },
    expected: [
      "Cannot read properties of undefined (reading 'attr')",
      "Cannot read properties of undefined (reading 'attr')",
      null,
    ],
  },
  {
    member: 'clicks-on-the-arrowhead-do-nothing',
    states: "Markers don't receive events.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 50},
        target: {x: 200, y: 50},
        attrs: {line: {targetMarker: {type: 'path', d: 'M 40 -30 0 0 40 30 z'}}},
      });
      graph.addCell(link);
      const hit = () => {
        const {x, y} = paper.localToClientPoint(165, 65);
        return document.elementFromPoint(x, y)?.getAttribute('joint-selector');
      };
      const before = hit();
      link.attr('wrapper/strokeWidth', 60);
      return [before, hit()];
    },
    expected: ['svg', 'wrapper'],
  },
  {
    member: 'clicks-on-the-arrowhead-do-nothing',
    states:
      "Its round caps reach beyond both ends, where they can cover a port, so set `wrapper/strokeLinecap` to `'butt'`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 200, y: 50}});
      graph.addCell(link);
      const hit = () => {
        const {x, y} = paper.localToClientPoint(215, 50);
        return document.elementFromPoint(x, y)?.getAttribute('joint-selector');
      };
      link.attr('wrapper/strokeWidth', 60);
      const round = hit();
      link.attr('wrapper/strokeLinecap', 'butt');
      return [round, hit()];
    },
    expected: ['wrapper', 'svg'],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'sourceMarker',
    states: 'If the line sets its opacity, `fillOpacity` and `strokeOpacity` of the drawing have no effect.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [{opacity: 0.5}, {}].map((line) => {
        const sourceMarker = {type: 'circle', r: 5, fill: 'white', fillOpacity: 1, strokeOpacity: 1};
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          attrs: {line: {...line, sourceMarker}},
        });
        graph.addCell(link);
        const id = /#(.+)\)/.exec(link.findView(paper).findNode('line')!.getAttribute('marker-start')!)![1]!;
        const node = document.getElementById(id)!.firstElementChild!;
        return ['fill', 'fill-opacity', 'stroke-opacity'].map((name) => node.getAttribute(name));
      });
    },
    expected: [
      ['white', '0.5', '0.5'],
      ['white', '1', '1'],
    ],
  },
]);

facts(file, [
  {
    member: 'draw-a-marker',
    states: "a link ends at the edge of a port, and the port doesn't cover the marker",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const port = {position: 'left', attrs: {circle: {r: 8, magnet: true}}};
      const ports = {groups: {in: port}, items: [{id: 'in', group: 'in'}]};
      const size = {width: 60, height: 40};
      const element = new joint.shapes.standard.Rectangle({position: {x: 300, y: 100}, size, ports});
      const target = {id: element.id, port: 'in'};
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 120}, target});
      graph.addCells([element, link]);
      const end = () => (link.findView(paper) as dia.LinkView).getConnection()?.end?.x;
      const atEdge = end();
      link.target({...target, connectionPoint: {name: 'anchor'}});
      return [atEdge, end()];
    },
    expected: [292, 300],
  },
]);
