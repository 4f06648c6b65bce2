import {dia, g, shapes} from 'joint-core-4.1';
import type {Setup} from '../setups';

const margin = 100;

function optionsOf({isAsync, autoFreeze, batchSize, sorting, router, connector, connectionPoint}: Setup) {
  return {
    async: Boolean(isAsync),
    ...(autoFreeze ? {autoFreeze} : {}),
    ...(batchSize ? {frozen: true} : {}),
    ...(sorting ? {sorting: dia.Paper.sorting[sorting]} : {}),
    ...(router ? {defaultRouter: {name: router}} : {}),
    ...(connector ? {defaultConnector: {name: connector}} : {}),
    ...(connectionPoint ? {defaultConnectionPoint: {name: connectionPoint}} : {}),
  };
}

/** Makes an empty paper of 1,000 by 600 px as a setup wants it. */
export function makePaper(el: HTMLElement, setup: Setup): dia.Paper {
  const graph = new dia.Graph({}, {cellNamespace: shapes});
  let visible = new g.Rect();
  const area = (): g.Rect => paper.getArea().inflate(margin);
  const viewport = ({model}: {model: unknown}): boolean =>
    !(model instanceof dia.Cell) ||
    (setup.viewport === 'stored' ? visible : area()).intersect(model.getBBox()) !== null;
  const paper: dia.Paper = new dia.Paper({
    el,
    model: graph,
    width: 1000,
    height: 600,
    cellViewNamespace: shapes,
    ...optionsOf(setup),
    ...(setup.viewport ? {viewport} : {}),
  });
  visible = area();
  return paper;
}
