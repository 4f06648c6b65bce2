import {dia, g, type mvc} from '@joint/core';
import type {Diagram} from './diagram';

const [overviewBelow, labelsFrom, titleSize, smallestTitle, margin] = [0.4, 0.6, 28, 10, 120];

/** What a paper draws: how much detail, and which cells. */
export class Detail {
  isOverview = false;
  private area = new g.Rect();
  private readonly diagram: Diagram;

  constructor(diagram: Diagram) {
    this.diagram = diagram;
  }

  /** Whether a view belongs in the document. */
  isDue = ({model}: mvc.View<mvc.Model | undefined>): boolean =>
    // [1]
    !(model instanceof dia.Cell) || (!this.isOverview && this.area.intersect(this.diagram.place(model)) !== null);

  /** Takes over the place and scale of a paper. */
  update(paper: dia.Paper): void {
    const {sx} = paper.scale();
    this.isOverview = sx < overviewBelow;
    // [2]
    this.area = paper.getArea().inflate(margin);
    const {style} = paper.el;
    style.setProperty('--labels', sx < labelsFrom ? 'none' : 'inline');
    style.setProperty('--title-size', `${Math.max(titleSize, smallestTitle / sx)}px`);
  }
}

/*
[1] The paper asks this for each of the 3,500 views, so it only compares numbers that are
    ready.
[2] What is close to the edge is drawn before it comes into view.
*/
