import {pageText} from '../../support/fault-site';
import {type Fault, inFiles} from './fault';

const file = 'docs/page.mdx';
const text = (name: string, body: string): Fault => inFiles(name, {[file]: pageText(body)});
const inOld = (name: string, body: string): Fault =>
  inFiles(name, {'versioned_docs/version-4.0/page.mdx': pageText(body)});
const field = (name: string, fields: string): Fault => inFiles(name, {[file]: pageText('Text.', fields)});
const whole = (name: string, source: string): Fault => inFiles(name, {[file]: source});
const code = (name: string, program: string, words = 'ts'): Fault => text(name, `\`\`\`${words}\n${program}\n\`\`\``);

export const frontMatter: Fault[] = [
  field('a slip in a field', 'tilte: Page\n'),
  field('a slip in a quoted field', '"sidebar_lable": Page\n'),
  field('a field of another generator', 'permalink: /x\n'),
  field('a field in camel case', 'sidebarPosition: 1\n'),
  field('a hyphen for an underscore', 'hide-title: true\n'),
  field('a slug with a host', 'slug: https://example.com/page\n'),
  field('a slug that leaves its version', 'slug: ../../x\n'),
  field('a slug with spaces', 'slug: /two words\n'),
  field('a slug with a version', 'slug: /4.0/page\n'),
  field('an empty slug', "slug: ''\n"),
  field('a slug with a query', 'slug: /page?x=1\n'),
  field('a field that is there twice', 'title: Again\n'),
  field('a list that is not closed', 'keywords: [one, two\n'),
  field('a colon in plain text', 'description: One: two\n'),
  field('a quote that is not closed', 'description: "One\n'),
  whole('a list in place of fields', '---\n- title\n---\n\nText.\n'),
  whole('JavaScript', '---js\n{title: process.exit(9)}\n---\n\nText.\n'),
  whole('JavaScript behind a space', '--- javascript\n{title: process.exit(9)}\n---\n\nText.\n'),
  whole('JSON', '---json\n{"title": "Page"}\n---\n\nText.\n'),
  whole('no end', '---\ntitle: Page\n\nText.\n'),
  whole('a byte order mark', `\uFEFF${pageText()}`),
];

export const places: Fault[] = [
  inFiles('two pages of one name', {'docs/page.md': pageText()}),
  inFiles('two pages that differ in a number', {'docs/01-page.mdx': pageText()}),
  inFiles('two pages with one id', {'docs/other.mdx': pageText('Text.', 'id: page\n')}),
  inFiles('two pages at one address', {'docs/other.mdx': pageText('Text.', 'slug: /page\n')}),
  inFiles('a page at the address of a section', {'docs/other.mdx': pageText('Text.', 'slug: /learn\n')}),
];

export const mdx: Fault[] = [
  text('a component with a slip', '<Tab>Text.</Tab>'),
  text('a component in the text', 'A <EditonBadge edition="plus" /> here.'),
  text('a component of another site', '<CodeGroup />'),
  text('a demo with a slip in its component', '<LiveDemos id="start/hello" />'),
  text('a badge for no edition', '<EditionBadge edition="pluss" />'),
  text('a badge without an edition', '<EditionBadge />'),
  text('a badge with a slip in its field', '<EditionBadge editon="plus" />'),
  text('a tag that is not closed', '<Tabs>\n\nText.'),
  text('a tag that is closed by another', '<Tabs>\n\nText.\n\n</TabItem>'),
  text('a brace that is not closed', 'A {brace.'),
  text('a smaller-than sign', 'If a <1, b.'),
  text('an expression that does not parse', '{a b}'),
  text('an import that does not parse', "import {a from './a';"),
  text('a comment of HTML that is not closed', '<!-- Text.'),
  text('MDX in a block of code', '```mdx-code-block\nText.\n```'),
];

export const links: Fault[] = [
  text('a link to no page', 'A [link](./paeg.mdx).'),
  text('a link to no page of a folder', 'A [link](./learn/giude.mdx).'),
  text('a link to an address', 'A [link](/learn/giude).'),
  text('a link with an anchor to no page', 'A [link](./paeg.mdx#heading).'),
  text('a link that leaves the docs', 'A [link](../docs2/page.mdx).'),
  text('a definition of a link', 'A [link][1].\n\n[1]: ./paeg.mdx'),
  text('a link to a missing file', 'A [file](./learn/graph.csv).'),
  text('a link to an address beside the sections', 'A [link](/glosary).'),
  text('a tag to no page', '<a href="/learn/giude">Guide</a>'),
  text('a tag to an address beside the sections', '<a href="/glosary">Glossary</a>'),
  text('a tag in a sentence', 'See the\n<a href="/learn/giude">guide</a>.'),
  text('a tag on lines of its own', '<TopicLinks\n  title="Guides"\n  href="/learn/giude"\n/>'),
  text('a tag with a file', '<a href="./learn/guide.mdx#first-step">Guide</a>'),
  text('a tag with a file that does not exist', '<a href="./learn/giude.mdx">Guide</a>'),
  text('a tag with an anchor', '<a href="#haeding">Heading</a>\n\n## Heading'),
  text('a tag with an anchor of another page', '<a href="/learn/guide#first-stpe">Step</a>'),
  text('a tag to a page of an old version', '<a href="/4.0/page">Page</a>'),
  text('a tag with the full address of a page', '<a href="https://docs.jointjs.com/page">Page</a>'),
  text('a component that links', '<TopicLinks to="/learn/giude" />'),
  text('an address in braces', "<a href={'/learn/giude'}>Guide</a>"),
  text('an address in a template', '<a href={`/learn/giude`}>Guide</a>'),
  text('a list of addresses', "<TopicLinks items={[\n  {href: '/learn/giude'},\n]} />"),
  text('a tag in an expression', '{true && (\n  <a href="/learn/giude">Guide</a>\n)}'),
  text('a tag in an export', 'export const link = <a href="/learn/giude">Guide</a>;'),
  text('the address of a page of an old version', 'A [link](/4.0/page).'),
  text('the file of a page of an old version', 'A [link](../versioned_docs/version-4.0/page.mdx).'),
  text('the full address of a page', 'A [link](https://docs.jointjs.com/learn/guide#first-step).'),
  text('the full address of a page of an old version', 'A [link](https://docs.jointjs.com/4.0/page).'),
  text('the full address of no page', 'See https://docs.jointjs.com/lern for more.'),
  inOld('the address of a page of the latest version in an old one', 'A [link](/page).'),
  inOld('the address of a page that an old version lacks', 'A [link](/learn/guide).'),
  inOld('the file of a page of the latest version in an old one', 'A [link](../../docs/page.mdx).'),
  inOld('the full address of a page in an old version', 'A [link][1].\n\n[1]: https://docs.jointjs.com/page'),
];

