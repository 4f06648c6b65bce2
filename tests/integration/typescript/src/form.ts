import { mvc } from '@joint/core';
import type { Step } from './step';

/** Edits a step. The step is the only place where its values are stored. */
export class StepForm {
    private readonly listener = new mvc.Listener();
    private readonly form = document.createElement('form');
    private readonly input = document.createElement('input');
    private readonly output = document.createElement('output');
    private readonly step: Step;

    constructor(host: HTMLElement, step: Step) {
        this.step = step;
        const label = document.createElement('label');
        label.append('Label ', this.input);
        const position = document.createElement('p');
        position.append('Position ', this.output);
        this.form.append(label, position);
        host.append(this.form);

        this.input.addEventListener('input', () => {
            step.title = this.input.value;
        });
        this.listener.listenTo(step, 'change', () => this.update());
        this.update();
    }

    remove(): void {
        this.listener.stopListening();
        this.form.remove();
    }

    private update(): void {
        const { x, y } = this.step.position();
        // Assigning the same text would move the caret.
        if (this.input.value !== this.step.title) this.input.value = this.step.title;
        this.output.value = `${x}, ${y}`;
    }
}
