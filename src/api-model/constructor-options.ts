import ts from 'typescript';
import {type ApiSymbol, memberPath} from './model';
import {type Signature, mapText, plainText, sliceSignature} from './signature';

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

/** What makes the text of a constructor a program, so that it can be parsed. */
const head = 'class Subject {\n';

/** The declaration of a field, without the indent that it has in the constructor, but with its references. */
function declarationOf(field: ts.TypeElement, source: ts.SourceFile, constructor: Signature): Signature {
  const start = field.getStart(source);
  const separator = /[;,]$/.test(field.getText(source)) ? 1 : 0;
  const text = sliceSignature(constructor, start - head.length, field.end - separator - head.length);
  const indent = /^ */.exec(source.text.slice(source.text.lastIndexOf('\n', start) + 1))?.[0] ?? '';
  return [...mapText(text, (part) => part.replaceAll(`\n${indent}`, '\n')), ';'];
}

/** A field as an option; none for an index signature, which has no name. */
function optionOf(field: ts.TypeElement, subject: string, source: ts.SourceFile, constructor: Signature): ApiSymbol[] {
  if (!field.name || !(ts.isIdentifier(field.name) || ts.isStringLiteral(field.name))) {
    return [];
  }
  const type = ts.isPropertySignature(field) ? field.type : undefined;
  return [
    {
      path: memberPath(`${subject}.Options`, field.name.text),
      kind: 'property',
      signatures: [declarationOf(field, source, constructor)],
      ...(type && {typeAt: type.getStart(source) - field.getStart(source)}),
      ...(field.questionToken && {optional: true}),
    },
  ];
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
    const text = `${head}${plainText(signature)}\n}`;
    const source = ts.createSourceFile('constructor.d.ts', text, ts.ScriptTarget.Latest);
    const [subjectClass] = source.statements;
    const members = subjectClass && ts.isClassDeclaration(subjectClass) ? [...subjectClass.members] : [];
    return members
      .filter(ts.isConstructorDeclaration)
      .flatMap(({parameters}) => [...parameters])
      .filter(({name}) => ts.isIdentifier(name) && /^opt(?:ions)?$/.test(name.text))
      .flatMap(({type}) => inlineFields(type))
      .flatMap((field) => optionOf(field, subject, source, signature));
  });
  // Overloads may repeat an option.
  return [...new Map(options.map((option) => [option.path, option])).values()];
}
