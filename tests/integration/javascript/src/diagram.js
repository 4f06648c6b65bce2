import { dia, highlighters, shapes } from '@joint/core';

/**
 * Draws a graph, and reports which element the user selects.
 *
 * @param {HTMLElement} host
 * @param {dia.Graph} graph
 * @param {(element: dia.Element | null) => void} onSelect
 */
export function mountDiagram(host, graph, onSelect) {
    // The paper can measure what it draws only when `el` is on the page.
    // remove() also removes `el`, so the host itself is not passed.
    const el = document.createElement('div');
    host.append(el);
    const paper = new dia.Paper({
        el,
        model: graph,
        width: '100%',
        height: 300,
        cellViewNamespace: shapes,
    });

    paper.on({
        'element:pointerdown': (view) => onSelect(view.model),
        'blank:pointerdown': () => onSelect(null),
    });
    // The paper keeps a press from taking the focus, so the form would keep it.
    el.addEventListener('pointerdown', () => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLElement) activeElement.blur();
    });

    /** @type {dia.HighlighterView | null} */
    let frame = null;

    return {
        /** @param {boolean} readOnly */
        setReadOnly(readOnly) {
            paper.setInteractivity(!readOnly);
        },

        /** @param {dia.Element | null} element */
        setSelected(element) {
            frame?.remove();
            const view = element && paper.findViewByModel(element);
            frame = view ? highlighters.mask.add(view, 'body', 'selected') : null;
        },

        remove() {
            // End a drag that is going on. Otherwise its batch would stay open.
            if (graph.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));
            paper.remove();
        },
    };
}
