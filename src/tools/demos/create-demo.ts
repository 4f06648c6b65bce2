import fs from 'node:fs';
import path from 'node:path';
import {versions} from '../../common/versions';
import {demoIds, demosFolder} from '../../build/demos/read-demo';

/** The program of a new demo. */
export const newProgram = `import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
});

const element = new shapes.standard.Rectangle({
  id: 'element',
  position: {x: 40, y: 40},
  size: {width: 120, height: 56},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Drag me', fill: 'var(--ink, #1c2430)', fontSize: 15},
  },
});
graph.addCell(element);

// [1]
paper.on('element:pointermove', () => {
  const {x, y} = element.position();
  element.attr('label/text', \`\${x}, \${y}\`);
});

/*
[1] Notes stand at the end and say what is not obvious: why, when, what to watch.
*/
`;

const readme = (title: string): string => `---
title: ${title}
description: What the demo shows and what there is to try, in one or two sentences.
asks: [what readers type to find it, in other words]
since: '${versions[versions.length - 1]?.label}'
height: 260
interaction:
  - does: The label of the element says where it is.
    steps:
      - drag: '[model-id=element]'
        by: [60, 40]
    effects:
      - of: '[model-id=element] text'
        what: text
---

A short paragraph: what to look at, and which function of the library is at work.
`;

/**
 * Creates a demo that runs, to start from.
 *
 * @param docsDir - the docs folder of a version
 * @param id - group and name, such as `graph/events`
 * @param title - as readers see it
 * @returns the folder of the demo
 * @throws when the id is no group and name, or exists
 */
export function createDemo(docsDir: string, id: string, title: string): string {
  if (!/^[a-z][a-z-]*\/[a-z][a-z-]*$/.test(id)) {
    throw new Error(`"${id}": expected a group and a name in lower case, such as graph/events.`);
  }
  const folder = path.join(docsDir, demosFolder, id);
  if (fs.existsSync(folder)) {
    throw new Error(`${folder} exists. Its neighbors: ${demoIds(path.join(docsDir, demosFolder)).join(', ')}.`);
  }
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'index.ts'), newProgram);
  fs.writeFileSync(path.join(folder, 'README.md'), readme(title));
  return folder;
}
