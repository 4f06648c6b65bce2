import path from 'node:path';
import type {Processor} from 'unified';
import {keptTree} from '../content/kept-trees';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';

/**
 * Takes the syntax tree of a page from the process that has read the page already, and parses what it has not read.
 * Must come before all other transformers, for the framework's parser is there by then.
 */
export function keptTrees(this: Processor, project: Project): void {
  const {parser} = this;
  this.parser = (text, file) =>
    (path.isAbsolute(file.path) && keptTree(project, projectPath(project.dir, file.path), text)) || parser!(text, file);
}
