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

/** What stands before a constructor to make it a program that TypeScript can read. */
const head = 'class Subject {\n';

/** A field as a declaration of its own, without the indent that it has in the constructor. */
function declarationOf(field: ts.TypeElement, constructor: Signature, source: ts.SourceFile): Signature {
  const start = field.getStart(source);
  const {character} = source.getLineAndCharacterOfPosition(start);
  const length = field.getText(source).replace(/[;,]$/, '').length;
  const part = sliceSignature(constructor, start - head.length, start - head.length + length);
  return [...mapText(part, (text) => text.replaceAll(`\n${' '.repeat(character)}`, '\n')), ';'];
}

function optionOf(field: ts.TypeElement, subject: string, constructor: Signature, source: ts.SourceFile): ApiSymbol[] {
  if (!field.name || !(ts.isIdentifier(field.name) || ts.isStringLiteral(field.name))) {
    return []; // an index signature, which names no option
  }
  const type = ts.isPropertySignature(field) ? field.type : undefined;
  const option: ApiSymbol = {
    path: memberPath(`${subject}.Options`, field.name.text),
    kind: 'property',
    signatures: [declarationOf(field, constructor, source)],
    ...(type && {typeAt: type.getStart(source) - field.getStart(source)}),
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
    const source = ts.createSourceFile('constructor.d.ts', `${head}${plainText(signature)}\n}`, ts.ScriptTarget.Latest);
    const [subjectClass] = source.statements;
    const members = subjectClass && ts.isClassDeclaration(subjectClass) ? [...subjectClass.members] : [];
    const parameters = members.filter(ts.isConstructorDeclaration).flatMap((member) => [...member.parameters]);
    return parameters
      .filter(({name}) => ts.isIdentifier(name) && /^opt(?:ions)?$/.test(name.text))
      .flatMap(({type}) => inlineFields(type))
      .flatMap((field) => optionOf(field, subject, signature, source));
  });
  // Overloads may repeat an option.
  return [...new Map(options.map((option) => [option.path, option])).values()];
}
