import { mountDiagram } from './diagram.js';
import { mountForm } from './form.js';
import { createGraph } from './graph.js';

const diagramHost = document.getElementById('diagram');
const formHost = document.getElementById('form');
const shown = document.getElementById('shown');
const readOnly = document.getElementById('read-only');

const graph = createGraph();
let diagram = null;
let form = null;
let selected = null;

function select(element) {
    if (element === selected) return;
    selected = element;
    diagram?.setSelected(selected);
    form?.remove();
    form = selected && mountForm(formHost, selected);
}

function show() {
    diagram = mountDiagram(diagramHost, graph, select);
    diagram.setReadOnly(readOnly.checked);
    diagram.setSelected(selected);
}

function hide() {
    diagram.remove();
    diagram = null;
}

shown.addEventListener('change', () => (shown.checked ? show() : hide()));
readOnly.addEventListener('change', () => diagram?.setReadOnly(readOnly.checked));
show();
