import { Component, signal } from '@angular/core';
import type { dia } from '@joint/core';
import { Diagram } from './diagram';
import { ElementForm } from './element-form';
import { createGraph } from './graph';

@Component({
    selector: 'app-root',
    imports: [Diagram, ElementForm],
    template: `
        <label>
            <input
                #shownBox
                type="checkbox"
                [checked]="shown()"
                (change)="shown.set(shownBox.checked)"
            />
            Show the diagram
        </label>
        <label>
            <input
                #readOnlyBox
                type="checkbox"
                [checked]="readOnly()"
                (change)="readOnly.set(readOnlyBox.checked)"
            />
            Read-only
        </label>
        @if (shown()) {
            <app-diagram [graph]="graph" [readOnly]="readOnly()" [(selected)]="selected" />
        }
        @if (selected(); as element) {
            <app-element-form [element]="element" />
        }
    `,
})
export class App {
    protected readonly graph = createGraph();
    protected readonly selected = signal<dia.Element | null>(null);
    protected readonly shown = signal(true);
    protected readonly readOnly = signal(false);
}
