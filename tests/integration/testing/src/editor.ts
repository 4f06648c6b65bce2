import { dia, shapes } from '@joint/core';
import { canConnect } from './graph';

/** Draws a graph in an HTML element. Users move steps and connect their ports. */
export function createPaper(graph: dia.Graph, host: HTMLElement): dia.Paper {
    const paper = new dia.Paper({
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
    host.append(paper.el);
    return paper;
}