export const anchors: Fault[] = [
  text('an anchor on the page', '## Heading\n\nA [link](#haeding).'),
  text('an anchor on another page', 'A [link](./learn/guide.mdx#first-stpe).'),
  text('an anchor at an address', 'A [link](/learn/guide#first-stpe).'),
  text('an anchor in capitals', '## Heading\n\nA [link](#Heading).'),
  text('an anchor of a page without headings', 'A [link](./index.mdx#home).'),
  text('an anchor that a heading names otherwise', '## Heading {#own}\n\nA [link](#heading).'),
];

export const images: Fault[] = [
  text('a missing drawing', '![A graph](./learn/grpah.svg)'),
  text('a drawing in a missing folder', '![A graph](./lern/graph.svg)'),
  text('a missing photo', '![A photo](./learn/photo.png)'),
  text('an image in the text', 'An ![image](./learn/graph.png) here.'),
  text('an image at an address', '![A logo](/img/lgoo.svg)'),
  text('an image of another host', '![A logo](https://example.com/logo.svg)'),
  text('a tag with the address of no file', '<img src="/img/lgoo.svg" alt="" />'),
  text('a tag with a file', 'An\n<img src="./learn/graph.svg" alt="" />.'),
  text('a tag with a missing file', '<img src="learn/grpah.svg" alt="" />'),
  text('a tag with the full address of a file', '<img src="https://docs.jointjs.com/img/logo.svg" alt="" />'),
  text('a tag with a file of another host', '<img src="//example.com/logo.svg" alt="" />'),
  text('a tag with a file that is no picture', '<video src="./learn/clip.mp4" />'),
  text('a video', '<video\n  src="/img/clip.mp4"\n  poster="/img/lgoo.svg"\n/>'),
  text('a list of sources', '<img\n  srcSet="/img/logo.svg, /img/lgoo.svg 2x"\n  alt=""\n/>'),
  text('a source in braces', "<picture>\n  <source srcSet={'/img/lgoo.svg'} />\n</picture>"),
  text('a source in an export', 'export const logo = <img src="/img/lgoo.svg" alt="" />;'),
  text('a list of pictures', "<TopicLinks items={[\n  {src: '/img/lgoo.svg'},\n]} />"),
];

export const fences: Fault[] = [
  text('no end', '```ts\ngraph.clear();'),
  text('no end, with a title', '```bash title="a"\nnpm run dev\n\nText.'),
  text('no end in a list', '- A\n\n  ```bash\n  npm run dev\n\nText.'),
  text('no end, with tildes', '~~~json\n{}'),
  text('an end that is too short', '````json\n{}\n```'),
  text('one that runs into the next', '```bash\nnpm run dev\n\nText.\n\n```ts\ngraph.clear();\n```'),
  inFiles('CRLF and a title', {
    [file]: pageText('```ts title="src/a.ts"\ngraph.cleer();\n```').replaceAll('\n', '\r\n'),
  }),
  text('in a quotation', '> Text.\n>\n> ```ts\n> graph.cleer();\n> ```'),
  text('in a list', '1. Text.\n\n   ```ts\n   graph.cleer();\n   ```'),
  text('below a line that begins with inline code', '```ts``` is a language.\n\n```ts\ngraph.cleer();\n```'),
  code('@ts-nocheck', '// @ts-nocheck\ngraph.cleer();'),
  code('@ts-ignore', '// @ts-ignore\ngraph.cleer();'),
  code('@ts-expect-error', '// @ts-expect-error\ngraph.cleer();'),
  code('no-check with a space for a reason', 'graph.cleer();', 'ts no-check=" "'),
  code('no-check without a reason', 'graph.cleer();', 'ts no-check=""'),
  code('no-check that is not needed', 'graph.clear();', 'ts no-check="an example"'),
  code('a method with a slip', 'graph.addCels([]);'),
  code('a wrong argument', "element.resize('a', 2);"),
  code('a syntax error', 'const = 1;'),
  code('JavaScript with a slip', 'graph.addCels([]);', 'js'),
  code('an import of no member', "import {dai} from '@joint/core';\nconsole.log(dai);"),
  code('an import of no package', "import {dia} from '@joint/cor';\nconsole.log(dia);"),
  code('an import from inside of a package', 'import "@joint/core/dist/joint.js";'),
  code('JSON with a comment', '{} // text', 'json'),
  code('a command with a slip in a package', 'npm install @joint/cor', 'bash'),
];
