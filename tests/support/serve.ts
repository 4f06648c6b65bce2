import {readEnv} from '../../src/build/config/env';
import {createPreviewServer} from '../../src/build/hosting/preview-server';
import {sites, variantSettings} from './sites';

const settings = {main: {}, variant: variantSettings};

// Serves the built sites for the browser suites.
for (const name of ['main', 'variant'] as const) {
  const {buildDir, baseUrl, port} = sites[name];
  createPreviewServer({buildDir, baseUrl, env: readEnv(settings[name])}).listen(port);
}
