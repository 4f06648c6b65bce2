import { dia, shapes } from '@joint/core';
import { convert } from './convert';
import xml from './diagram.xml?raw';

const graph = new dia.Graph({}, { cellNamespace: shapes });
new dia.Paper({
    el: document.getElementById('diagram'),
    model: graph,
    width: '100%',
    height: 300,
    cellViewNamespace: shapes,
});

graph.resetCells(convert(xml));
