import {spawnSync} from 'node:child_process';
import {env} from '../../build/config/env';
import {isBuildFresh} from '../../build/hosting/build-freshness';
import {buildSettings} from '../../build/hosting/build-settings';
import {createPreviewServer} from '../../build/hosting/preview-server';
import {buildDir, projectDir} from './project-dir';

/** `npm run site`: builds unless the build is of the present sources and settings, then serves it. */
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
  const server = createPreviewServer({buildDir: buildDir, baseUrl: env.BASE_URL, env});
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `port ${env.PORT} is in use; set PORT to another` : error.message;
    console.error(`The site cannot be served: ${reason}.`);
    process.exit(1);
  });
  server.listen(env.PORT, () => console.log(`The site is at http://localhost:${env.PORT}${env.BASE_URL}`));
}

main();
