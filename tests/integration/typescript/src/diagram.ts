import { dia, highlighters } from '@joint/core';
import { namespace } from './graph';
import { Step } from './step';

/** Draws a graph, and reports which step the user selects. */
export class Diagram {
    private readonly paper: dia.Paper;
    private frame: dia.HighlighterView | null = null;

    constructor(host: HTMLElement, graph: dia.Graph, onSelect: (step: Step | null) => void) {
        // The paper can measure what it draws only when `el` is on the page.
        // remove() also removes `el`, so the host itself is not passed.
        const el = document.createElement('div');
        host.append(el);
        this.paper = new dia.Paper({
            el,
            model: graph,
            width: '100%',
            height: 300,
            cellViewNamespace: namespace,
        });

        this.paper.on('element:pointerdown', ({ model }) => {
            onSelect(Step.isStep(model) ? model : null);
        });
        this.paper.on('blank:pointerdown', () => onSelect(null));
        // The paper keeps a press from taking the focus, so the form would keep it.
        el.addEventListener('pointerdown', () => {
            (document.activeElement as HTMLElement | null)?.blur();
        });
    }

    setReadOnly(readOnly: boolean): void {
        this.paper.setInteractivity(!readOnly);
    }

    setSelected(step: Step | null): void {
        this.frame?.remove();
        const view = step?.findView(this.paper);
        this.frame = view ? highlighters.mask.add(view, 'body', 'selected') : null;
    }

    remove(): void {
        // End a drag that is going on. Otherwise its batch would stay open.
        if (this.paper.model.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));
        this.paper.remove();
    }
}
