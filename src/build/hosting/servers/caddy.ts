import {mediaTypes, rangesOf} from '../accepts-markdown';
import {pageKey, pageKeyPattern} from '../canonical-paths';
import {textCopyHeaders, textCopyPattern} from '../headers';
import {demoFramePattern, hashedPattern} from '../../../common/file-patterns';
import {markdownPath} from '../../../common/markdown-path';
import {offlineWorker} from '../../../common/offline-files';
import {type HostRules, redirects} from './rules';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}'];

const quoted = (text: string): string => `"${text}"`;
const literal = (text: string): string => `\`${text}\``;

const headers = (matcher: string, given: Readonly<Record<string, string>>): string[] =>
  block(
    ['header', matcher].filter(Boolean).join(' '),
    Object.entries(given).map(([name, value]) => `${name} ${quoted(value)}`),
  );

/** What a header `Accept` says of a media type, as a variable: a number from 0 to 1. */
const quality = (variable: string, type: string): string[] =>
  block(`map {http.request.header.Accept} {${variable}}`, [
    ...rangesOf(type).flatMap(({plain, weighted}) => [
      `${literal(`~(?i)${weighted}`)} "\${1}.\${2}0"`,
      `${literal(`~(?i)${plain}`)} "1.0"`,
    ]),
    'default "0.0"',
  ]);

/** Pages that are sent as Markdown to who prefers it. */
const negotiation = ({baseUrl, copied}: HostRules, below: (pattern: string) => string): string[] => [
  ...quality('docs_html', mediaTypes.html),
  ...quality('docs_markdown', mediaTypes.markdown),
  ...block('map {path} {docs_copy}', [
    ...copied.map((page) => `${quoted(page)} ${quoted(markdownPath(page, baseUrl))}`),
    'default ""',
  ]),
  `@docs_copied expression ${literal('{docs_copy} != ""')}`,
  'header @docs_copied +Vary Accept',
  `@docs_wanted expression ${literal('{docs_copy} != "" && double({docs_markdown}) > double({docs_html})')}`,
  'rewrite @docs_wanted {docs_copy}',
  `@docs_markdown path_regexp ${below('.*\\.md')}`,
  `header @docs_markdown Content-Type ${quoted(`${mediaTypes.markdown}; charset=utf-8`)}`,
];

/** A snippet for a Caddyfile: `import docs` in the block of a site. */
export function caddyfile(rules: HostRules): string {
  const {baseUrl, cache, canonicalPaths, common, demoFrame, pages} = rules;
  const below = (pattern: string): string => literal(`^${baseUrl.replaceAll('.', '\\.')}${pattern}$`);
  const home = baseUrl.slice(0, -1);
  const moved = redirects(rules);
  const isMoved = '{docs_canonical} != "" && {docs_canonical} != {http.request.uri.path}';
  return [
    '# Import this file, then "import docs" in the block of the site. Its "root" is the folder in which',
    `# the build lies at ${baseUrl}${baseUrl === '/' ? ' (that is the build itself)' : ''}.`,
    ...block('(docs)', [
      ...block('route', [
        ...headers('', common),
        `@docs_frame path_regexp ${below(demoFramePattern)}`,
        `@docs_pages not path_regexp ${below(demoFramePattern)}`,
        ...headers('@docs_frame', demoFrame),
        ...headers('@docs_pages', pages),
        `@docs_texts path_regexp ${below(textCopyPattern)}`,
        ...headers('@docs_texts', textCopyHeaders),
        `@docs_hashed path_regexp ${below(hashedPattern)}`,
        `@docs_other not path_regexp ${below(hashedPattern)}`,
        `header @docs_hashed Cache-Control ${quoted(cache.hashed)}`,
        `header @docs_other Cache-Control ${quoted(cache.other)}`,
        `header ${baseUrl}${offlineWorker} Cache-Control ${quoted(cache.worker)}`,
        ...(home === '' ? [] : [`@docs_home path / ${home}`, `redir @docs_home ${baseUrl} 302`]),
        `@docs_hidden path_regexp ${literal(`/\\.|^${baseUrl}404(?:\\.html|/)?$`)}`,
        'error @docs_hidden 404',
        ...block('map {path} {docs_key}', [`${literal(`~^(.*?)${pageKeyPattern}`)} "\${1}"`]),
        ...block('map {docs_key} {docs_canonical}', [
          ...canonicalPaths.map((page) => `${quoted(pageKey(page))} ${quoted(page)}`),
          ...moved.map(({key, page}) => `${quoted(key)} ${quoted(page)}`),
          'default ""',
        ]),
        ...block('map {docs_key} {docs_anchor}', [
          ...moved.flatMap(({key, anchor}) => (anchor === '' ? [] : [`${quoted(key)} ${quoted(anchor)}`])),
          'default ""',
        ]),
        `@docs_moved_with_query expression ${literal(`${isMoved} && {query} != ""`)}`,
        'redir @docs_moved_with_query {docs_canonical}?{query}{docs_anchor} 301',
        `@docs_moved expression ${literal(isMoved)}`,
        'redir @docs_moved {docs_canonical}{docs_anchor} 301',
        ...negotiation(rules, below),
        'try_files {path} {path}/index.html {path}.html',
        ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
      ]),
      ...block('handle_errors', [
        `header Cache-Control ${quoted(cache.notFound)}`,
        // That of a missing copy is not that of the page about it.
        'header Content-Type "text/html; charset=utf-8"',
        `rewrite * ${baseUrl}404.html`,
        ...block('file_server', ['precompressed br gzip']),
      ]),
    ]),
    '',
  ].join('\n');
}
