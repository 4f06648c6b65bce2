import {spawnSync} from 'node:child_process';
import {env} from '../../build/config/env';
import {isBuildFresh} from '../../build/hosting/build-freshness';
import {buildSettings} from '../../build/hosting/build-settings';
import {createPreviewServer, type Service} from '../../build/hosting/preview-server';
import {BuiltDocs} from '../mcp/docs-version';
import {buildDir, projectDir} from './project';

/**
 * `npm run site`: builds unless the build is of the present sources and settings, then serves it, and
 * at `mcp` answers the Model Context Protocol about it.
 */
function main(): void {
  const settings = buildSettings(env);
  if (isBuildFresh(projectDir, settings)) {
    console.log('The build is up to date.');
  } else {
    const build = spawnSync('npm', ['run', 'build'], {
      cwd: projectDir,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (build.status !== 0) {
      process.exit(build.status ?? 1);
    }
  }
  const docs = new BuiltDocs(buildDir);
  // Most readers of the site never ask for it, so its packages are loaded with the first request.
  const mcp: Service = async (...exchange) => (await import('../mcp/http')).answerMcp(docs, ...exchange);
  const server = createPreviewServer({buildDir, baseUrl: env.BASE_URL, env, services: {mcp}});
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `port ${env.PORT} is in use; set PORT to another` : error.message;
    console.error(`The site cannot be served: ${reason}.`);
    process.exit(1);
  });
  server.listen(env.PORT, () => console.log(`The site is at http://localhost:${env.PORT}${env.BASE_URL}`));
}

main();
