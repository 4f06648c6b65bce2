import {
    afterNextRender,
    Component,
    DestroyRef,
    effect,
    ElementRef,
    inject,
    input,
    model,
    signal,
} from '@angular/core';
import { dia, highlighters, shapes } from '@joint/core';

@Component({ selector: 'app-diagram', template: '', styles: ':host { display: block; }' })
export class Diagram {
    readonly graph = input.required<dia.Graph>();
    readonly readOnly = input(false);
    readonly selected = model<dia.Element | null>(null);

    private readonly paper = signal<dia.Paper | undefined>(undefined);

    constructor() {
        const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
        const destroyRef = inject(DestroyRef);

        // Mount. The callback runs in the browser only, never on a server.
        afterNextRender(() => {
            // The paper can measure what it draws only when `el` is on the page.
            // remove() also removes `el`, so the host itself is not passed.
            const el = document.createElement('div');
            host.append(el);
            const paper = new dia.Paper({
                el,
                model: this.graph(),
                width: '100%',
                height: 300,
                cellViewNamespace: shapes,
            });

            // From the paper to Angular.
            paper.on({
                'element:pointerdown': (view: dia.ElementView) => this.selected.set(view.model),
                'blank:pointerdown': () => this.selected.set(null),
            });
            // The paper keeps a press from taking the focus, so the form would keep it.
            el.addEventListener('pointerdown', () => {
                (document.activeElement as HTMLElement | null)?.blur();
            });
            this.paper.set(paper);

            // Clean up.
            destroyRef.onDestroy(() => {
                // End a drag that is going on. Otherwise its batch would stay open.
                if (paper.model.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));
                paper.remove();
            });
        });

        // From Angular to the paper.
        effect(() => {
            this.paper()?.setInteractivity(!this.readOnly());
        });

        effect((onCleanup) => {
            const paper = this.paper();
            const view = paper && this.selected()?.findView(paper);
            if (!view) return;
            const frame = highlighters.mask.add(view, 'body', 'selected');
            onCleanup(() => frame.remove());
        });
    }
}
