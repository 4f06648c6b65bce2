import type {Script} from '../transpile';
import type {ColorMode} from './color-mode';
import type {FrameFont} from './fonts';

/** A package, under the name by which programs import it. */
export type Library = {name: string; text: string};

/** All that a demo needs besides the file of its frame and its program. */
export type FrameParts = {fonts: FrameFont[]; libraries: Library[]};

/** What is particular to one demo. */
export type FrameProgram = {title: string; html: string; css: string; scripts: Script[]};

/** What a frame runs; it comes with the message `run`, for the frame fetches nothing. */
export type FrameContent = FrameParts & {program: FrameProgram; colorMode: ColorMode};
