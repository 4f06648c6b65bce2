import ts from 'typescript';
import {type DemoFile, isModule} from '../demo';
import {type Reference, firstSentence} from './reference';
import type {Completion, Completions, Declarations, Description, Problem, Question, Questions} from './messages';

/** The folder of the program. */
const folder = '/play/';

/** More problems are not listed. */
const mostProblems = 200;

/** The longest type beside a completion, and the longest signature, in characters. */
const longestDetail = 48;
const longestSignature = 800;

/** Errors about names that are not used. */
const unused = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205]);

/** Kinds of names, in the words of CodeMirror. */
const kinds = new Map<ts.ScriptElementKind, string>([
  [ts.ScriptElementKind.keyword, 'keyword'],
  [ts.ScriptElementKind.moduleElement, 'namespace'],
  [ts.ScriptElementKind.externalModuleName, 'namespace'],
  [ts.ScriptElementKind.scriptElement, 'namespace'],
  [ts.ScriptElementKind.directory, 'namespace'],
  [ts.ScriptElementKind.classElement, 'class'],
  [ts.ScriptElementKind.localClassElement, 'class'],
  [ts.ScriptElementKind.interfaceElement, 'interface'],
  [ts.ScriptElementKind.typeElement, 'type'],
  [ts.ScriptElementKind.typeParameterElement, 'type'],
  [ts.ScriptElementKind.primitiveType, 'type'],
  [ts.ScriptElementKind.enumElement, 'enum'],
  [ts.ScriptElementKind.functionElement, 'function'],
  [ts.ScriptElementKind.localFunctionElement, 'function'],
  [ts.ScriptElementKind.memberFunctionElement, 'method'],
  [ts.ScriptElementKind.memberVariableElement, 'property'],
  [ts.ScriptElementKind.memberGetAccessorElement, 'property'],
  [ts.ScriptElementKind.memberSetAccessorElement, 'property'],
  [ts.ScriptElementKind.constElement, 'constant'],
  [ts.ScriptElementKind.string, 'text'],
]);

const typeOf = (kind: ts.ScriptElementKind): string => kinds.get(kind) ?? 'variable';

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** The folders that hold files, at any depth. */
function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set(['/']);
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      folders.add(path.slice(0, end));
    }
  }
  return folders;
}

function optionsOf(settings: Record<string, unknown>): ts.CompilerOptions {
  const {options, errors} = ts.convertCompilerOptionsFromJson(settings, '/');
  const [error] = errors;
  if (error) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  }
  return options;
}

/** A program in the playground, as TypeScript understands it: with the declarations of one version of the library. */
export class TypeService {
  private readonly declarations = new Map<string, string>();
  private readonly folders: Set<string>;
  private readonly service: ts.LanguageService;
  /** The files of the program, by path, and how often each has changed. */
  private files = new Map<string, {text: string; version: number}>();
  private version = 0;
  /** What the reference says; until it is there, the declarations describe themselves. */
  reference: Reference | undefined;

  /** @param parts - in which the declarations come; one of them has the settings of the compiler */
  constructor(parts: readonly Declarations[]) {
    parts.forEach(({files}) => Object.entries(files).forEach(([path, text]) => this.declarations.set(path, text)));
    this.folders = foldersOf(this.declarations.keys());
    const options = optionsOf(Object.assign({}, ...parts.map(({settings}) => settings)) as Record<string, unknown>);
    this.service = ts.createLanguageService(this.host(options));
  }

