import type {DemoFile} from '../demo';

/** Declaration files by their paths below `/`, and the settings of the compiler, where they are part of it. */
export type Declarations = {settings?: Record<string, unknown>; files: Record<string, string>};

/** What the compiler finds wrong with a program. Places count characters from the start of the file. */
export type Problem = {
  file: string;
  /** Both counted from 1. */
  line: number;
  column: number;
  from: number;
  to: number;
  text: string;
  /** The program can run all the same: a name is not used. */
  isWarning: boolean;
};

/** A name that can stand at a place. */
export type Completion = {
  label: string;
  /** In the words of CodeMirror, such as `method`. */
  type: string;
  /** Its type, in short. */
  detail?: string;
  /** Names that are closer come first. */
  boost: number;
};

/** All names that can stand at a place, and where the name that is being typed begins. */
export type Completions = {from: number; options: Completion[]};

/** What a name is. */
export type Description = {
  signature: string;
  /** The first sentence of its documentation; an empty text if there is none. */
  about: string;
  /** Where the reference describes it. */
  url?: string;
};

/** What can be asked of a program, by kind: the place that is meant, and the answer. */
export type Questions = {
  problems: {place: null; answer: Problem[]};
  completions: {place: {file: string; at: number}; answer: Completions | null};
  /** Of a name among the completions. */
  completion: {place: {file: string; at: number; name: string}; answer: Description | null};
  /** Of what stands at a place, and where that begins and ends. */
  hover: {place: {file: string; at: number}; answer: (Description & {from: number; to: number}) | null};
};

export type Kind = keyof Questions;

/** A question about a program. */
export type Question = {[K in Kind]: {kind: K; place: Questions[K]['place']}}[Kind];

/** Where declarations are, and the reference of the version as `api.json`, which can be missing. */
export type TypeUrls = {declarations: readonly string[]; reference: string};

/** What the page asks the worker. */
export type ToWorker = {
  id: number;
  urls: TypeUrls;
  files: readonly DemoFile[];
  question: Question;
};

/** What the worker answers. Without an answer, the declarations could not be loaded, or the compiler failed. */
export type FromWorker = {id: number; answer?: Questions[Kind]['answer']};
