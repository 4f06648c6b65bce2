import fs from 'node:fs';
import {readEnv} from '../../src/build/config/env';
import {createPreviewServer} from '../../src/build/hosting/preview-server';
import {sites, variantSettings} from './sites';

const settings = {main: {}, variant: variantSettings};

// Serves the built sites for the browser suites. A choice of tests may need the site itself only.
for (const name of ['main', 'variant'] as const) {
  const {buildDir, baseUrl, port} = sites[name];
  if (name === 'variant' && !fs.existsSync(buildDir)) {
    console.error(
      'The variant site is not built: tests that open it fail. Run "npx tsx tests/support/build-variant.ts".',
    );
    continue;
  }
  createPreviewServer({buildDir, baseUrl, env: readEnv(settings[name])}).listen(port);
}
