import ts from 'typescript';
import {type ApiSymbol, memberPath} from './model';

/** The fields of the object types that stand in the type of a parameter, without those of nested objects. */
function inlineFields(type: ts.TypeNode | undefined): ts.TypeElement[] {
  if (!type) {
    return [];
  }
  if (ts.isTypeLiteralNode(type)) {
    return [...type.members];
  }
  if (ts.isParenthesizedTypeNode(type)) {
    return inlineFields(type.type);
  }
  return ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type) ? type.types.flatMap(inlineFields) : [];
}

/** The text of a field as a declaration of its own, without the indent that it has in the constructor. */
function declarationOf(field: ts.TypeElement, source: ts.SourceFile): string {
  const {character} = source.getLineAndCharacterOfPosition(field.getStart(source));
  const text = field.getText(source).replace(/[;,]$/, '');
  return `${text.replaceAll(`\n${' '.repeat(character)}`, '\n')};`;
}

function optionOf(field: ts.TypeElement, subject: string, constructor: ApiSymbol, source: ts.SourceFile): ApiSymbol[] {
  if (!field.name || !(ts.isIdentifier(field.name) || ts.isStringLiteral(field.name))) {
    return []; // an index signature, which names no option
  }
  const option: ApiSymbol = {
    path: memberPath(`${subject}.Options`, field.name.text),
    kind: 'property',
    signatures: [declarationOf(field, source)],
    refs: constructor.refs,
  };
  return [field.questionToken ? {...option, optional: true} : option];
}

/**
 * The options of a class that are declared within its constructor, such as
 * `constructor(attributes?: Attributes, opt?: { cellNamespace?: any })`: the
 * fields of the parameter `opt` or `options`. TypeDoc gives them no symbols.
 *
 * @param subject - the path of the class
 * @param constructor - its constructor, as the report has it
 * @returns a symbol for each, with the path that it would have in a type `Options` of the class
 */
export function constructorOptions(subject: string, constructor: ApiSymbol): ApiSymbol[] {
  const options = constructor.signatures.flatMap((signature) => {
    const source = ts.createSourceFile('constructor.d.ts', `class Subject {\n${signature}\n}`, ts.ScriptTarget.Latest);
    const [subjectClass] = source.statements;
    const members = subjectClass && ts.isClassDeclaration(subjectClass) ? [...subjectClass.members] : [];
    const parameters = members.filter(ts.isConstructorDeclaration).flatMap((member) => [...member.parameters]);
    return parameters
      .filter(({name}) => ts.isIdentifier(name) && /^opt(?:ions)?$/.test(name.text))
      .flatMap(({type}) => inlineFields(type))
      .flatMap((field) => optionOf(field, subject, constructor, source));
  });
  // Overloads may repeat an option.
  return [...new Map(options.map((option) => [option.path, option])).values()];
}
