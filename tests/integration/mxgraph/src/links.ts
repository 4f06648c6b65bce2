import { type dia, shapes } from '@joint/core';
import { type Style, strokeOf } from './style';

/** Markers by the names of mxGraph. Links of JointJS have an arrowhead unless it is removed. */
const markers: Record<string, object> = {
    none: { type: 'path', d: '' },
    oval: { type: 'circle', r: 5, cx: 5 },
    open: { type: 'path', d: 'M 10 -5 0 0 10 5', fill: 'none' },
};

/** Creates the link for an edge. */
export function createLink(
    id: string,
    label: string,
    style: Style,
    ends: { source: dia.Link.EndJSON; target: dia.Link.EndJSON },
    vertices: dia.Point[],
): dia.Link {
    const { startArrow, endArrow } = style;
    return new shapes.standard.Link({
        id,
        ...ends,
        vertices,
        ...(label && { labels: [{ attrs: { text: { text: label } } }] }),
        ...(style.edgeStyle === 'orthogonalEdgeStyle' && { router: { name: 'orthogonal' } }),
        ...(style.rounded === '1' && { connector: { name: 'rounded' } }),
        ...(style.curved === '1' && { connector: { name: 'smooth' } }),
        attrs: {
            line: {
                ...strokeOf(style),
                ...(startArrow && markers[startArrow] && { sourceMarker: markers[startArrow] }),
                ...(endArrow && markers[endArrow] && { targetMarker: markers[endArrow] }),
            },
        },
    });
}
