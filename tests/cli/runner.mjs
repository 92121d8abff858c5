import { pathToFileURL } from 'node:url';

// Runs a program several times in one process, which is quicker: its entry module is evaluated each time, the modules
// that it imports only once. Each message is a run: the program, its arguments and its folder.

let runs = 0;
let last = Promise.resolve();
const start = process.cwd();

/** @param {{ program: string, args: string[], cwd?: string }} message */
async function run({ program, args, cwd = start }) {
  const result = { status: 0, out: '', err: '' };
  const keep = (stream) => (text) => {
    result[stream] += Buffer.from(text).toString('utf8');
    return true;
  };
  process.stdout.write = keep('out');
  process.stderr.write = keep('err');
  process.exitCode = 0;
  process.argv.splice(2, Infinity, ...args);
  process.chdir(cwd);
  await import(`${pathToFileURL(program).href}?run=${++runs}`);
  result.status = Number(process.exitCode);
  process.exitCode = 0;
  process.send?.(result);
}

// Runs share the folder of the process, its arguments and its output.
process.on('message', (message) => {
  last = last.then(() => run(/** @type {any} */ (message)));
});
