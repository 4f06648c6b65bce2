import { dia, shapes } from '@joint/core';

/** Creates the data of the diagram. This needs no DOM, so it also runs on a server. */
export function createGraph(): dia.Graph {
    const graph = new dia.Graph({}, { cellNamespace: shapes });
    const order = new shapes.standard.Rectangle({
        id: 'order',
        position: { x: 40, y: 60 },
        size: { width: 120, height: 56 },
        attrs: { label: { text: 'Order' } },
    });
    const invoice = new shapes.standard.Rectangle({
        id: 'invoice',
        position: { x: 200, y: 160 },
        size: { width: 120, height: 56 },
        attrs: { label: { text: 'Invoice' } },
    });
    const link = new shapes.standard.Link({
        source: { id: order.id },
        target: { id: invoice.id },
    });
    graph.addCells([order, invoice, link]);
    return graph;
}
