/** The style of a cell: `rounded=1;fillColor=#ffffff`, perhaps with names in front. */
export type Style = Record<string, string>;

/** Reads a style. A name without a value, such as `ellipse`, is the shape. */
export function parseStyle(text: string): Style {
    const style: Style = {};
    for (const part of text.split(';').filter(Boolean)) {
        const [key, value] = part.split('=', 2);
        if (value === undefined) {
            style.shape = key;
        } else {
            style[key] = value;
        }
    }
    return style;
}

/** The attributes of an element's body, or of a link's line. */
export function strokeOf(style: Style) {
    return {
        ...(style.strokeColor && { stroke: style.strokeColor }),
        ...(style.strokeWidth && { strokeWidth: Number(style.strokeWidth) }),
        ...(style.dashed === '1' && { strokeDasharray: '3 3' }),
    };
}
