import type * as JointCore from 'joint-core-4.1';
import {packageFolder} from '../../src/build/api-model/sources';
import {projectDir} from '../support/sites';
import {expect, settled, test} from '../support/test';
import {buildProject, copyProject, serveFolders} from './project';

test('the diagram of mxGraph is drawn: shapes, places, labels, ways and markers', async ({page}) => {
  const folder = copyProject('mxgraph');
  buildProject(folder);
  const site = await serveFolders({'/': `${folder}/dist`});
  try {
    await page.goto(site.origin);
    const cell = (id: string) => page.locator(`[model-id=${id}]`);
    await expect(page.locator('.joint-element')).toHaveCount(4);
    await expect(page.locator('.joint-link')).toHaveCount(2);
    for (const [id, shape, label] of [
      ['sales', 'rect', 'Sales'],
      ['order', 'rect', 'Order'],
      ['paid', 'polygon', 'Paid?'],
      ['done', 'ellipse', 'Done'],
    ] as const) {
      await expect(cell(id).locator(shape).first(), id).toBeVisible();
      await expect(cell(id).locator('text').first(), id).toHaveText(label);
    }
    // A place within its parent: 20, 60 in a group at 20, 20.
    await expect(cell('order')).toHaveAttribute('transform', 'translate(40,80)');
    await expect(cell('order').locator('rect')).toHaveAttribute('fill', '#dae8fc');
    await expect(cell('e1').locator('text')).toHaveText('sent');
    await expect(cell('e2').locator('text')).toHaveText('yes');
    const line = cell('e2').locator('[joint-selector=line]');
    await expect(line).toHaveAttribute('d', /420 200 L 605 200/);
    await expect(line).toHaveAttribute('stroke-dasharray', '3 3');
    await expect(line).toHaveAttribute('marker-start', /url/);
    await page.mouse.move(40, 40);
    await page.mouse.down();
    await page.mouse.move(60, 60, {steps: 3});
    await page.mouse.up();
    await expect(cell('order')).not.toHaveAttribute('transform', 'translate(40,80)');
  } finally {
    await site.close();
  }
});

for (const snapLinks of [false, true]) {
  test(`in a shadow root, no clicks are fired, and links ${snapLinks ? 'snap' : 'do not connect'}`, async ({page}) => {
    await page.setContent('<body style="margin: 0"><div id="host" style="width: 600px"></div></body>');
    await page.addScriptTag({path: `${packageFolder(projectDir, 'current', 'core')}/dist/joint.min.js`});
    await page.evaluate((snaps) => {
      const {joint} = window as unknown as {joint: typeof JointCore};
      const {dia, shapes} = joint;
      const graph = new dia.Graph({}, {cellNamespace: shapes});
      const paper = new dia.Paper({
        model: graph,
        width: 600,
        height: 300,
        cellViewNamespace: shapes,
        defaultLink: () => new shapes.standard.Link(),
        snapLinks: snaps,
      });
      document.getElementById('host')?.attachShadow({mode: 'open'}).append(paper.el);
      const at = (id: string, x: number) =>
        new shapes.standard.Rectangle({id, position: {x, y: 50}, size: {width: 100, height: 60}});
      graph.addCells([at('a', 40).attr('body/magnet', true), at('b', 300)]);
      const fired: string[] = [];
      paper.on('all', (name: string) => void fired.push(name));
      Object.assign(window, {fired, graph});
    }, snapLinks);
    const firedEvents = () => page.evaluate(() => (window as unknown as {fired: string[]}).fired);
    const target = () =>
      page.evaluate(() => (window as unknown as {graph: JointCore.dia.Graph}).graph.getLinks()[0]?.target());

    await page.mouse.click(330, 80);
    await settled(page);
    expect(await firedEvents()).toEqual(expect.arrayContaining(['element:pointerdown', 'element:pointerup']));
    expect(await firedEvents()).not.toContain('element:pointerclick');

    await page.mouse.move(60, 80);
    await page.mouse.down();
    await page.mouse.move(330, 80, {steps: 6});
    await page.mouse.up();
    await expect.poll(target).toEqual(snapLinks ? {id: 'b'} : {x: 330, y: 80});
  });
}
