import {createPreviewServer} from '../../src/hosting/preview-server';
import {sites} from './sites';

// Serves the built sites for the browser suites.
for (const {buildDir, baseUrl, port} of Object.values(sites)) {
  createPreviewServer({buildDir, baseUrl, env: {GTM_CONTAINER_ID: undefined}}).listen(port);
}
