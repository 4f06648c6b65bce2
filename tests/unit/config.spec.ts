import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {editUrl} from '../../src/build/config/docs';
import {latestVersion} from '../../src/common/versions';
import {readPages} from '../../src/build/content/pages';
import {announcementFor} from '../../src/build/config/announcement';
import {footerWith} from '../../src/build/config/footer';
import {inEveryVersion, withPosition} from '../../src/build/config/navbar';
import {checkItems} from '../../src/build/plugins/navbar-check/check-items';
import {project} from '../support/sites';

test.describe('environment', () => {
  test('has defaults, and an empty variable counts as not set', () => {
    expect(readEnv({BASE_URL: '', PORT: ''})).toMatchObject({
      SITE_URL: 'https://docs.jointjs.com',
      BASE_URL: '/',
      PORT: 3000,
    });
  });

  test('takes good values', () => {
    const given = {
      SITE_URL: 'http://localhost:3000',
      BASE_URL: '/docs/joint/',
      GTM_CONTAINER_ID: 'GTM-ABC1234',
      PORT: '80',
    };
    expect(readEnv(given)).toMatchObject({...given, PORT: 80});
  });

  for (const [name, value, expected] of [
    ['SITE_URL', 'https://docs.example.com/', 'an http(s) origin without a path or trailing slash'],
    ['SITE_URL', 'docs.example.com', 'an http(s) origin'],
    ['BASE_URL', 'docs', 'a path that starts and ends with a slash'],
    ['BASE_URL', '/docs', 'a path that starts and ends with a slash'],
    ['BASE_URL', '/../', 'a path that starts and ends with a slash'],
    ['BASE_URL', '/docs/./', 'a path that starts and ends with a slash'],
    ['REPOSITORY_URL', 'git@example.com:x', 'an https address'],
    ['GTM_CONTAINER_ID', 'UA-1', 'a container id such as GTM-ABC1234'],
    ['PORT', '0', 'a port number from 1 to 65535'],
    ['PORT', 'http', 'a port number from 1 to 65535'],
  ] as const) {
    test(`rejects ${name}="${value}"`, () => {
      expect(() => readEnv({[name]: value})).toThrow(`- ${name}="${value}": expected ${expected}`);
    });
  }

  test('reports all bad variables at once', () => {
    expect(() => readEnv({BASE_URL: 'x', PORT: '-1'})).toThrow(/BASE_URL="x"[\s\S]*PORT="-1"/);
  });
});

