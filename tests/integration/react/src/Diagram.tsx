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

    // Mount and clean up. remove() also removes paper.el, so the host is not passed as `el`.
    useEffect(() => {
        const paper = new dia.Paper({
            model: graph,
            width: '100%',
            height: 300,
            cellViewNamespace: shapes,
        });
        host.current?.append(paper.el);
        paperRef.current = paper;
        return () => {
            paperRef.current = null;
            paper.remove();
        };
    }, [graph]);

    // From the paper to React.
    useEffect(() => {
        const listener = new mvc.Listener();
        listener.listenTo(paperRef.current, {
            'element:pointerdown': (view: dia.ElementView) => onSelect(view.model),
            'blank:pointerdown': () => onSelect(null),
            // The paper keeps a press from taking the focus, so the form would keep it.
            'cell:pointerdown blank:pointerdown': () => {
                (document.activeElement as HTMLElement | null)?.blur();
            },
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
