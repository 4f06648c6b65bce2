import {fontFaces} from './fonts';
import type {FrameContent} from './frame-content';

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

/** Runs a script at once. */
export function addScript(code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
}

function define(name: string, code: string, isProgram: boolean): void {
  // The code begins in the first line, so that lines of errors are lines of the file.
  const start = `liveDemo.define(${JSON.stringify(name)},function(module,exports,require){`;
  addScript(`${start}${code}\n});${isProgram ? `\n//# sourceURL=${name}` : ''}`);
}

/** iOS zooms in on a field whose text is smaller. The rule isn't in base.css, because pictures and projects of demos use that file, too. */
const touchStyles = '@media (pointer: coarse) {input, select, textarea {font-size: 1rem !important}}';

/** Puts the title, the styles and the elements of a demo into the frame, then its modules, which do not run yet. */
export function fill({program, fonts, libraries}: FrameContent): void {
  document.title = program.title;
  addStyle(fontFaces(fonts));
  addStyle(program.css);
  addStyle(touchStyles);
  // Unlike innerHTML, it runs the scripts that a reader writes into the file.
  document.body.append(document.createRange().createContextualFragment(program.html));
  libraries.forEach(({name, text}) => define(name, text, false));
  program.scripts.forEach(({name, code}) => define(name, code, true));
}
