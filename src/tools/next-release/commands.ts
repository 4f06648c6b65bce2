import {spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** npm is a script on Windows, which a shell starts: it takes what is not quoted for its own. */
const isWindows = process.platform === 'win32';

/** How a command ended, and all that it has printed. */
type Finished = {code: number; stdout: string; output: string};

/** Runs npm in a folder. */
export function npm(folder: string, ...words: readonly string[]): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const args = isWindows ? words.map((word) => `"${word}"`) : words;
    const child = spawn('npm', args, {cwd: folder, shell: isWindows, stdio: ['ignore', 'pipe', 'pipe']});
    let [stdout, output] = ['', ''];
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
      output += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({code: code ?? 1, stdout, output: stripVTControlCharacters(output).trim()}));
  });
}

/** What broke in a command of npm: all that it has printed, when it fails. */
export async function problemsOf(folder: string, ...words: readonly string[]): Promise<string[]> {
  const {code, output} = await npm(folder, ...words);
  return code === 0 ? [] : [`npm ${words.join(' ')} ended with ${code}:\n${output}`];
}
