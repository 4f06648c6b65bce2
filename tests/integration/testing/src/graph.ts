import { dia, shapes } from '@joint/core';

/** Creates a step of a process: a box with one port for links that arrive, one for links that leave. */
export function createStep(id: string, label: string, x: number, y: number): dia.Element {
    const circle = { attrs: { circle: { r: 8, magnet: true } } };
    return new shapes.standard.Rectangle({
        id,
        position: { x, y },
        size: { width: 120, height: 60 },
        attrs: { label: { text: label, textWrap: { width: -20, height: -10 } } },
        ports: {
            groups: {
                in: { position: 'left', ...circle },
                out: { position: 'right', ...circle },
            },
            items: [
                { id: 'in', group: 'in' },
                { id: 'out', group: 'out' },
            ],
        },
    });
}

/** Creates a process with two steps. */
export function createGraph(): dia.Graph {
    const graph = new dia.Graph({}, { cellNamespace: shapes });
    graph.addCells([createStep('order', 'Order', 40, 60), createStep('pay', 'Pay', 320, 160)]);
    return graph;
}

/** One end of a link: a step, and the id of its port. */
export type End = { step: dia.Cell; port: string | null };

/** Links lead from an `out` port to an `in` port, and never in a circle. */
export function canConnect(graph: dia.Graph, source: End, target: End): boolean {
    if (!source.step.isElement() || !target.step.isElement()) return false;
    if (source.port !== 'out' || target.port !== 'in') return false;
    return source.step !== target.step && !graph.isPredecessor(source.step, target.step);
}
