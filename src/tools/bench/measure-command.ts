import {spawn, spawnSync} from 'node:child_process';

/** How a command ended, how long it took and what it needed. */
export type Measured = {
  code: number;
  seconds: number;
  /** The most memory that the command and all processes below it held at once, in MB. */
  peakMemory: number;
  output: string;
};

/** Memory of a process and all below it, in MB. */
function memoryOfTree(root: number): number {
  const {stdout} = spawnSync('ps', ['-eo', 'pid=,ppid=,rss='], {encoding: 'utf8'});
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  // A child can be listed before its parent.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    processes.filter(([, parent]) => tree.has(parent)).forEach(([id]) => tree.add(id));
  }
  return processes.filter(([id]) => tree.has(id)).reduce((sum, [, , kilobytes]) => sum + kilobytes / 1024, 0);
}

/** How often the memory is looked at, in ms. */
const interval = 250;

/**
 * Runs a command and measures it.
 *
 * @param cwd - the folder to run it in
 * @param isShown - whether its output goes to the terminal as well
 */
export function measure(command: string, args: string[], cwd: string, isShown = false): Promise<Measured> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    let peakMemory = 0;
    const timer = setInterval(() => {
      peakMemory = Math.max(peakMemory, memoryOfTree(child.pid ?? 0));
    }, interval);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        if (isShown) {
          process.stdout.write(data);
        }
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({code: code ?? 1, seconds: (performance.now() - start) / 1000, peakMemory, output});
    });
  });
}
