import {dia, util} from '@joint/core';

const markup = util.svg`
  <rect @selector="body"/>
  <text @selector="label"/>
`;

export class Task extends dia.Element {
  preinitialize() {
    this.markup = markup;
  }

  defaults(): Partial<dia.Element.Attributes> {
    return {
      type: 'project.Task',
      position: {x: 0, y: 0},
      size: {width: 112, height: 64},
      angle: 0,
      attrs: {
        body: {
          width: 'calc(w)',
          height: 'calc(h)',
          rx: 8,
          fill: 'var(--second-soft, #e3f4f5)',
          stroke: 'var(--second, #0b6a75)',
          strokeWidth: 2,
        },
        label: {
          text: 'Task',
          x: 'calc(w / 2)',
          y: 'calc(h / 2)',
          textAnchor: 'middle',
          textVerticalAnchor: 'middle',
          fontSize: 14,
          fill: 'var(--ink, #1c2430)',
        },
      },
    };
  }
}

// [1]
export class TaskView extends dia.ElementView<Task> {
  update() {
    super.update();
    this.findNode('body')?.setAttribute('stroke-dasharray', '6 4');
  }
}

/*
[1] The dashed outline shows which view draws the task.
*/
