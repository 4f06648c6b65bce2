import {
  type CompletionContext,
  type CompletionResult,
  autocompletion,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import {nextDiagnostic, previousDiagnostic, setDiagnostics} from '@codemirror/lint';
import {EditorView, type Tooltip, hoverTooltip, keymap} from '@codemirror/view';
import {type EditorOptions, type MakeEditor, PlainEditor} from '@site/src/site/components/LiveDemo/editor-view';
import {isModule} from '@site/src/site/demos/demo';
import type {Description, Problem} from '@site/src/site/demos/types/messages';
import {Asker, type Program} from './asker';

/** What is known of programs as soon as TypeScript is there. */
export type Types = {
  /**
   * What is wrong with a program.
   *
   * @returns nothing when TypeScript or the declarations could not be loaded
   */
  check: (program: Program) => Promise<readonly Problem[] | undefined>;
  /** Makes editors that complete and describe names, for the files of a program. */
  makerFor: (program: () => Program) => MakeEditor;
};

const look = EditorView.theme({
  '.cm-tooltip': {
    maxWidth: 'min(36rem, 90vw)',
    border: '1px solid var(--site-border)',
    borderRadius: '0.375rem',
    backgroundColor: 'var(--ifm-background-color)',
    color: 'var(--ifm-font-color-base)',
    boxShadow: '0 4px 16px rgb(0 0 0 / 20%)',
  },
  '.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--ifm-font-family-monospace)', maxHeight: '14rem'},
  '.cm-tooltip-autocomplete > ul > li': {padding: '0.125rem 0.5rem', lineHeight: '1.5'},
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 18%, var(--ifm-background-color))',
    color: 'inherit',
  },
  '.cm-completionDetail': {marginInlineStart: '0.75rem', color: 'var(--site-text-muted)', fontStyle: 'normal'},
  '.cm-completionIcon': {opacity: '0.8', paddingInlineEnd: '1.25em'},
  '.cm-completionInfo': {padding: '0'},
  '.cm-description': {maxHeight: '12rem', padding: '0.375rem 0.625rem', overflow: 'auto'},
  '.cm-description > code': {
    display: 'block',
    padding: '0',
    border: '0',
    background: 'none',
    color: 'inherit',
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '.cm-description > :is(p, a)': {margin: '0.25rem 0 0', fontFamily: 'var(--ifm-font-family-base)'},
  '.cm-diagnostic': {fontFamily: 'var(--ifm-font-family-base)'},
  '.cm-lintRange': {paddingBottom: '0'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--drawing-danger) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--site-text-muted) 2px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-active': {backgroundColor: 'color-mix(in srgb, var(--drawing-danger) 12%, transparent)'},
});

function descriptionOf({signature, about, url}: Description): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-description';
  const code = document.createElement('code');
  code.textContent = signature;
  element.append(code);
  if (about !== '') {
    const paragraph = document.createElement('p');
    paragraph.textContent = about;
    element.append(paragraph);
  }
  if (url !== undefined) {
    const link = document.createElement('a');
    link.href = url;
    // The program stays where it is.
    link.target = '_blank';
    link.textContent = 'Reference';
    element.append(link);
  }
  return element;
}

/** An editor that knows the types of the program. */
class TypedEditor extends PlainEditor {
  constructor(options: EditorOptions, asker: Asker, program: () => Program) {
    const {name} = options;
    // What has just been typed is not in the program yet.
    const withText = (text: string): Program => {
      const {urls, files} = program();
      return {urls, files: files.map((file) => (file.name === name ? {name, text} : file))};
    };

    const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
      // Names, members, and the texts that a parameter takes, such as names of events.
      if (!context.explicit && !context.matchBefore(/[\w$.'"/:@-]$/)) {
        return null;
      }
      const at = context.pos;
      const current = withText(context.state.doc.toString());
      const found = await asker.ask(current, 'completions', {file: name, at});
      if (!found) {
        return null;
      }
      const info = async (label: string): Promise<HTMLElement | null> => {
        const description = await asker.ask(current, 'completion', {file: name, at, name: label});
        return description ? descriptionOf(description) : null;
      };
      return {
        from: found.from,
        options: found.options.map((option) => ({...option, info: ({label}) => info(label)})),
        validFor: /^[\w$:-]*$/,
      };
    };

    const hover = async (view: EditorView, at: number): Promise<Tooltip | null> => {
      const found = await asker.ask(withText(view.state.doc.toString()), 'hover', {file: name, at});
      return found ? {pos: found.from, end: found.to, above: true, create: () => ({dom: descriptionOf(found)})} : null;
    };

    super(options, [
      look,
      isModule({name}) ? [autocompletion({override: [complete]}), hoverTooltip(hover)] : autocompletion(),
      keymap.of([...completionKeymap, {key: 'F8', run: nextDiagnostic}, {key: 'Shift-F8', run: previousDiagnostic}]),
    ]);
  }

  setProblems(problems: readonly Problem[]): void {
    const {state} = this.view;
    const {length} = state.doc;
    const diagnostics = problems.map(({from, to, text, isWarning}) => ({
      from: Math.min(from, length),
      to: Math.min(to, length),
      message: text,
      severity: isWarning ? ('warning' as const) : ('error' as const),
    }));
    this.view.dispatch(setDiagnostics(state, diagnostics));
  }

  complete(): void {
    startCompletion(this.view);
  }
}

/**
 * Starts TypeScript. This module is bundled into a file of its own, with its own copy of the editor's packages:
 * otherwise the bundler would put what only this file needs of them into the file that every editor loads.
 */
export function startTypes(workerUrl: string): Types {
  const asker = new Asker(workerUrl);
  return {
    check: (program) => asker.ask(program, 'problems', null),
    makerFor: (program) => (options) => new TypedEditor(options, asker, program),
  };
}
