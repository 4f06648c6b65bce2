import fs from 'node:fs';
import path from 'node:path';
import type {dia} from 'joint-core-4.1';
import {latestVersion, versionNames, versionNamed} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {block, expectStated, prove} from '../../support/page-proof';
import {projectDir} from '../../support/sites';

// Labels whose size on the screen stays the same: beside their boxes, in exports, and when the
// diagram is fitted. Labels of links that lie side by side.

const versions = versionNames.map(versionNamed);
const recipes = 'learn/recipes.mdx';
const paperPage = 'learn/features/diagram-basics/paper.mdx';
const exportPage = 'learn/features/export-import/index.mdx';
const labelsPage = 'learn/features/labels.mdx';

for (const version of versions) {
  test(`${version.label} labels.mdx: a box keeps the size that its text had, a halo does not`, async ({libraries}) => {
    expectStated(version, labelsPage, 'the-box-does-not-fit-the-text', 'the box keeps its size');
    expectStated(version, labelsPage, 'the-built-in-label', 'as large as the text was when the label was drawn');
    expectStated(version, paperPage, 'detail-by-zoom', "because the box doesn't follow the variable");
    const halo = block(version, labelsPage, "paintOrder: 'stroke'");
    const code = `${block(version, paperPage, 'function adaptDetail')}
      exports.halo = (link) => { ${halo} };`;
    const found = await prove(await libraries.of(version), code, ({paper, exports, link}) => {
      const text = {text: 'receives', fontSize: 'var(--label-size, 12px)'};
      const wire = link({x: 50, y: 50}, {x: 650, y: 50}, {labels: [{attrs: {text}}]});
      const node = (name: string) =>
        (wire.findView(paper) as dia.LinkView).findLabelNode(0, name) as SVGGraphicsElement;
      paper.scale(0.2);
      const [words, behind] = [node('text').getBoundingClientRect(), node('rect').getBoundingClientRect()];
      exports.halo!(wire as never);
      const style = getComputedStyle(node('text'));
      return [
        words.width > 3 * behind.width,
        getComputedStyle(node('rect')).fill,
        style.paintOrder.startsWith('stroke'),
        style.stroke,
        Math.round(parseFloat(style.fontSize) * paper.scale().sx),
        style.strokeWidth,
      ];
    });
    expect(found).toEqual([true, 'none', true, 'rgb(255, 255, 255)', 12, '18px']);
  });

  test(`${version.label} paper.mdx: labels of constant size make each fit smaller`, async ({libraries}) => {
    expectStated(version, paperPage, 'zoom-so-that-everything-is-visible', 'so the next call makes it even smaller');
    if (version === latestVersion) {
      expectStated(version, recipes, 'fit', 'Otherwise, each call can make the diagram smaller.');
      expectStated(version, recipes, 'label-size', "so that these labels aren't measured");
    }
    const code = block(version, paperPage, 'function adaptDetail');
    const found = await prove(await libraries.of(version), code, ({paper, box}) => {
      const attrs = {
        label: {
          text: 'a server with a long name',
          y: 'calc(h + 4)',
          textVerticalAnchor: 'top',
          fontSize: 'var(--label-size, 12px)',
        },
      };
      for (let i = 0; i < 12; i += 1) box(`b${i}`, (i % 4) * 500, Math.floor(i / 4) * 200, {attrs});
      const scalesOf = (useModelGeometry: boolean) =>
        [1, 2, 3, 4].map(() => {
          paper.transformToFitContent({padding: 20, useModelGeometry});
          return paper.scale().sx;
        });
      const drawn = scalesOf(false);
      const models = scalesOf(true);
      return [
        drawn.slice(1).every((scale, i) => scale < drawn[i]! - 0.001),
        new Set(models.map((scale) => scale.toFixed(6))).size,
      ];
    });
    expect(found).toEqual([true, 1]);
  });

  test(`${version.label} export-import/index.mdx: styles that depend on the zoom are those of 100 %`, async ({
    libraries,
  }) => {
    expectStated(version, exportPage, 'svg-png-and-jpeg', 'then have the values for 100 %.');
    const module = block(version, exportPage, 'async function drawing').replaceAll('export async', 'async');
    const demo = fs.readFileSync(path.join(projectDir, version.folder, '_demos/paper/export/index.ts'), 'utf8');
    const [properties, toSvg] = [/^const properties.*$/m, /^function toSvg[^]*?^}/m].map((part) => part.exec(demo)![0]);
    const ofPage = `${module}\nexports.toSvg = async () => (await toSVG(paper)).text();`;
    const ofDemo = `${properties}\n${toSvg}\nexports.toSvg = () => decodeURIComponent(toSvg().url.replace(/^[^,]*,/, ''));`;
    const exported = async (code: string) =>
      prove(
        await libraries.of(version),
        `${block(version, paperPage, 'function adaptDetail')}\n${code}`,
        async ({joint, paper, exports, box, link}) => {
          const style = document.body.appendChild(document.createElement('style'));
          style.textContent = ".is-small [joint-selector='label'] { display: none }";
          const fontSize = 'var(--label-size, 12px)';
          box('a', 0, 0, {attrs: {label: {text: 'a', fontSize}}});
          const labels = [{attrs: {text: {text: 'yes', fontSize}}}];
          const wire = link({id: 'a'}, {x: 400, y: 20}, {labels});
          paper.scale(0.35);
          paper.translate(30, 40);
          (wire.findView(paper) as dia.LinkView).sendToken(joint.V('circle', {r: 6}).node, 500);
          const text = (await exports.toSvg!()) as string;
          const copy = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
          const texts = Array.from(copy.querySelectorAll('text'), (node) => [
            node.style.fontSize || node.style.font.slice(0, 4),
            node.style.display,
          ]);
          const {sx} = paper.scale();
          return [
            texts,
            copy.querySelectorAll('circle').length,
            [sx, paper.translate().tx, paper.el.classList.contains('is-small')],
          ];
        },
      );
    for (const code of [ofPage, ofDemo]) {
      const result = await exported(code);
      expect(result).toEqual([
        [
          ['12px', 'block'],
          ['12px', 'block'],
        ],
        0,
        [0.35, 30, true],
      ]);
      const withoutReset = code.replace(/paper\.matrix\(\{.*?\}\);/, '');
      expect(await exported(withoutReset)).not.toEqual(result);
      const withTokens = code.replace("'.joint-cells-layer > :not([model-id])'", "'.none'");
      expect(await exported(withTokens)).not.toEqual(result);
    }
  });
}

