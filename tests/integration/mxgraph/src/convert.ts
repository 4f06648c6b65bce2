import { type dia, g } from '@joint/core';
import { createElement } from './elements';
import { createLink } from './links';
import { parseStyle } from './style';

const number = (node: Element | null, name: string) => Number(node?.getAttribute(name) ?? 0);

const pointOf = (node: Element) => new g.Point(number(node, 'x'), number(node, 'y'));

/** Labels may be HTML: only their text is kept. */
function textOf(value: string, isHtml: boolean): string {
    if (!isHtml) return value;
    return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '';
}

/** Turns the XML of an `mxGraphModel` into cells. */
export function convert(xml: string): dia.Cell[] {
    const doc = new DOMParser().parseFromString(xml, 'text/xml');
    const error = doc.querySelector('parsererror');
    if (error) throw new Error(`This is not XML: ${error.textContent}`);

    const elements = new Map<string, dia.Element>();
    const links: dia.Link[] = [];
    const nodes = [...doc.querySelectorAll('mxCell')].map((node) => {
        // An object with own data stands around its cell, and has the id and the label.
        const isWrapped = !node.parentElement?.matches('root');
        const owner = (isWrapped && node.parentElement) || node;
        const style = parseStyle(node.getAttribute('style') ?? '');
        const value = owner.getAttribute('value') ?? owner.getAttribute('label') ?? '';
        return {
            node,
            style,
            id: owner.getAttribute('id') ?? '',
            label: textOf(value, style.html === '1'),
            parent: node.getAttribute('parent') ?? '',
            geometry: node.querySelector('mxGeometry'),
        };
    });

    const isVertex = (node: Element) => node.getAttribute('vertex') === '1';
    const isEdge = (node: Element) => node.getAttribute('edge') === '1';
    const edges = nodes.filter(({ node }) => isEdge(node));
    const isOfEdge = ({ parent }: { parent: string }) => edges.some(({ id }) => id === parent);
    const vertices = nodes.filter((item) => isVertex(item.node) && !isOfEdge(item));
    for (const { id, label, style, geometry } of vertices) {
        const element = createElement(id, label, style);
        element.resize(number(geometry, 'width'), number(geometry, 'height'));
        elements.set(id, element);
    }

    // A vertex is placed relative to its parent, an element relative to the paper.
    const byId = new Map(nodes.map((item) => [item.id, item]));
    const originOf = (id: string): g.Point => {
        const item = byId.get(id);
        if (!item || !elements.has(id) || !item.geometry) return new g.Point(0, 0);
        return originOf(item.parent).offset(pointOf(item.geometry));
    };
    for (const { id, parent } of vertices) {
        const { x, y } = originOf(id);
        elements.get(id)?.position(x, y);
        const container = elements.get(parent);
        const child = elements.get(id);
        if (container && child) container.embed(child);
    }

    for (const { node, id, label, style, parent, geometry } of edges) {
        const origin = originOf(parent);
        const at = (point: Element) => pointOf(point).offset(origin).toJSON();
        const end = (name: 'source' | 'target'): dia.Link.EndJSON => {
            const cell = node.getAttribute(name);
            const point = geometry?.querySelector(`mxPoint[as=${name}Point]`);
            return cell && elements.has(cell) ? { id: cell } : point ? at(point) : { x: 0, y: 0 };
        };
        const points = [...(geometry?.querySelectorAll('Array[as=points] > mxPoint') ?? [])];
        const ends = { source: end('source'), target: end('target') };
        const link = createLink(id, label, style, ends, points.map(at));
        // More labels are vertices of the edge. Their x runs from -1 to 1 along the edge.
        for (const item of nodes.filter((other) => isVertex(other.node) && other.parent === id)) {
            const distance = (number(item.geometry, 'x') + 1) / 2;
            link.appendLabel({ attrs: { text: { text: item.label } }, position: { distance } });
        }
        links.push(link);
    }
    return [...elements.values(), ...links];
}