  private host(options: ts.CompilerOptions): ts.LanguageServiceHost {
    const textOf = (path: string): string | undefined => this.files.get(path)?.text ?? this.declarations.get(path);
    const all = (): string[] => [...this.files.keys(), ...this.declarations.keys()];
    const ambient = [...this.declarations.keys()].filter((path) => !path.startsWith('/node_modules/'));
    return {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: () => '/node_modules/typescript/lib/lib.d.ts',
      getScriptFileNames: () => [...this.files.keys(), ...ambient.filter((path) => path.endsWith('.d.ts'))],
      // Declarations never change.
      getScriptVersion: (path) => String(this.files.get(path)?.version ?? 0),
      getProjectVersion: () => String(this.version),
      getScriptSnapshot: (path) => {
        const text = textOf(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (path) => textOf(path) !== undefined,
      readFile: textOf,
      directoryExists: (path) => this.folders.has(path.replace(/\/$/, '')) || `${path}/`.startsWith(folder),
      getDirectories: () => [],
      // Only what stands in the folder itself: names of modules beside the program.
      readDirectory: (path) => {
        const start = path.endsWith('/') ? path : `${path}/`;
        return all().filter((file) => file.startsWith(start) && !file.slice(start.length).includes('/'));
      },
    };
  }

  /** Takes the program as it is now. */
  setFiles(files: readonly DemoFile[]): void {
    const next: typeof this.files = new Map();
    for (const {name, text: raw} of files.filter(isModule)) {
      // As the editor counts.
      const text = raw.replaceAll(/\r\n?/g, '\n');
      const known = this.files.get(folder + name);
      next.set(folder + name, known?.text === text ? known : {text, version: (this.version += 1)});
    }
    if (next.size !== this.files.size || [...next].some(([path, file]) => this.files.get(path) !== file)) {
      this.version += 1;
      this.files = next;
    }
  }

  /** What is wrong with the program, file by file. */
  problems(): Problem[] {
    return [...this.files.keys()]
      .flatMap((path) => {
        const found = [...this.service.getSyntacticDiagnostics(path), ...this.service.getSemanticDiagnostics(path)];
        const source = this.service.getProgram()?.getSourceFile(path);
        return source ? found.map((each) => this.problem(source, each)) : [];
      })
      .slice(0, mostProblems);
  }

  private problem(source: ts.SourceFile, {start = 0, length = 0, code, messageText}: ts.Diagnostic): Problem {
    const {line, character} = source.getLineAndCharacterOfPosition(start);
    return {
      file: source.fileName.slice(folder.length),
      line: line + 1,
      column: character + 1,
      from: start,
      to: start + length,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
      isWarning: unused.has(code),
    };
  }

  /** The names that can stand at a place. */
  completions(file: string, at: number): Completions | null {
    const found = this.service.getCompletionsAtPosition(folder + file, at, {includeSymbol: true});
    if (!found || found.entries.length === 0) {
      return null;
    }
    const {isMemberCompletion, optionalReplacementSpan, entries} = found;
    const text = this.files.get(folder + file)?.text.slice(0, at) ?? '';
    const start = (optionalReplacementSpan ?? entries[0]?.replacementSpan)?.start;
    const options = entries
      .filter(({kind}) => kind !== ts.ScriptElementKind.warning)
      .map((entry) => this.completion(entry, isMemberCompletion));
    return {from: start ?? at - (/[\w$]*$/.exec(text)?.[0].length ?? 0), options};
  }

  private completion({name, kind, sortText, symbol}: ts.CompletionEntry, isMember: boolean): Completion {
    // The types of all names of the browser would take long.
    const isOwn = symbol?.declarations?.some((each) => each.getSourceFile().fileName.startsWith(folder)) ?? false;
    const checker = this.service.getProgram()?.getTypeChecker();
    const hasDetail = checker && symbol && (isMember || isOwn) && (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const order = Number.parseInt(sortText, 10);
    return {
      label: name,
      type: typeOf(kind),
      ...(hasDetail && {detail: cut(checker.typeToString(checker.getTypeOfSymbol(symbol)), longestDetail)}),
      // TypeScript counts from 11, what is closest, to 16; what is deprecated begins with a letter.
      boost: Number.isNaN(order) ? -50 : Math.max(-50, (15 - order) * 5),
    };
  }

  private describe({displayParts, documentation}: Pick<ts.QuickInfo, 'displayParts' | 'documentation'>): Description {
    const signature = ts.displayPartsToString(displayParts);
    const described = this.reference?.describe(signature);
    const own = firstSentence(ts.displayPartsToString(documentation));
    return {
      signature: cut(signature, longestSignature),
      about: own === '' ? (described?.about ?? '') : own,
      ...(described && {url: described.url}),
    };
  }

  /** What a name among the completions of a place is. */
  describeCompletion(file: string, at: number, name: string): Description | null {
    const path = folder + file;
    const details = this.service.getCompletionEntryDetails(path, at, name, {}, undefined, {}, undefined);
    return details ? this.describe(details) : null;
  }

  /** What stands at a place. */
  hover(file: string, at: number): Questions['hover']['answer'] {
    const info = this.service.getQuickInfoAtPosition(folder + file, at);
    return info ? {...this.describe(info), from: info.textSpan.start, to: ts.textSpanEnd(info.textSpan)} : null;
  }

  /** Answers a question about the program. */
  answer({kind, place}: Question): Questions[Question['kind']]['answer'] {
    switch (kind) {
      case 'problems':
        return this.problems();
      case 'completions':
        return this.completions(place.file, place.at);
      case 'completion':
        return this.describeCompletion(place.file, place.at, place.name);
      case 'hover':
        return this.hover(place.file, place.at);
    }
  }

  /** Frees what the compiler holds. */
  close(): void {
    this.service.dispose();
  }
}