test('recipes.mdx: labels of links side by side', async ({libraries}) => {
  expectStated(
    latestVersion,
    recipes,
    'side-by-side',
    'the first label of each link gets its own place along the line',
  );
  const code = block(latestVersion, recipes, 'function drawSideBySide(').replace(
    '\ndrawSideBySide(source, target);',
    '\nexports.draw = drawSideBySide;',
  );
  const closest = async (text: string) =>
    prove(await libraries.of(latestVersion), text, ({paper, exports, box, link}) => {
      const size = {width: 100, height: 60};
      const [a, b] = [box('a', 0, 200, {size}), box('b', 600, 300, {size})];
      const labels = [{attrs: {text: {text: 'yes'}}, position: {offset: 5}}];
      const wires = [
        link({id: 'a'}, {id: 'b'}, {labels}),
        link({id: 'b'}, {id: 'a'}, {labels}),
        link({id: 'a'}, {id: 'b'}),
        link({id: 'b'}, {id: 'a'}, {labels}),
      ];
      exports.draw!(a as never, b as never);
      const named = wires.filter((wire) => wire.labels().length > 0);
      const places = named.map((wire) =>
        (wire.findView(paper) as dia.LinkView).getLabelCoordinates({
          distance: 0.5,
          ...(wire.label(0).position as object),
        }),
      );
      const distances = places.flatMap((place, i) => places.slice(i + 1).map((other) => place.distance(other)));
      const offsets = named.map((wire) => (wire.label(0).position as dia.Link.LabelPosition).offset);
      return [named.length, offsets, Math.min(...distances) > 60];
    });
  expect(await closest(code)).toEqual([3, [5, 5, 5], true]);
  const sameWay = code.replace('each.source().id === one.id ? ratio : 1 - ratio', 'ratio');
  expect(sameWay).not.toBe(code);
  expect(await closest(sameWay)).toEqual([3, [5, 5, 5], false]);
});
