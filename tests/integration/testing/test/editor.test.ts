import type { dia } from '@joint/core';
import { createPaper } from '../src/editor';
import { createGraph } from '../src/graph';

let graph: dia.Graph;
let paper: dia.Paper;

beforeEach(() => {
    graph = createGraph();
    paper = createPaper(graph, document.body);
});

afterEach(() => {
    paper.remove();
});

/** The first SVG element that matches a selector. */
function find(selector: string): Element {
    const found = paper.el.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
}

/** Presses the mouse on one element, and releases it on another. */
function drag(from: Element, to: Element): void {
    const options = { bubbles: true, cancelable: true };
    from.dispatchEvent(new MouseEvent('mousedown', options));
    to.dispatchEvent(new MouseEvent('mousemove', options));
    to.dispatchEvent(new MouseEvent('mouseup', options));
}

test('each step is drawn with its label', () => {
    expect(paper.el.querySelectorAll('.joint-element')).toHaveLength(2);
    expect(find('[model-id=order] text').textContent).toBe('Order');
});

test('a step follows its model', () => {
    graph.getElements()[0].position(100, 20).attr('body/fill', 'gold');

    expect(find('[model-id=order]').getAttribute('transform')).toBe('translate(100,20)');
    expect(find('[model-id=order] rect').getAttribute('fill')).toBe('gold');
});

test('a press on a step fires an event with its view', () => {
    const pressed: dia.Cell.ID[] = [];
    paper.on('element:pointerclick', (view) => pressed.push(view.model.id));

    drag(find('[model-id=order] rect'), find('[model-id=order] rect'));

    expect(pressed).toEqual(['order']);
});

test.each([
    ['out', 'in', 1],
    ['out', 'out', 0],
])('a link drawn from port %s to port %s: %s', (from, to, count) => {
    drag(find(`[model-id=order] [port=${from}]`), find(`[model-id=pay] [port=${to}]`));

    expect(graph.getLinks()).toHaveLength(count);
});
