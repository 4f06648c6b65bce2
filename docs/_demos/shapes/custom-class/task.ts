import {dia, util} from '@joint/core';

interface TaskAttributes extends dia.Element.Attributes {
  title?: string;
  progress?: number;
}

// [1]
const markup = util.svg`
  <rect @selector="body"/>
  <rect @selector="track" @group-selector="bars"/>
  <rect @selector="bar" @group-selector="bars"/>
  <text @selector="title" @group-selector="texts"/>
  <text @selector="percent" @group-selector="texts"/>
`;

export class Task extends dia.Element<TaskAttributes> {
  // [2]
  preinitialize() {
    this.markup = markup;
  }

  // [3]
  defaults(): Partial<TaskAttributes> {
    return {
      type: 'project.Task',
      position: {x: 0, y: 0},
      size: {width: 304, height: 64},
      angle: 0,
      progress: 0,
      attrs: {
        root: {cursor: 'pointer'},
        body: {
          width: 'calc(w)',
          height: 'calc(h)',
          rx: 8,
          fill: 'var(--surface, #f2f5f9)',
          stroke: 'var(--border, #d5dbe4)',
          strokeWidth: 2,
        },
        bars: {x: 16, y: 'calc(h - 20)', height: 8, rx: 4},
        track: {width: 'calc(w - 32)', fill: 'var(--border, #d5dbe4)'},
        bar: {fill: 'var(--second, #0b6a75)'},
        texts: {y: 28, fontSize: 14, fill: 'var(--ink, #1c2430)'},
        title: {x: 16, fontWeight: 'bold'},
        percent: {x: 'calc(w - 16)', textAnchor: 'end'},
      },
    };
  }

  // [4]
  initialize(attributes?: TaskAttributes, options?: dia.ModelSetOptions) {
    super.initialize(attributes, options);
    this.on('change:title change:progress', this.refresh);
    this.refresh();
  }

  advance(percent = 25) {
    return this.set('progress', Math.min(100, this.progress + percent));
  }

  get progress(): number {
    return this.get('progress') ?? 0;
  }

  private refresh() {
    const part = this.progress / 100;
    this.attr({
      title: {text: this.get('title')},
      percent: {text: `${this.progress}%`},
      bar: {
        width: `calc(${part} * w - ${part * 32})`,
        fill: part < 1 ? 'var(--second, #0b6a75)' : 'var(--accent, #b93c0a)',
      },
    });
  }
}

/*
[1] Parsed once, not for each instance. @selector names a node for attrs, and
    @group-selector names several.
[2] The constructor calls preinitialize() first, so the markup is available to
    everything that follows. Class fields are assigned after the constructor of
    dia.Element, which is too late for initialize().
[3] The initial values of each instance. Values passed to the constructor are merged
    into them, including attrs.
[4] super.initialize() assigns the cell's id and prepares its ports, so call it first.
    The listener updates the drawing for every change of the progress.
*/
