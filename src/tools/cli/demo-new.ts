import {latestVersion} from '../../common/versions';
import {createDemo} from '../demos/create-demo';

/** `npm run demo:new -- graph/events "Graph events"`: creates a demo that runs, to start from. */
function main(): void {
  const [id = '', title] = process.argv.slice(2);
  try {
    const folder = createDemo(latestVersion.folder, id, title ?? id.split('/').pop() ?? id);
    console.log(
      [
        `Created ${folder}, with a program that runs.`,
        `Try it:              npm run demo:try -- ${id}`,
        `Show it on a page:   <LiveDemo id="${id}" />`,
        'Take its pictures:   npm run demo:pictures',
      ].join('\n'),
    );
  } catch (error) {
    console.error((error as Error).message);
    console.error('Usage: npm run demo:new -- <group>/<name> "<title>"');
    process.exitCode = 1;
  }
}

main();
