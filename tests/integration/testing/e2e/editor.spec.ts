import { type Page, expect, test } from '@playwright/test';

/** The SVG group of a cell. JointJS gives it the id of the model. */
const cell = (page: Page, id: string) => page.locator(`[model-id="${id}"]`);

/** A port of a step. JointJS gives its circle the id of the port. */
const port = (page: Page, id: string, name: string) => cell(page, id).locator(`[port="${name}"]`);

/** The JSON of the graph. */
const json = (page: Page) => page.evaluate(() => window.graph.toJSON());

test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.joint-element')).toHaveCount(2);
});

test('the diagram shows two steps', async ({ page }) => {
    await expect(cell(page, 'order').locator('[joint-selector=label]')).toHaveText('Order');
    await expect(cell(page, 'pay')).toBeVisible();
    await expect(page.locator('.joint-link')).toHaveCount(0);
});

test('typing renames the selected step', async ({ page }) => {
    await cell(page, 'order').click();
    await page.getByLabel('Label').fill('New order');

    await expect(cell(page, 'order').locator('[joint-selector=label]')).toHaveText('New order');
    const { cells } = await json(page);
    expect(cells[0].attrs.label.text).toBe('New order');
});

test('dragging moves a step', async ({ page }) => {
    const box = (await cell(page, 'order').boundingBox())!;
    const x = box.x + box.width / 2;
    const y = box.y + 10;

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 50, y + 30, { steps: 5 });
    await page.mouse.up();

    const { cells } = await json(page);
    expect(cells[0].position).toEqual({ x: 90, y: 90 });
    await expect(cell(page, 'order')).toHaveAttribute('transform', 'translate(90,90)');
});

test('a new step is dropped where the pointer is', async ({ page }) => {
    const position = { x: 120, y: 230 };
    await page.getByText('New step').dragTo(page.locator('#diagram'), { targetPosition: position });

    await expect(page.locator('.joint-element')).toHaveCount(3);
    const { cells } = await json(page);
    expect(cells[2].position).toEqual({ x: 60, y: 200 });
});

test('a link leads from port to port', async ({ page }) => {
    await port(page, 'order', 'out').dragTo(port(page, 'pay', 'in'));

    const { cells } = await json(page);
    expect(cells).toHaveLength(3);
    expect(cells[2]).toMatchObject({
        type: 'standard.Link',
        source: { id: 'order', port: 'out' },
        target: { id: 'pay', port: 'in' },
    });
});

test('a link cannot end at a port for outgoing links', async ({ page }) => {
    await port(page, 'order', 'out').dragTo(port(page, 'pay', 'out'));

    await expect(page.locator('.joint-link')).toHaveCount(0);
});

test('the diagram looks as it did before', async ({ page }) => {
    await port(page, 'order', 'out').dragTo(port(page, 'pay', 'in'));

    await expect(page.locator('#diagram')).toHaveScreenshot('linked.png');
});
