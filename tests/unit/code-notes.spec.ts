import {expect, test} from '@playwright/test';
import {notesOf} from '../../src/build/remark/code-notes';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {highlight} from '../../src/build/remark/highlight';
import {versionNames} from '../../src/common/versions';
import {projectDir} from '../support/sites';

const program = `const a = 1; // [1]
// [2]
const b = list[1];
// [3]

/*
[1] The first note goes
    on in a second line.
[2] The second <b>.
*/
`;

test('reads the notes at the end of a program, of any number of lines', () => {
  expect([...notesOf(program)]).toEqual([
    ['1', 'The first note goes on in a second line.'],
    ['2', 'The second <b>.'],
  ]);
  expect(notesOf('/*\n[1] Not at the end.\n*/\nrun();\n').size).toBe(0);
});

test('each mark with a note opens it, and everything else stays text', async () => {
  const html = await highlight(program, 'ts');
  const [, id] = /popovertarget="([^"]+)-1" aria-label="Note \[1\]">\[1\]<\/button>/.exec(html) ?? [];
  expect(html).toContain(`<span id="${id}-1" class="code-note-text" popover="auto">The first note goes on`);
  expect(html).toContain(`<span id="${id}-2" class="code-note-text" popover="auto">The second &#x3C;b>.</span>`);
  expect(html.match(/<button /g)).toHaveLength(2);
  expect(html).toContain('// [3]');
  // The same program elsewhere on the page has other ids.
  expect(await highlight(program, 'ts', 'demo="start/draw"')).not.toContain(`id="${id}-1"`);
  expect(await highlight('run(); // [1]\n', 'ts')).not.toContain('button');
});

for (const version of versionNames) {
  test(`${version}: the marks in demos and the notes at their ends belong together`, () => {
    const loose = readDemos(projectDir, version).flatMap(({id, files}) =>
      files.flatMap(({name, text}) => {
        const notes = [...notesOf(text).keys()];
        const body = text.slice(0, text.lastIndexOf('\n/*\n[1]') + 1 || undefined);
        const marks = [...body.matchAll(/\/[/*].*\[(\d+)\]/g)].map(([, number]) => number);
        const isOrdered = notes.every((number, i) => number === String(i + 1));
        return isOrdered && String([...new Set(marks)].sort()) === String([...notes].sort())
          ? []
          : [`${id}/${name}: marks ${marks.join(', ')}, notes ${notes.join(', ')}`];
      }),
    );
    expect(loose).toEqual([]);
  });
}
