import {type VersionName, versionNamed} from '../../src/common/versions';
import {pageFiles, readPage} from '../../src/build/content/pages';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {readBaseCss} from '../../src/build/demos/frame';
import {bareBody, wholePrograms} from '../../src/build/demos/page-programs';
import {type Demo, isModule} from '../../src/site/demos/demo';
import {oneHtmlFile} from '../../src/site/demos/one-html-file';
import {project, projectDir} from '../support/sites';

/** What a reader pastes, and what else the page needs. */
export type Pasted = {
  /** Where it is written, as `file` or `file:line`. */
  where: string;
  /** The modules by their names, the program first. */
  files: {name: string; text: string}[];
  /** The content of the body. */
  body: string;
  css: string;
};

/** The program, the body and the styles of a file that the button "Copy as one HTML file" copies. */
function partsOf(html: string): Omit<Pasted, 'where'> {
  const parts =
    /<style>\n(.*)\n<\/style>\n<\/head>\n<body>\n(.*)\n<script type="module">\n(.*)\n<\/script>\n<\/body>/s.exec(html);
  const [, css = '', body = '', text = ''] = parts ?? [];
  return {files: [{name: 'index.js', text}], body, css};
}

/**
 * A demo as its buttons copy it: its program alone where there is nothing else or nothing else is needed, and
 * all of it as one HTML file.
 */
function pastedDemo(version: VersionName, {id, title, files, needs}: Demo): Pasted[] {
  const where = `${versionNamed(version).folder}/_demos/${id}`;
  const modules = files.filter(isModule);
  return [
    ...(needs.length === 0 && modules.length === 1 ? [{where, files: modules, body: bareBody, css: ''}] : []),
    ...(files.length > 1
      ? [{where: `${where}, as one HTML file`, ...partsOf(oneHtmlFile(title, files, readBaseCss()))}]
      : []),
  ];
}

/** The demos of a version as they are pasted. */
export const pastedDemos = (version: VersionName): Pasted[] =>
  readDemos(projectDir, version).flatMap((demo) => pastedDemo(version, demo));

/** The complete programs on the pages of a version, each in a page that has what the page of the documentation gives it. */
export function pastedBlocks(version: VersionName): Pasted[] {
  return pageFiles(version, project).flatMap((file) =>
    wholePrograms(readPage(file, project).content.fences).map(({fence, body, css}) => ({
      where: `${file}:${fence.line}`,
      files: [{name: `index.${fence.language}`, text: fence.code}],
      body,
      css,
    })),
  );
}
