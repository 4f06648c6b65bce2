import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/themes-and-styling/index.mdx';
const {fences} = readPage(`${latestVersion.folder}/${file}`, project).content;

test('the program and the stylesheet of the page: all parts follow setTheme()', async ({library}) => {
  const source = fences.find(({meta}) => meta.includes('src/look.ts'))?.code ?? '';
  const css = fences.find(({meta}) => meta.includes('src/look.css'))?.code ?? '';
  const {code} = transform(source, {transforms: ['typescript', 'imports']});
  const found = await library.evaluate(
    ([program, style]) => {
      const {joint} = window as unknown as {joint: typeof Joint};
      document.body.innerHTML = `<style>${style}</style><div id="paper"></div>`;
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
      const run = new Function('exports', 'require', `${program}; return {graph, paper};`) as (
        ...args: unknown[]
      ) => unknown;
      const {paper} = run({}, () => joint) as {graph: dia.Graph; paper: dia.Paper};
      const colors = () => {
        const color = (selector: string, name: 'fill' | 'stroke') =>
          getComputedStyle(paper.el.querySelector(selector)!)[name];
        return [
          color('.joint-element [joint-selector=body]', 'fill'),
          color('.joint-link [joint-selector=line]', 'stroke'),
          color('marker path', 'fill'),
          color('.label rect', 'fill'),
          color('.label text', 'fill'),
          getComputedStyle(paper.el).backgroundColor,
          color('.joint-grid-layer pattern > *', 'fill'),
        ];
      };
      const light = colors();
      joint.setTheme('dark');
      const dark = colors();
      joint.setTheme('default');
      document.body.replaceChildren();
      return {light, dark};
    },
    [code, css] as const,
  );
  const rgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  const [light, dark] = [
    ['#e3f4f5', '#0f6f78', '#0f6f78', '#ffffff', '#1c2430', '#ffffff', '#c5ccd6'],
    ['#17363a', '#4fb3bd', '#4fb3bd', '#141a22', '#e6eaf0', '#141a22', '#3a4452'],
  ].map((colors) => colors.map(rgb));
  expect(found).toEqual({light, dark});
});

facts(file, [
  {
    member: 'two-themes-on-one-page',
    states: "A later `setTheme('default')` doesn't change this paper. To change all papers, pass `{ override: true }`.",
    run: ({joint, newPaper}) => {
      const {paper} = newPaper({theme: 'dark'});
      const isDark = () => paper.el.classList.contains('joint-theme-dark');
      const before = isDark();
      joint.setTheme('default');
      const after = isDark();
      Reflect.apply(joint.setTheme, joint, ['default', {override: true}]);
      return [before, after, isDark()];
    },
    expected: [true, true, false],
  },
]);
