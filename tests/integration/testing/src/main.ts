import { type dia, util } from '@joint/core';
import { createPaper } from './editor';
import { createGraph, createStep } from './graph';

declare global {
    interface Window {
        graph: dia.Graph;
    }
}

const host = document.querySelector<HTMLElement>('#diagram')!;
const label = document.querySelector<HTMLInputElement>('#label')!;
const newStep = document.querySelector<HTMLElement>('#new-step')!;

const graph = createGraph();
const paper = createPaper(graph, host);
let selected: dia.Element | null = null;

function select(element: dia.Element | null): void {
    selected = element;
    label.disabled = !element;
    label.value = element?.attr('label/text') ?? '';
}

paper.on('element:pointerclick', (view: dia.ElementView) => select(view.model));
paper.on('blank:pointerclick', () => select(null));
label.addEventListener('input', () => selected?.attr('label/text', label.value));

newStep.addEventListener('dragstart', (event) => {
    event.dataTransfer?.setData('text/plain', newStep.textContent ?? '');
});
host.addEventListener('dragover', (event) => event.preventDefault());
host.addEventListener('drop', (event) => {
    event.preventDefault();
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    const { x, y } = paper.clientToLocalPoint(event.clientX, event.clientY);
    graph.addCell(createStep(util.uuid(), text, x - 60, y - 30));
});

// The tests read the graph.
window.graph = graph;
