import { dia, shapes } from '@joint/core';
import { Step } from './step';

/** The graph and the paper look up shapes and views here. */
export const namespace = { ...shapes, flow: { Step } };

/** Creates the data of the diagram. */
export function createGraph(): dia.Graph {
    const graph = new dia.Graph({}, { cellNamespace: namespace });
    const order = new Step({ id: 'order', position: { x: 40, y: 60 }, title: 'Order' });
    const invoice = new Step({ id: 'invoice', position: { x: 200, y: 160 }, title: 'Invoice' });
    const link = new shapes.standard.Link({
        source: { id: order.id },
        target: { id: invoice.id },
    });
    graph.addCells([order, invoice, link]);
    return graph;
}
