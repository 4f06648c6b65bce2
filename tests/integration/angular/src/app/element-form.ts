import { Component, effect, input, signal } from '@angular/core';
import type { dia } from '@joint/core';

/** Edits an element. The element is the only place where its values are stored. */
@Component({
    selector: 'app-element-form',
    template: `
        <form (submit)="$event.preventDefault()">
            <label>Label <input #field [value]="label()" (input)="setLabel(field.value)" /></label>
            <p>
                Position <output>{{ position().x }}, {{ position().y }}</output>
            </p>
        </form>
    `,
})
export class ElementForm {
    readonly element = input.required<dia.Element>();

    protected readonly label = signal('');
    protected readonly position = signal<dia.Point>({ x: 0, y: 0 });

    constructor() {
        // From the diagram to the form.
        effect((onCleanup) => {
            const element = this.element();
            const update = () => {
                this.label.set(String(element.attr('label/text')));
                this.position.set(element.position());
            };
            update();
            element.on('change', update);
            onCleanup(() => element.off('change', update));
        });
    }

    // From the form to the diagram.
    protected setLabel(text: string): void {
        this.element().attr('label/text', text);
    }
}
