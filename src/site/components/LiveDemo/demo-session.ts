import type {DemoFile} from '@site/src/site/demos/demo';
import type {StageData} from '@site/src/site/demos/demo-data';
import type {FrameParts} from '@site/src/site/demos/frame/frame-content';
import type {ColorMode} from '@site/src/site/demos/frame/color-mode';
import {fetchFrameParts} from './fetch-frame-parts';
import {ProgramSession} from './program-session';

const shippedFiles = ({files}: StageData): DemoFile[] => files.map(({name, text}) => ({name, text}));

/** A demo on a page: its program as shipped or as edited, its runs, and what they say. */
export class DemoSession extends ProgramSession {
  private parts: FrameParts | undefined;

  /** @param colorMode - of the page */
  constructor(
    private readonly data: StageData,
    colorMode: ColorMode,
  ) {
    super(shippedFiles(data), data, colorMode);
  }

  protected override get title(): string {
    return this.data.title;
  }

  /** A demo keeps the libraries that it was shipped with. */
  protected override partsFor(): Promise<FrameParts | undefined> {
    return Promise.resolve(this.parts);
  }

  /** Fetches what the demo runs with, then runs it. */
  readonly load = async (): Promise<void> => {
    this.set({notice: undefined, isFetching: true});
    try {
      this.parts = await fetchFrameParts(this.data);
    } catch {
      this.set({notice: 'not-loaded', isFetching: false});
      return;
    }
    this.set({isFetching: false});
    if (this.isEdited) {
      await this.runEdited();
    } else {
      this.startShipped();
    }
  };

  private get isEdited(): boolean {
    return this.state.files.some(({text}, index) => text !== this.data.files[index]?.text);
  }

  private startShipped(): void {
    if (this.parts) {
      this.start(this.parts, this.data.program, false);
    }
  }

  /**
   * Restores a program that somebody has shared or that the tab has kept, whatever the reader has edited since.
   *
   * @param shared - the files that differ from the shipped ones; those with other names are ignored
   */
  restore(shared: readonly DemoFile[]): void {
    this.set({files: shippedFiles(this.data).map((file) => shared.find(({name}) => name === file.name) ?? file)});
    if (this.parts) {
      void this.runEdited();
    }
  }

  /** The program as it was shipped, from its beginning. */
  readonly reset = (): void => {
    this.newAttempt();
    this.set({files: shippedFiles(this.data), failure: undefined});
    this.startShipped();
  };
}
