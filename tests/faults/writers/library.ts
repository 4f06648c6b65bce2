import {type Fault, inFiles} from './fault';

const readme = 'docs/_demos/start/hello/README.md';
const program = 'docs/_demos/start/hello/index.ts';
const inReadme = (name: string, from: string | RegExp, to: string): Fault =>
  inFiles(name, {[readme]: (text) => text.replace(from, to)});
const inProgram = (name: string, change: (text: string) => string): Fault => inFiles(name, {[program]: change});
const demo = (place: string, name = 'README.md'): Record<string, string> => ({
  [`docs/_demos/${place}/${name}`]: '---\ntitle: Demo\n---\n\nText.\n',
  [`docs/_demos/${place}/index.ts`]: 'console.log(1);\n',
});

export const demos: Fault[] = [
  inReadme('YAML that is not valid', 'title: ', 'title: A: '),
  inReadme('a slip in a field', 'description:', 'descripton:'),
  inReadme('a version that does not exist', /since: .*/, "since: '9.9'"),
  inReadme('a version without quotes', /since: .*/, 'since: 4.1'),
  inReadme('a height in words', /height: .*/, 'height: tall'),
  inReadme('a height that is too large', /height: .*/, 'height: 7000'),
  inReadme('a step with a slip', /- (?:click|drag|press|hover|doubleclick):/, '- clik:'),
  inReadme('a slip beside a step', /( *)- (?:click|drag|hover|doubleclick): .*/, '$&\n$1  wiht: Shift'),
  inReadme('an effect with a slip', 'what:', 'waht:'),
  inReadme('JavaScript for front matter', '---\n', '---js\n'),
  inFiles('no README', {'docs/_demos/start/other/index.ts': 'console.log(1);\n'}),
  inFiles('a README in lower case', demo('start/other', 'readme.md')),
  inFiles('a folder one level too high', demo('other')),
  inFiles('a folder one level too deep', demo('start/other/again')),
  inFiles('an unknown group', demo('strat/hello')),
  inFiles('a file beside the groups', {'docs/_demos/notes.txt': 'Text.'}),
  inFiles('a stray file', {'docs/_demos/start/hello/data.json': '{}'}),
  inFiles('no program', {[program]: undefined}),
  inProgram('an empty program', () => ''),
  inFiles('an empty style sheet', {'docs/_demos/start/hello/style.css': '\n'}),
  inProgram('an import from inside of the library', (text) => text.replace("'@joint/core'", "'@joint/core/src'")),
  inProgram('an import of JointJS+', (text) => text.replace("'@joint/core'", "'@joint/plus'")),
  inProgram('an import of another package', (text) => `import 'lodash';\n${text}`),
  inProgram('a missing module', (text) => `import './others';\n${text}`),
  inProgram('@ts-nocheck', (text) => `// @ts-nocheck\n${text}`),
  inProgram('@ts-ignore', (text) => `${text}\n// @ts-ignore\ngraph.cleer();\n`),
  inProgram('a method with a slip', (text) => `${text}\ngraph.cleer();\n`),
  inProgram('a name that is not used', (text) => `${text}\nconst unused = 1;\n`),
  inProgram('a syntax error', (text) => `${text}\nconst = 1;\n`),
];

const plus = 'docs/_api/joint-plus/index.d.ts';
const added = (name: string, text: string): Fault => inFiles(name, {[plus]: (before) => `${before}${text}\n`});

export const declarations: Fault[] = [
  added('a brace too many', 'export interface Extra {{ }'),
  added('a brace that is missing', 'export interface Extra {'),
  added('a word that is no declaration', 'exprot interface Extra {}'),
  added('an unknown type', 'export function extra(value: Grpah): void;'),
  added('a missing file', "export * from './extra';"),
  inFiles('a register that is no JSON', {'docs/_api/joint-plus/versionPlus.jsonl': (text) => `{\n${text}`}),
  inFiles('a register with a slip in a field', {
    'docs/_api/joint-plus/versionPlus.jsonl': (text) => text.replace('"source"', '"sorce"'),
  }),
];

const inCorrections = (name: string, change: (text: string) => string): Fault =>
  inFiles(name, {'docs/_api/corrections.json': change});

export const corrections: Fault[] = [
  inCorrections('a brace that is missing', (text) => text.replace('{', '')),
  inCorrections('no list', () => '{}\n'),
  inCorrections('a comma too many', (text) => text.replace(/\}\s*\]\s*$/, '},\n]\n')),
  inCorrections('an unknown kind', (text) => text.replace('"wrong type"', '"wrong typ"')),
  inCorrections('a slip in a field', (text) => text.replace('"evidence"', '"evidense"')),
  inCorrections('a regular expression that is not valid', (text) => text.replace(/"evidence": "/, '$&(')),
  inCorrections('a regular expression of the declaration that is not valid', (text) =>
    text.replace(/"declared": "/, '$&['),
  ),
  inFiles('no list of events', {'docs/_api/undeclared-events.json': undefined}),
];
