import {fetchFrameParts} from '@site/src/site/components/LiveDemo/fetch-frame-parts';
import {ProgramSession} from '@site/src/site/components/LiveDemo/program-session';
import type {DemoFile} from '@site/src/site/demos/demo';
import type {ColorMode} from '@site/src/site/demos/frame/color-mode';
import type {FrameParts} from '@site/src/site/demos/frame/frame-content';
import {librariesOf} from '@site/src/site/demos/libraries';
import type {PlaygroundData} from '@site/src/site/demos/playground-data';
import {initialText} from './file-names';
import type {OpenedProgram} from './open-program';

/** A program in the playground. Unlike a demo, it loads the libraries that it imports now, and its files can change their names. */
export class PlaySession extends ProgramSession {
  /** @param colorMode - of the page */
  constructor(
    private readonly program: OpenedProgram,
    data: PlaygroundData,
    colorMode: ColorMode,
  ) {
    super(program.files, data, colorMode);
  }

  protected override get title(): string {
    return this.program.title;
  }

  protected override partsFor(files: readonly DemoFile[]): Promise<FrameParts> {
    const names: readonly string[] = librariesOf({files});
    return fetchFrameParts({libraries: this.program.version.libraries.filter(({name}) => names.includes(name))});
  }

  /** The files as they are now. */
  readonly getFiles = (): readonly DemoFile[] => this.state.files;

  /** Adds a file with a name that is free. */
  addFile(name: string): void {
    this.setFiles([...this.state.files, {name, text: initialText(name)}]);
  }

  /** Gives a file another name, which is free. Imports of it stay as they are. */
  renameFile(name: string, newName: string): void {
    this.setFiles(this.state.files.map((file) => (file.name === name ? {name: newName, text: file.text} : file)));
  }

  /** Deletes a file. */
  deleteFile(name: string): void {
    this.setFiles(this.state.files.filter((file) => file.name !== name));
  }

  /** Takes other files, and runs them at once. */
  replaceFiles(files: DemoFile[]): void {
    this.setFiles(files);
    void this.runEdited();
  }
}
