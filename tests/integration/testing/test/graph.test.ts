/** @jest-environment node */
import { dia, shapes } from '@joint/core';
import { canConnect, createGraph, createStep } from '../src/graph';

let graph: dia.Graph;
const step = (id: string) => graph.getCell(id) as dia.Element;

beforeEach(() => {
    graph = createGraph();
});

/** Links two steps: `out` to `in`. */
function connect(source: string, target: string): dia.Link {
    const link = new shapes.standard.Link({
        source: { id: source, port: 'out' },
        target: { id: target, port: 'in' },
    });
    return link.addTo(graph);
}

test('JSON brings back the same graph', () => {
    connect('order', 'pay');
    const json = JSON.parse(JSON.stringify(graph.toJSON()));

    const copy = new dia.Graph({}, { cellNamespace: shapes }).fromJSON(json);

    expect(copy.toJSON()).toEqual(graph.toJSON());
    expect(copy.getConnectedLinks(copy.getCell('order'))).toHaveLength(1);
});

test('a step that moves fires one event with its position', () => {
    const positions: unknown[] = [];
    graph.on('change:position', (_cell: dia.Cell, position: dia.Point) => positions.push(position));

    step('order').translate(10, 20);

    expect(positions).toEqual([{ x: 50, y: 80 }]);
});

test('removing a step removes its links', () => {
    connect('order', 'pay');

    step('pay').remove();

    expect(graph.getCells()).toEqual([step('order')]);
});

test.each([
    ['out', 'in', true],
    ['in', 'out', false],
    ['out', 'out', false],
    ['out', null, false],
])('a link from port %s to port %s: %s', (from, to, expected) => {
    const source = { step: step('order'), port: from };
    const target = { step: step('pay'), port: to };
    expect(canConnect(graph, source, target)).toBe(expected);
});

test('links do not lead in a circle', () => {
    graph.addCell(createStep('ship', 'Ship', 40, 220));
    connect('order', 'pay');
    connect('pay', 'ship');

    const from = (id: string) => ({ step: step(id), port: 'out' });
    const to = (id: string) => ({ step: step(id), port: 'in' });

    expect(canConnect(graph, from('ship'), to('order'))).toBe(false);
    expect(canConnect(graph, from('ship'), to('ship'))).toBe(false);
    expect(canConnect(graph, from('order'), to('ship'))).toBe(true);
});
