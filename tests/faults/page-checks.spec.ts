import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {SmallSite} from '../support/small-site';

test('a build whose pages and library disagree fails with all problems, and compresses nothing', async () => {
  const site = new SmallSite();
  try {
    // Its builds leave out the checks and the steps after the build: here, they are what is tested.
    site.edit('docusaurus.config.ts', (text) =>
      text.replace(/const left = \[.*\];/, "const left = ['navbarCheck'];").replace("left.push('pageChecks');", ''),
    );
    site.edit('docs/index.mdx', (text) => `${text}\n\`\`\`ts\ngraph.addCels([]);\n\`\`\`\n`);
    await expect(site.build()).rejects.toThrow('cannot be built');
    expect(site.output).toContain('The pages and the library disagree:');
    expect(site.output).toContain("docs/index.mdx:9: Property 'addCels' does not exist");
    expect(site.output).toContain('dia.Graph.addCells');
    expect(fs.existsSync(site.file('build/index.html.br'))).toBe(false);
  } finally {
    await site.remove();
  }
});
