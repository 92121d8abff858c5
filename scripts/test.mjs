import './installed.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, hasProgram } from './chromium.mjs';
import { root } from './paths.mjs';

// `npm test`: runs all checks and prints the totals at the end. The unit tests run in parallel with the other checks
// that need no browser. `npm run test:deep` tries properties with many more examples.

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: process.env.CI ?? '1', NO_COLOR: '1' };
delete env.FORCE_COLOR;
if (process.argv.includes('--deep')) env.MUSTER_DEEP = '1';
const totals = { passed: 0, failed: 0 };

/** Installs a Debian or Ubuntu package, if possible. */
function install(name) {
  console.log(`Installing ${name} for the tests.`);
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  } catch {
    // `prepare` reports what is still missing.
  }
}

/** Installs a browser and the PDF tools if it may (as root, with apt-get); else says in a sentence what to install. */
function prepare() {
  const lacking = () => [
    ...(findChromium({ light: true }) === null ? ['chromium'] : []),
    ...(hasProgram('pdftotext', '-v') && hasProgram('pdftoppm', '-v') ? [] : ['poppler-utils']),
  ];
  if (process.getuid?.() === 0 && hasProgram('apt-get')) {
    if (!findChromium({ light: true })?.endsWith('headless-shell')) install('chromium-headless-shell');
    for (const name of lacking()) install(name);
  }
  const missing = lacking();
  if (missing.length === 0) return;
  console.log(
    `The tests need ${missing.join(' and ')}: install ${missing.length > 1 ? 'them' : 'it'} (on Debian and Ubuntu: apt-get install ${missing.join(' ')})${missing.includes('chromium') ? ', or set CHROMIUM_PATH to a Chromium or Chrome' : ''}.`,
  );
}

/**
 * Runs a program in the project; resolves to its exit status and its output. The output is captured, so that it does
 * not mix with that of another program, unless it runs `alone`.
 */
function run(command, args, alone = false) {
  const out = alone ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', out, out] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    const end = (status) => resolve({ status: status ?? 1, printed: Buffer.concat(printed).toString() });
    child.on('error', () => end(1));
    child.on('close', end);
  });
}

function report(name, printed, passed, failed, seconds) {
  process.stdout.write(printed);
  totals.passed += passed;
  totals.failed += failed;
  const outcome = failed === 0 ? 'passed' : 'FAILED';
  console.log(`\n── ${name}: ${outcome} (${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s)`);
}

const bin = (name) => (name === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', name));

/** Runs a suite that passes or fails as a whole. */
async function check(name, ...commands) {
  const start = performance.now();
  let status = 0;
  let printed = '';
  for (const [program, ...args] of commands) {
    if (status !== 0) break;
    const ended = await run(bin(program), args);
    status = ended.status;
    printed += ended.printed;
  }
  report(name, printed, status === 0 ? 1 : 0, status === 0 ? 0 : 1, (performance.now() - start) / 1000);
  return status === 0;
}

/** Runs Vitest, on one folder alone or on all in parallel with other checks; a file that fails to load is a failure. */
async function tests(name, config, folder) {
  const alone = folder !== undefined;
  const start = performance.now();
  const temporary = mkdtempSync(path.join(tmpdir(), 'muster-test-'));
  const results = path.join(temporary, 'results.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  const only = alone ? [folder] : [];
  const args = ['run', ...only, '--config', config, ...reporters];
  const { status, printed } = await run(bin('vitest'), args, alone);
  let passed = 0;
  let failed = 0;
  try {
    const counted = JSON.parse(readFileSync(results, 'utf8'));
    passed = counted.numPassedTests;
    const unloaded = counted.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    failed = counted.numFailedTests + unloaded.length;
  } catch {
    // No results were written; the exit status says whether that is a failure.
  }
  rmSync(temporary, { recursive: true, force: true });
  if (status !== 0 && failed === 0) failed = 1;
  report(name, printed, passed, failed, (performance.now() - start) / 1000);
}

/** Runs the static checks and the build; resolves to whether the build succeeded. */
async function checkSources() {
  await check('Lint', ['biome', 'check', '.']);
  await check('Types', ['next', 'typegen'], ['tsc', '--noEmit'], ['tsc', '-p', 'scripts']);
  await check('Unused code', ['knip']);
  return check('Build', ['node', 'scripts/build.mjs']);
}

prepare();
const [built] = await Promise.all([checkSources(), tests('Unit tests', 'vitest.config.mjs')]);
for (const [name, folder] of [
  ['Sizes', 'tests/size/'],
  ['Browser tests', 'tests/browser/'],
])
  if (built && findChromium({ light: true }) !== null) await tests(name, 'vitest.browser.config.mjs', folder);
  else report(`${name}, without ${built ? 'a browser' : 'a build'}`, '', 0, 1, 0);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