test('the announcement leads to a page, below the base URL', () => {
  for (const baseUrl of ['/', '/sub/path/']) {
    const links = [...(announcementFor(baseUrl).content ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).not.toEqual([]);
    const pages = readPages(latestVersion.name, project).map(({path}) => `${baseUrl}${path.slice(1)}`);
    expect(links.filter((href) => !pages.includes(href ?? ''))).toEqual([]);
  }
});

test.describe('navbar items', () => {
  const none = {docIds: [], draftIds: [], sidebarIds: [], emptySidebarIds: [], versionNames: ['current']};
  const targets = new Map([
    [
      'default',
      {
        docIds: ['index', 'glossary'],
        draftIds: ['learn/soon'],
        sidebarIds: ['learnSidebar', 'emptySidebar'],
        emptySidebarIds: ['emptySidebar'],
        versionNames: ['current', '4.0'],
      },
    ],
    ['blueprints', {...none, docIds: ['plan']}],
  ]);

  test('stand on the right unless they say otherwise', () => {
    expect(withPosition([{label: 'A'}, {label: 'B', position: 'left'}]).map(({position}) => position)).toEqual([
      'right',
      'left',
    ]);
  });

  test('that name what exists have no problem', () => {
    const items = [
      {type: 'doc', docId: 'glossary'},
      {type: 'docSidebar', sidebarId: 'learnSidebar'},
      {type: 'docsVersionDropdown', versions: ['4.0']},
      {type: 'docsVersionDropdown'},
      {type: 'doc', docId: 'learn/soon'},
      {type: 'doc', docId: 'plan', docsPluginId: 'blueprints'},
      {type: 'search'},
    ];
    expect(checkItems(items, targets)).toEqual([]);
  });

  test('that do not are reported with the nearest name, also inside a dropdown', () => {
    const items = [
      {type: 'dropdown', items: [{type: 'doc', docId: 'glosary'}]},
      {type: 'docSidebar', sidebarId: 'emptySidebar', label: 'Empty'},
      {type: 'docsVersionDropdown', versions: {'4.2': {label: 'Old'}}},
    ];
    expect(checkItems(items, targets)).toEqual([
      expect.stringMatching(
        /names the doc "glosary", which does not exist\. The nearest is "glossary"\.\nAvailable doc ids are:\n- index\n- glossary/,
      ),
      expect.stringMatching(/"label":"Empty"\} names the sidebar "emptySidebar", which has no page to link to\.$/),
      expect.stringMatching(/names the version "4\.2"[\s\S]*- current\n- 4\.0/),
    ]);
  });

  test('are looked up in the docs plugin that they name, which must exist', () => {
    const items = [
      {type: 'doc', docId: 'glossary', docsPluginId: 'blueprints'},
      {type: 'docsVersion', docsPluginId: 'blueprint'},
    ];
    expect(checkItems(items, targets)).toEqual([
      expect.stringMatching(/names the doc "glossary"[\s\S]*Available doc ids are:\n- plan$/),
      expect.stringMatching(
        /names the docs plugin "blueprint", which does not exist\. The nearest is "blueprints"\.\nAvailable docs plugins are:\n- default\n- blueprints$/,
      ),
    ]);
  });

  test('are active on the paths of their section in every version', () => {
    const matches = (pattern: string, paths: string[]) =>
      paths.map((path) => new RegExp(inEveryVersion(pattern, '/docs.site/')).test(path));
    const inside = ['/docs.site/api/', '/docs.site/api/dia/Nothing', '/docs.site/4.0/api/routers'];
    const outside = [
      '/docs.site/',
      '/docs.site/learn/api/',
      '/docs.site/4x0/api/',
      '/docs.site/4.0api/',
      '/docs-site/api/',
    ];
    expect(matches('api/', inside)).toEqual([true, true, true]);
    expect(matches('api/', outside)).toEqual([false, false, false, false, false]);
    expect(matches('(?:learn/|$)', ['/docs.site/', '/docs.site/4.0/', '/docs.site/4.0', '/docs.site/learn/x'])).toEqual(
      [true, true, true, true],
    );
  });
});

test.describe('links to the repository', () => {
  const labels = (repositoryUrl: string | undefined) => JSON.stringify(footerWith(repositoryUrl)?.links);

  test('have no default', () => {
    expect(readEnv({}).REPOSITORY_URL).toBeUndefined();
    expect(readEnv({REPOSITORY_URL: 'https://github.com/owner/name/'}).REPOSITORY_URL).toBe(
      'https://github.com/owner/name',
    );
  });

  test('are left out without a repository', () => {
    expect(editUrl(undefined)).toBeUndefined();
    expect(labels(undefined)).not.toContain('Report a page');
  });

  test('lead to the repository that is set', () => {
    const edit = editUrl('https://github.com/owner/name');
    expect(edit).toBeInstanceOf(Function);
    const page = {versionDocsDirPath: 'docs', docPath: 'api/dia/Graph.mdx', permalink: '', locale: 'en', version: ''};
    expect(typeof edit === 'function' && edit(page)).toBe(
      'https://github.com/owner/name/edit/main/docs/api/dia/Graph.mdx',
    );
    expect(labels('https://github.com/owner/name')).toContain('"href":"https://github.com/owner/name/issues"');
  });
});
