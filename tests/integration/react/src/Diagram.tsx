import { useEffect, useRef } from 'react';
import { dia, highlighters, mvc, shapes } from '@joint/core';

type DiagramProps = {
    graph: dia.Graph;
    readOnly: boolean;
    selected: dia.Element | null;
    onSelect: (element: dia.Element | null) => void;
};

/** Draws a graph, and reports which element the user selects. */
export function Diagram({ graph, readOnly, selected, onSelect }: DiagramProps) {
    const host = useRef<HTMLDivElement>(null);
    const paperRef = useRef<dia.Paper>(null);

    // Mount and clean up.
    useEffect(() => {
        // The paper can measure what it draws only when `el` is on the page.
        // remove() also removes `el`, so the host itself is not passed.
        const el = document.createElement('div');
        host.current?.append(el);
        const paper = new dia.Paper({
            el,
            model: graph,
            width: '100%',
            height: 300,
            cellViewNamespace: shapes,
        });
        // The paper keeps a press from taking the focus, so the form would keep it.
        el.addEventListener('pointerdown', () => {
            (document.activeElement as HTMLElement | null)?.blur();
        });
        paperRef.current = paper;
        return () => {
            paperRef.current = null;
            // End a drag that is going on. Otherwise its batch would stay open.
            if (graph.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));
            paper.remove();
        };
    }, [graph]);

    // From the paper to React.
    useEffect(() => {
        const listener = new mvc.Listener();
        listener.listenTo(paperRef.current, {
            'element:pointerdown': (view: dia.ElementView) => onSelect(view.model),
            'blank:pointerdown': () => onSelect(null),
        });
        return () => listener.stopListening();
    }, [graph, onSelect]);

    // From React to the paper.
    useEffect(() => {
        paperRef.current?.setInteractivity(!readOnly);
    }, [graph, readOnly]);

    useEffect(() => {
        const view = paperRef.current && selected?.findView(paperRef.current);
        if (!view) return;
        const frame = highlighters.mask.add(view, 'body', 'selected');
        return () => {
            frame.remove();
        };
    }, [graph, selected]);

    return <div ref={host} />;
}
