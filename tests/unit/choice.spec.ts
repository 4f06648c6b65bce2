import {expect, test} from '@playwright/test';
import {type Choice, chooseTests, projectsOf} from '../support/choice';
import {projectDir} from '../support/sites';
import {readSources} from '../support/sources';

const sources = readSources(projectDir);
const graph = {file: 'docs/api/dia/Graph.mdx', path: '/api/dia/Graph'};
const license = {file: 'docs/learn/license.mdx', path: '/learn/license'};

const choose = (...changed: string[]): Choice => chooseTests(changed, sources, [graph, license]);
const specs = (...changed: string[]): string[] => choose(...changed).specs.map((file) => file.replace('tests/', ''));

test.describe('a quick run has', () => {
  const ofPart: [file: string, spec: string][] = [
    ['src/site/components/MemberNavigator/index.tsx', 'e2e/member-navigator.spec.ts'],
    ['src/site/components/VersionDropdown/index.tsx', 'e2e/version-dropdown.spec.ts'],
    ['src/site/components/SearchPage/index.tsx', 'e2e/search-page.spec.ts'],
    ['src/theme/DocSidebar/index.tsx', 'e2e/late-parts.spec.ts'],
    ['src/theme/ColorModeToggle/index.tsx', 'e2e/color-mode.spec.ts'],
    ['src/site/css/modes.css', 'e2e/modes.spec.ts'],
    ['src/build/remark/long-pages.ts', 'e2e/long-pages.spec.ts'],
  ];
  for (const [file, spec] of ofPart) {
    test(`${spec} when ${file} has changed`, () => {
      expect([...sources.keys()]).toContain(file);
      expect(specs(file)).toContain(spec);
    });
  }

  test('the tests of the browser that look at a part that is made of the changed one', () => {
    expect(specs('src/site/components/WhenWanted/when-wanted.ts')).toContain('e2e/late-parts.spec.ts');
  });

  test('few tests for one component', () => {
    for (const name of ['VersionDropdown', 'OldVersionNotice']) {
      const chosen = specs(`src/site/components/${name}/index.tsx`).filter((spec) => spec.startsWith('e2e/'));
      expect(chosen.length, name).toBeGreaterThan(2);
      expect(chosen.length, name).toBeLessThan(13);
    }
  });

  test('the walk, the content and the facts of a changed page', () => {
    const chosen = specs(graph.file);
    expect(chosen).toEqual(
      expect.arrayContaining(['walk/pages.spec.ts', 'content/pages.spec.ts', 'content/facts/graph.spec.ts']),
    );
    expect(chosen).toEqual(expect.arrayContaining(['site/built-pages.spec.ts', 'e2e/api-pages.spec.ts']));
    expect(chosen.filter((file) => file.startsWith('e2e/')).length).toBeLessThan(6);
    expect(chosen).not.toContain('content/facts/routers.spec.ts');
  });

  test('what imports a changed file, also by way of others', () => {
    expect(specs('src/site/search/engine/query.ts')).toContain('unit/search-engine.spec.ts');
    expect(specs('tests/support/axe.ts')).toContain('a11y/states.spec.ts');
    expect(specs('tests/support/looks.ts')).toContain('walk/pages.spec.ts');
  });

  test('the demos when one has changed, without the variant site', () => {
    const {specs: chosen, needsBuild, needsVariant} = choose('docs/_demos/start/hello/index.ts');
    expect(chosen).toEqual(['tests/content/demo-pages.spec.ts', 'tests/demos/demos.spec.ts']);
    expect([needsBuild, needsVariant]).toEqual([true, false]);
  });

  test('no build when only a test of functions has changed', () => {
    expect(choose('tests/unit/fonts.spec.ts')).toMatchObject({specs: ['tests/unit/fonts.spec.ts'], needsBuild: false});
  });
});

test('a quick run says which tests it leaves out', () => {
  const {specs: chosen, leftOut} = choose('tests/unit/fonts.spec.ts');
  const all = [...sources.keys()].filter((file) => /^tests\/(?!fixtures|integration\/\w+\/).*\.spec\.ts$/.test(file));
  expect([...chosen, ...leftOut].sort()).toEqual(all.sort());
  expect(leftOut).toContain('tests/faults/build.spec.ts');
});

test('a quick run has the projects of its tests', () => {
  const files = ['tests/unit/fonts.spec.ts', 'tests/content/facts/graph.spec.ts', 'tests/unit/theme.spec.ts'];
  expect(projectsOf(files)).toEqual(['unit', 'facts']);
});
