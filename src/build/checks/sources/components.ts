import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {editions, isEdition} from '../../../common/editions';
import type {PageContent} from '../../content/page-content';
import type {Project} from '../../content/project';
import type {LineProblem} from './line-problem';
import {expectedOne} from './nearest';

/** Components that transformers in `src/build/remark` replace, so that the theme need not have them. */
export const replacedComponents = [
  'ApiAdditions',
  'ApiComparison',
  'ApiGroup',
  'ApiOptions',
  'DemoGallery',
  'ClassMapList',
  'MessageList',
  'PackageDependencies',
] as const;

/** Where the components of pages stand, relative to the project. */
export const componentsFile = 'src/theme/MDXComponents/index.tsx';

/** The names of all components that the pages of a project may use without importing them. */
class KnownComponents {
  readonly names: readonly string[];

  constructor({dir}: Project) {
    const file = path.join(dir, componentsFile);
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
    const names: string[] = [];
    source.forEachChild((statement) => {
      const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
      const value = declared?.initializer;
      if (value && ts.isObjectLiteralExpression(value)) {
        names.push(...value.properties.flatMap(({name}) => (name && ts.isIdentifier(name) ? [name.text] : [])));
      }
    });
    this.names = [...names.filter((name) => /^[A-Z]/.test(name)), ...replacedComponents];
  }
}

/**
 * What is wrong with the components of a page: names that nothing has, and badges
 * for editions that do not exist. The framework says so without a place, when it renders the page.
 */
export function componentProblems(project: Project, {components, badges}: PageContent): LineProblem[] {
  const {names} = project.part(KnownComponents);
  const unknown = components
    .filter(({name}) => !names.includes(name))
    .map(({name, line}) => ({
      line,
      message: `unknown component <${name}>. ${expectedOne(name, names)} Those of all pages stand in ${componentsFile}.`,
    }));
  const wrong = badges
    .filter(({value}) => !isEdition(value))
    .map(({value, line}) => ({
      line,
      message:
        value === undefined
          ? `<EditionBadge> needs an edition, such as <EditionBadge edition="plus" />. Expected one of ${editions.join(', ')}.`
          : `<EditionBadge> has the unknown edition "${value}". ${expectedOne(value, editions)}`,
    }));
  return [...unknown, ...wrong];
}
