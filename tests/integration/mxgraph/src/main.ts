import { dia, shapes } from '@joint/core';
import { convert } from './convert';
import xml from './diagram.xml?raw';

const graph = new dia.Graph({}, { cellNamespace: shapes });
const paper = new dia.Paper({
    model: graph,
    width: '100%',
    height: 300,
    cellViewNamespace: shapes,
});
document.getElementById('diagram')?.append(paper.el);

graph.resetCells(convert(xml));
