import {mediaTypes, rangesOf} from '../accepts-markdown';
import {pageKey, pageKeyPattern} from '../canonical-paths';
import {textCopyHeaders, textCopyPattern} from '../headers';
import {demoFramePattern, hashedPattern} from '../../../common/file-patterns';
import {markdownPath} from '../../../common/markdown-path';
import {offlineWorker} from '../../../common/offline-files';
import {type HostRules, redirects} from './rules';

const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

const quoted = (text: string): string => `"${text}"`;

/** The base URL in a regular expression. */
const escaped = (baseUrl: string): string => baseUrl.replaceAll('.', '\\.');

/** The names of headers and of the variables that hold them, where pages and the file of frames differ. nginx leaves a header without a value out. */
const variables = (rules: HostRules): [string, string][] =>
  Object.keys({...rules.pages, ...rules.demoFrame}).map((name) => [
    name,
    `$docs_${name.toLowerCase().replaceAll('-', '_')}`,
  ]);

/** What a header `Accept` says of a media type, as a variable: the digits of a number with at least three behind its point. */
const quality = (variable: string, type: string): string =>
  block(`map $http_accept ${variable}`, [
    'default 0000;',
    ...rangesOf(type).flatMap(({plain, weighted}) => [
      `${quoted(`~*${weighted}`)} $1$2000;`,
      `${quoted(`~*${plain}`)} 1000;`,
    ]),
  ]);

/** Two rows of digits, the first greater than the second: the same start, then a greater digit. */
const isGreater = `~^(\\d*)(?:${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digit}\\d*\\|\\1[0-${digit - 1}]`).join('|')})`;

/** Which pages are sent as Markdown to who prefers it. */
const negotiation = ({baseUrl, copied}: HostRules): string[] => [
  quality('$docs_html', mediaTypes.html),
  quality('$docs_markdown', mediaTypes.markdown),
  block('map $docs_canonical $docs_copy', [
    'default "";',
    ...copied.map((page) => `${quoted(page)} ${quoted(markdownPath(page, baseUrl))};`),
  ]),
  block('map $docs_copy $docs_vary', ['default Accept;', '"" "";']),
  block('map "$docs_markdown|$docs_html" $docs_prefers_markdown', ['default "";', `${quoted(isGreater)} yes;`]),
  '# The copy that answers: none when HTML does.',
  block('map "$docs_prefers_markdown$docs_copy" $docs_wanted', ['default "";', '"~^yes(?<docs_file>/.*)" $docs_file;']),
];

/** What belongs into nginx's block `http`: which headers a path gets, and where it belongs. */
export function nginxHttp(rules: HostRules): string {
  const below = (pattern: string): string => quoted(`~^${escaped(rules.baseUrl)}${pattern}$`);
  const moved = redirects(rules);
  return [
    '# Include this in the block "http".',
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    ...variables(rules).map(([name, variable]) =>
      block(`map $uri ${variable}`, [
        `default ${quoted(rules.pages[name] ?? '')};`,
        `${below(demoFramePattern)} ${quoted(rules.demoFrame[name] ?? '')};`,
      ]),
    ),
    block('map $uri $docs_cache', [
      `default ${quoted(rules.cache.other)};`,
      `${below(hashedPattern)} ${quoted(rules.cache.hashed)};`,
      `${quoted(`${rules.baseUrl}404.html`)} ${quoted(rules.cache.notFound)};`,
      `${quoted(`${rules.baseUrl}${offlineWorker}`)} ${quoted(rules.cache.worker)};`,
    ]),
    block('map $uri $docs_key', [`${quoted(`~^(?<docs_page>.*?)${pageKeyPattern}`)} $docs_page;`]),
    block('map $docs_key $docs_canonical', [
      'default "";',
      ...rules.canonicalPaths.map((page) => `${quoted(pageKey(page))} ${quoted(page)};`),
      ...moved.map(({key, page}) => `${quoted(key)} ${quoted(page)};`),
    ]),
    block('map $docs_key $docs_anchor', [
      'default "";',
      ...moved.flatMap(({key, anchor}) => (anchor === '' ? [] : [`${quoted(key)} ${quoted(anchor)};`])),
    ]),
    "# Where a path has moved to: nowhere when it is the page's own.",
    block('map "$docs_canonical|$uri" $docs_moved', ['default $docs_canonical;', quoted('~^(.*)\\|\\1$') + ' "";']),
    ...negotiation(rules),
    ...Object.entries(textCopyHeaders).map(([name, value]) =>
      block(`map $request_uri $docs_${name.toLowerCase().replaceAll('-', '_')}`, [
        'default "";',
        `${quoted(`~^${escaped(rules.baseUrl)}${textCopyPattern.replace('.*', '[^?]*')}(?:\\?|$)`)} ${quoted(value)};`,
      ]),
    ),
    '',
  ].join('\n');
}

/** What belongs into nginx's block `server`. */
export function nginxServer(rules: HostRules): string {
  const {baseUrl, common} = rules;
  const header = (name: string, value: string): string => `add_header ${name} ${value} always;`;
  const home = baseUrl.slice(0, -1);
  return [
    '# Include this in the block "server". Its "root" is the folder in which the build',
    `# lies at ${baseUrl}${baseUrl === '/' ? ' (that is the build itself)' : ''}.`,
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the module for brotli: brotli_static on;',
    `error_page 404 ${baseUrl}404.html;`,
    ...Object.entries(common).map(([name, value]) => header(name, quoted(value))),
    ...variables(rules).map(([name, variable]) => header(name, variable)),
    header('Cache-Control', '$docs_cache'),
    header('Vary', '$docs_vary'),
    ...Object.keys(textCopyHeaders).map((name) => header(name, `$docs_${name.toLowerCase().replaceAll('-', '_')}`)),
    ...(home === '' ? [] : ['/', home].map((path) => `location = ${path} { return 302 ${baseUrl}$is_args$args; }`)),
    block(`location = ${baseUrl}404.html`, ['internal;']),
    block(`location ~ ^${escaped(baseUrl)}404/?$`, ['return 404;']),
    block('location ~ /\\.', ['return 404;']),
    ...[
      ['md', mediaTypes.markdown],
      ['txt', 'text/plain'],
    ].map(([ending, type]) =>
      block(`location ~ ^${escaped(baseUrl)}.*\\.${ending}$`, [
        'types { }',
        `default_type ${quoted(`${type}; charset=utf-8`)};`,
        'try_files $uri =404;',
      ]),
    ),
    block(`location ${baseUrl}`, [
      'if ($docs_moved) { return 301 $docs_moved$is_args$args$docs_anchor; }',
      'if ($docs_wanted) { rewrite ^ $docs_wanted last; }',
      'try_files $uri $uri/index.html $uri.html =404;',
    ]),
    '',
  ].join('\n');
}
