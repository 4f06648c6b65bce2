import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/config/env';
import {withPosition} from '../../src/config/navbar';
import {checkItems} from '../../src/plugins/navbar-check/check-items';

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

test.describe('navbar items', () => {
  const targets = {docIds: ['index', 'glossary'], sidebarIds: ['learnSidebar'], versionNames: ['current', '4.0']};

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
      {type: 'search'},
    ];
    expect(checkItems(items, targets)).toEqual([]);
  });

  test('that do not are reported with the nearest name, also inside a dropdown', () => {
    const items = [
      {type: 'dropdown', items: [{type: 'doc', docId: 'glosary'}]},
      {type: 'docsVersionDropdown', versions: {'4.2': {label: 'Old'}}},
    ];
    expect(checkItems(items, targets)).toEqual([
      expect.stringMatching(
        /names the doc "glosary", which does not exist\. The nearest is "glossary"\.\nAvailable doc ids are:\n- index\n- glossary/,
      ),
      expect.stringMatching(/names the version "4\.2"[\s\S]*- current\n- 4\.0/),
    ]);
  });
});
