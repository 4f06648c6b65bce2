import {facts} from '../../support/facts';

/** What `mvc` has at run time: `$` is not declared. */
type Dollar = ((selector: unknown, context?: unknown) => Wrapped) & {
  Dom: new (selector: string, context: unknown) => unknown;
};
type Wrapped = {
  length: number;
  find: (selector: string) => Wrapped;
  prop: (name: string) => unknown;
  attr: (name: string) => unknown;
};

facts('learn/help-center/error-messages.mdx', [
  {
    member: 'dom',
    states: "Don't write `mvc.$(selector, context)`, which ignores the context.",
    run: ({joint: {mvc}, thrown}) => {
      const inner = document.createElement('i');
      document.body.append(document.createElement('i'), document.createElement('p'));
      document.body.lastElementChild?.append(inner);
      const $ = (mvc as unknown as {$: Dollar}).$;
      const context = inner.parentElement;
      return [$('i', context).length, $(context).find('i').length, thrown(() => new $.Dom('i', context))];
    },
    expected: [2, 1, 'selector with context not supported'],
  },
  {
    member: 'dom',
    states: '`prop()` received no name, or an empty one.',
    run: ({joint: {mvc}, thrown}) => {
      const {$} = mvc as unknown as {$: Dollar};
      return [thrown(() => $(document.body).prop('')), thrown(() => $(document.body).attr(''))];
    },
    expected: ['no property provided', null],
  },
  {
    member: 'strings-and-data-uris',
    states: "The library uses the browser's own functions.",
    run: ({joint}) => {
      const own = window.atob.bind(window);
      const decoded: string[] = [];
      window.atob = (data) => {
        decoded.push(data);
        return own(data);
      };
      try {
        joint.util.dataUriToBlob('data:text/plain;base64,QQ==');
      } finally {
        window.atob = own;
      }
      return decoded;
    },
    expected: ['QQ=='],
  },
  {
    member: 'strings-and-data-uris',
    states:
      "In Chromium, the browser's message starts with `Failed to execute 'btoa' on 'Window'` and ends with the words after the colon below.",
    run: ({thrown}) => [
      thrown(() => btoa('€')),
      thrown(() => atob('A')),
      decodeURIComponent(atob(btoa(encodeURIComponent('€')))),
    ],
    expected: [
      "Failed to execute 'btoa' on 'Window': The string to be encoded contains characters outside of the Latin1 range.",
      "Failed to execute 'atob' on 'Window': The string to be decoded is not correctly encoded.",
      '€',
    ],
  },
  {
    member: 'geometry',
    states: 'In an `M` segment, each pair of coordinates after the first one makes a line.',
    run: ({joint: {g}, thrown}) => [
      thrown(() => g.Path.createSegment('L', 10, 20, 30)),
      thrown(() => g.Path.createSegment('M', 10, 20, 30)),
      thrown(() => new g.Path('M 0 0 L 10')),
    ],
    expected: Array.from(
      {length: 3},
      () => 'Lineto constructor expects a line, 1 point, or 2 coordinates (1 coordinates provided).',
    ),
  },
  {
    member: 'geometry',
    states: 'Each curve needs two control points and its end, which are 3 points or 6 coordinates.',
    run: ({joint: {g}, thrown}) => [
      thrown(() => g.Path.createSegment('C', 1, 2, 3, 4, 5, 6, 7, 8)),
      thrown(() => new g.Path('M 0 0 C 1 1 2 2')),
    ],
    expected: [2, 4].map(
      (n) => `Curveto constructor expects a curve, 3 points, or 6 coordinates (${n} coordinates provided).`,
    ),
  },
  {
    member: 'geometry',
    states: "The segment isn't in a path, or the path has no `M` before it.",
    run: ({joint: {g}, thrown}) =>
      ['M 0 0 L 9 9 Z', 'L 9 9 Z'].map((data) =>
        (thrown(() => new g.Path(data).segments.at(-1)?.end) ?? '').slice(0, 30),
      ),
    expected: ['', 'Missing subpath start segment.'],
  },
  {
    member: 'geometry',
    states:
      'It inherits from the object that all built-in segments share. Define `type`, or extend a built-in segment, which has one.',
    run: ({joint: {g}, thrown}) => {
      const {segmentTypes} = g.Path as unknown as {segmentTypes: Record<string, {prototype: object}>};
      const {M, L} = segmentTypes;
      const own = (parent: object) => Object.create(parent) as {type: string};
      return [own(L!.prototype).type, thrown(() => own(Object.getPrototypeOf(M!.prototype) as object).type)];
    },
    expected: ['L', 'Bad segment declaration. No type specified.'],
  },
]);

facts('learn/applications/large-viewer.mdx', [
  {
    member: 'a-cheap-overview',
    states: 'Otherwise, the paper would fit only the cells that are drawn.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({viewport: ({model}) => (model as {id?: unknown}).id !== 'b'});
      for (const [id, x] of [
        ['a', 0],
        ['b', 300],
      ] as const)
        new joint.shapes.standard.Rectangle({id, position: {x, y: 0}, size: {width: 80, height: 40}}).addTo(graph);
      return [paper.getContentArea().width < 100, graph.getBBox()?.width];
    },
    expected: [true, 380],
  },
]);
