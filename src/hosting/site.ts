import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {env} from '../config/env';
import {isBuildFresh, rememberBuild} from './build-freshness';
import {buildSettings} from './build-settings';
import {createPreviewServer} from './preview-server';

/** `npm run site`: builds unless the build is of the present sources and settings, then serves it. */
function main(): void {
  const projectDir = path.resolve(__dirname, '../..');
  const settings = buildSettings(env);
  if (isBuildFresh(projectDir, settings)) {
    console.log('The build is up to date.');
  } else {
    const startedAt = Date.now();
    const build = spawnSync('npm', ['run', 'build'], {
      cwd: projectDir,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (build.status !== 0) {
      process.exit(build.status ?? 1);
    }
    rememberBuild(projectDir, settings, startedAt);
  }
  const server = createPreviewServer({buildDir: path.join(projectDir, 'build'), baseUrl: env.BASE_URL, env});
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `port ${env.PORT} is in use; set PORT to another` : error.message;
    console.error(`The site cannot be served: ${reason}.`);
    process.exit(1);
  });
  server.listen(env.PORT, () => console.log(`The site is at http://localhost:${env.PORT}${env.BASE_URL}`));
}

main();
