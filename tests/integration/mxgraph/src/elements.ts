import { type dia, shapes } from '@joint/core';
import { type Style, strokeOf } from './style';

const { Ellipse, HeaderedRectangle, Polygon, Rectangle } = shapes.standard;

/** Creates the element for a vertex. Add a case for each shape of your diagrams. */
export function createElement(id: string, label: string, style: Style): dia.Element {
    const body = { ...strokeOf(style), ...(style.fillColor && { fill: style.fillColor }) };
    const text = { text: label, ...(style.fontColor && { fill: style.fontColor }) };

    switch (style.shape) {
        case 'ellipse':
            return new Ellipse({ id, attrs: { body, label: text } });
        case 'rhombus':
            return new Polygon({
                id,
                attrs: {
                    body: {
                        ...body,
                        points: 'calc(w/2),0 calc(w),calc(h/2) calc(w/2),calc(h) 0,calc(h/2)',
                    },
                    label: text,
                },
            });
        case 'swimlane': {
            const height = Number(style.startSize ?? 23);
            return new HeaderedRectangle({
                id,
                attrs: {
                    body,
                    header: { ...body, height },
                    headerText: { ...text, y: height / 2 },
                },
            });
        }
        default:
            return new Rectangle({
                id,
                attrs: {
                    body: { ...body, ...(style.rounded === '1' && { rx: 8, ry: 8 }) },
                    label: text,
                },
            });
    }
}
