import { dia, shapes } from '@joint/core';
import { canConnect } from './graph';

/** Draws a graph in an HTML element. Users move steps and connect their ports. */
export function createPaper(graph: dia.Graph, host: HTMLElement): dia.Paper {
    // The paper can measure what it draws only when `el` is on the page.
    const el = document.createElement('div');
    host.append(el);
    const paper = new dia.Paper({
        el,
        model: graph,
        width: 600,
        height: 300,
        cellViewNamespace: shapes,
        clickThreshold: 5,
        linkPinning: false,
        defaultLink: () => new shapes.standard.Link(),
        validateConnection: (sourceView, sourceMagnet, targetView, targetMagnet) =>
            canConnect(
                graph,
                { step: sourceView.model, port: sourceView.findAttribute('port', sourceMagnet) },
                { step: targetView.model, port: targetView.findAttribute('port', targetMagnet) },
            ),
    });
    return paper;
}
