import path from 'node:path';

/**
 * Who may import what of src: a folder imports itself, `common`, what stands behind it, and what that may
 * import. All of it stands above in this table, so imports go one way.
 *
 * @type {Record<string, string[]>}
 */
export const mayImport = {
  common: [],

  // What a reader's browser runs
  'site/announce.ts': [],
  'site/clean-paths': [],
  'site/connection.ts': [],
  'site/css': [],
  'site/fonts': [],
  'site/keys': [],
  'site/old-addresses': [],
  'site/old-anchors': [],
  'site/packed-tables': [],
  'site/stand-ins': [],
  'site/links': ['site/connection.ts', 'site/keys'],
  'site/translated-pages': [],
  'site/keep-place': ['site/announce.ts'],
  'site/boot': ['site/connection.ts', 'site/keep-place', 'site/keys'],
  'site/demos': ['site/fonts'],
  'site/search/engine': [],
  'site/search/client': ['site/search/engine'],
  'site/offline': [],
  'site/components': [
    'site/announce.ts',
    'site/connection.ts',
    'site/demos',
    'site/keys',
    'site/links',
    'site/offline',
    'site/search/client',
  ],
  site: [],
  theme: ['site/components'],
  pages: ['site/components'],

  // What Node runs to make and check the site
  'build/files': [],
  'build/social': [],
  'build/fonts': ['site/fonts'],
  'build/content': ['build/files'],
  'build/prose': ['build/content'],
  'build/api-model': ['build/content'],
  'build/reference': ['build/files', 'build/api-model'],
  'build/demos': ['site/demos', 'build/files', 'build/fonts', 'build/api-model'],
  'build/compare': ['build/demos'],
  'build/checks': ['build/prose', 'build/reference', 'build/demos'],
  'build/remark': ['build/reference', 'build/demos'],
  'build/config': ['build/remark'],
  'build/hosting': ['build/files', 'build/config'],
  'build/search-index': ['site/search/engine', 'build/hosting'],
  'build/plugins': ['build/checks', 'build/search-index'],
  'build/delivery': ['site/old-addresses', 'site/packed-tables', 'build/social', 'build/plugins'],
  build: ['site'],

  // What measures and makes, and the site does without
  tools: ['site', 'build'],
};

/**
 * All that a folder may import, itself first.
 *
 * @param {string} folder - of the table
 * @returns {string[]}
 */
const reachable = (folder) => [...new Set([folder, 'common', ...mayImport[folder].flatMap(reachable)])];

/**
 * The table in the form of the rule `no-restricted-paths`: a file in `target` imports of `from` only what is in `except`.
 *
 * @param {string} root - of the project
 */
export const importZones = (root) =>
  Object.keys(mayImport).map((folder) => ({
    target: path.join(root, 'src', folder),
    from: path.join(root, 'src'),
    except: reachable(folder).map((each) => `./${each}`),
    message: `Of src, ${folder} may import only: ${reachable(folder).join(', ')}.`,
  }));
