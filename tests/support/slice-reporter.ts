import fs from 'node:fs';
import path from 'node:path';
import type {FullConfig, Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';
import {BuiltFiles, type Read, readsType} from './reads';
import {projectDir} from './sites';
import {type Slice, notePassed} from './slices';

/** Of a test that is in no project, or of no file. */
const nameOf = (project: string, spec: string): string => `${project} ${spec}`;

const specOf = (test: TestCase): string => path.relative(projectDir, test.location.file).replaceAll('\\', '/');

const hasPassed = (test: TestCase): boolean => test.results.length > 0 && test.outcome() !== 'unexpected';

/**
 * Notes each slice as soon as the last of its tests has passed, so that a run that is
 * cut off goes on where it stopped.
 */
export default class SliceReporter implements Reporter {
  private readonly slices: ReadonlyMap<string, Slice>;
  private readonly tests = new Map<string, TestCase[]>();
  private readonly reads = new Map<string, Set<Read>>();
  private readonly noted = new Set<string>();
  private built: BuiltFiles | undefined;
  private readonly passedFile: string | undefined;

  /** @param options - `file` has the slices of the run, see `handDown`; `passedFile` is where they are noted */
  constructor({file, passedFile}: {file: string; passedFile?: string}) {
    this.passedFile = passedFile;
    const slices = JSON.parse(fs.readFileSync(file, 'utf8')) as Slice[];
    this.slices = new Map(slices.map((slice) => [nameOf(slice.project, slice.spec), slice]));
  }

  onBegin(_: FullConfig, suite: Suite): void {
    for (const project of suite.suites) {
      for (const test of project.allTests()) {
        const name = nameOf(project.title, specOf(test));
        this.tests.set(name, [...(this.tests.get(name) ?? []), test]);
      }
    }
  }

  onTestEnd(test: TestCase, {annotations}: Pick<TestResult, 'annotations'>): void {
    const name = nameOf(test.parent.project()?.name ?? '', specOf(test));
    const reads = this.reads.get(name) ?? new Set();
    annotations
      .filter(({type}) => type === readsType)
      .forEach(({description}) => (JSON.parse(description ?? '[]') as Read[]).forEach((read) => reads.add(read)));
    this.reads.set(name, reads);
    const slice = this.slices.get(name);
    const tests = this.tests.get(name) ?? [];
    if (slice && !this.noted.has(name) && tests.every(hasPassed)) {
      this.noted.add(name);
      this.built ??= new BuiltFiles();
      const answers = reads.size > 0 && {reads: [...reads], answers: this.built.hashOf(reads)};
      notePassed({...slice, tests: tests.length, ...answers}, this.passedFile);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
