import { Diagram } from './diagram';
import { StepForm } from './form';
import { createGraph } from './graph';
import type { Step } from './step';

const diagramHost = document.querySelector<HTMLElement>('#diagram')!;
const formHost = document.querySelector<HTMLElement>('#form')!;
const shown = document.querySelector<HTMLInputElement>('#shown')!;
const readOnly = document.querySelector<HTMLInputElement>('#read-only')!;

const graph = createGraph();
let diagram: Diagram | null = null;
let form: StepForm | null = null;
let selected: Step | null = null;

function select(step: Step | null): void {
    if (step === selected) return;
    selected = step;
    diagram?.setSelected(step);
    form?.remove();
    form = step && new StepForm(formHost, step);
}

function show(): void {
    diagram = new Diagram(diagramHost, graph, select);
    diagram.setReadOnly(readOnly.checked);
    diagram.setSelected(selected);
}

function hide(): void {
    diagram?.remove();
    diagram = null;
}

shown.addEventListener('change', () => (shown.checked ? show() : hide()));
readOnly.addEventListener('change', () => diagram?.setReadOnly(readOnly.checked));
show();
