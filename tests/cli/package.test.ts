import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv/dist/2020';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { linkTo } from '@/lib/check/link';
import { jsonSchema, schemaKinds } from '@/lib/node/schema';
import { VERSION } from '@/lib/roster/version';
import { TestEvent } from '../events/play';
import { type PlayedGame, playedGames, tableOf } from '../play/games';

// The package as `npm pack` makes it, in a folder with its own dependencies and nothing else.

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'muster-package-'));
const modules = path.join(folder, 'node_modules');
const installed = path.join(modules, 'muster-rosters');
let manifest: {
  bin: { muster: string };
  scripts: object;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--offline', '--silent', '--pack-destination', folder]);
  mkdirSync(installed, { recursive: true });
  const tarball = path.join(folder, stdout.trim().split('\n').at(-1) ?? '');
  await run('tar', ['xzf', tarball, '-C', installed, '--strip-components=1']);
  manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), path.join(modules, name));
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes and runs a program in the folder; returns what it prints. */
async function runs(source: string, ...args: string[]): Promise<string> {
  writeFileSync(path.join(folder, 'program.js'), source);
  const { stdout } = await run(process.execPath, ['program.js', ...args], { cwd: folder });
  return stdout;
}

test('runs no script when it is installed, and has no dependency of the pages', () => {
  for (const script of ['preinstall', 'install', 'postinstall', 'prepare'])
    expect(manifest.scripts).not.toHaveProperty(script);
  for (const name of ['next', 'react-dom', 'idb', 'lucide-react', 'serwist'])
    expect(manifest.dependencies).not.toHaveProperty(name);
});

describe('without its optional parts', () => {
  // Not below the other folder, whose packages would be found.
  const alone = mkdtempSync(path.join(tmpdir(), 'muster-alone-'));
  afterAll(() => rmSync(alone, { recursive: true }));
  const program = () => path.join(alone, 'node_modules/muster-rosters', manifest.bin.muster);
  const muster = (...args: string[]) =>
    run(program(), args, { cwd: alone }).then(
      ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
    );
  beforeAll(() => {
    cpSync(installed, path.join(alone, 'node_modules/muster-rosters'), { recursive: true });
    for (const name of neededBy(manifest))
      cpSync(path.resolve('node_modules', name), path.join(alone, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(alone, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(alone, 'good.json'), JSON.stringify(combined));
    writeFileSync(path.join(alone, 'sheet.pdf'), '%PDF-1.7\n');
  });

  test('takes at most 40 MB', () => {
    expect(bytesIn(path.join(alone, 'node_modules')) / 1e6).toBeLessThanOrEqual(40);
  });

  test('checks a list, and says what to install to print or to read a PDF', async () => {
    const checked = await muster('check', '--json', 'good.json');
    expect([checked.status, checked.stderr, JSON.parse(checked.stdout).legal]).toEqual([0, '', true]);
    const printing =
      /^Printing a PDF needs packages that are not installed: run npm install @react-pdf\/renderer@4 react@19 .+\n$/;
    for (const args of [
      ['pdf', 'good.json', '-o', 'a.pdf'],
      ['check', 'good.json', '-o', 'a.pdf'],
    ])
      expect(await muster(...args)).toEqual({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(printing),
      });
    const reading = 'Reading a PDF needs packages that are not installed: run npm install pdfjs-dist@5';
    const read = await muster('check', '--json', 'sheet.pdf');
    expect([read.status, JSON.parse(read.stdout)]).toMatchObject([2, { unreadable: [{ message: reading }] }]);
    writeFileSync(
      path.join(alone, 'program.js'),
      `import { checkRoster, sheetPdf } from 'muster-rosters';
      const roster = JSON.parse(process.argv[2]);
      const why = await sheetPdf(roster).catch(({ message }) => message);
      console.log(JSON.stringify([(await checkRoster(roster)).legal, why]));`,
    );
    const { stdout } = await run(process.execPath, ['program.js', JSON.stringify(combined)], { cwd: alone });
    expect(JSON.parse(stdout)).toEqual([
      true,
      expect.stringContaining('run npm install @react-pdf/renderer@4'),
    ]);
  });
});

/** The packages that npm installs with a package, and with those: all that are here, even for another machine. */
function neededBy({ dependencies }: { dependencies: Record<string, string> }): Set<string> {
  const found = new Set<string>();
  const waiting = Object.keys(dependencies);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = path.resolve('node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    const needs = JSON.parse(readFileSync(file, 'utf8'));
    waiting.push(...Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }));
  }
  return found;
}

const bytesIn = (place: string): number =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(place, file)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);

test('has the program muster, with its threads', async () => {
  const file = path.join(folder, 'force.json');
  writeFileSync(file, JSON.stringify(burning));
  const program = path.join(installed, manifest.bin.muster);
  expect((await run(program, ['--version'])).stdout).toBe(`${VERSION}\n`);
  expect((await run(program, ['fix', file])).stdout).toContain('fix 1');
  const pdf = path.join(folder, 'force.pdf');
  await run(program, ['pdf', file, '-o', pdf]);
  const checked = await run(program, ['check', '--json', pdf]).catch((ended) => ended);
  expect([checked.code, JSON.parse(checked.stdout).name]).toEqual([1, 'Ninth Column']);
});

test('runs every command', async () => {
  const game = (await playedGames())[0] as PlayedGame;
  const [sample] = (await game.system.samples()).map(({ roster }) => roster);
  const event = new TestEvent();
  event.stepTo('open');
  const files = {
    'good.json': combined,
    'match.json': tableOf([sample, sample], game).saved,
    'case.json': { kind: 'recover', defence: 3, damage: 2 },
    'models.json': {
      musterCollection: 1,
      system: 'horizon-wars',
      name: 'Infantry',
      entries: [{ id: 'a', count: 4, element: { kind: 'conventional', type: 'heavy-infantry' } }],
    },
    'cup.json': { musterEvent: 1, log: event.log, contents: {} },
  };
  for (const [name, value] of Object.entries(files))
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  const program = path.join(installed, manifest.bin.muster);
  const muster = (args: string[]) =>
    run(program, args, { cwd: folder }).then(
      ({ stdout }) => ({ status: 0, stdout }),
      ({ code, stderr }) => ({ status: code, stderr }),
    );
  const commands: Record<string, string[]> = {
    check: ['check', 'good.json'],
    fix: ['fix', 'good.json'],
    build: ['build', 'models.json'],
    pdf: ['pdf', 'good.json', '-o', 'good.pdf'],
    play: ['play', 'match.json'],
    odds: ['odds', 'case.json'],
    schema: ['schema', 'roster'],
    completion: ['completion', 'bash'],
    'event verify': ['event', 'verify', 'cup.json'],
    'event import': ['event', 'import', 'cup.json', '--data', 'data'],
    'event audit': ['event', 'audit', 'autumn-cup', '--data', 'data'],
    'event export': ['event', 'export', 'autumn-cup', '-o', 'out.json', '--data', 'data'],
  };
  const listed = async (...group: string[]) => {
    const { stdout } = await run(program, [...group, '--help']);
    return [...stdout.matchAll(/^ {2}(\w+) .*[<[]/gm)].map(([, name = '']) => [...group, name].join(' '));
  };
  const all = [...(await listed()), ...(await listed('event'))];
  expect(all.filter((name) => !/^(event|help|event help)$/.test(name)).sort()).toEqual(
    Object.keys(commands).sort(),
  );
  for (const [name, args] of Object.entries(commands))
    expect({ name, ...(await muster(args)) }).toMatchObject({ name, status: 0 });
  // What only PostgreSQL needs is in the package too.
  const refused = await muster(['event', 'audit', 'x', '--database', 'postgres://muster@127.0.0.1:1/x']);
  expect(refused).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^The database of the server cannot be reached/),
  });
});

test('runs the bot of the documentation', async () => {
  const [, bot = ''] = /```js\n(import [\s\S]*?)```/.exec(readFileSync('docs/command-line.md', 'utf8')) ?? [];
  expect(bot.trim().split('\n').length).toBeLessThanOrEqual(10);
  const links = [combined, burning].map((each) => linkTo('https://muster.example', each as never));
  const answer = await runs(bot, `My lists: ${links.join(' and ')}\n{"muster":1}`);
  expect(answer.split('\n')).toEqual([
    `${combined.name} is legal.`,
    expect.stringMatching(/^Ninth Column is not legal\. Remove /),
    expect.stringMatching(/^input:2: /),
    '',
  ]);
  expect(await runs(bot)).toBe('input: This is empty; it must have a roster, or a link to one.\n');
});

test('prints sheets, makes fingerprints and checks against packs; refuses in sentences', async () => {
  const pack = { musterPack: 1, name: 'Open', system: 'horizon-wars', maxElements: 2 };
  const printed = await runs(
    `import * as muster from 'muster-rosters';
    const roster = JSON.parse(process.argv[2]);
    const pack = JSON.parse(process.argv[3]);
    const pdf = await muster.sheetPdf(roster, { paper: 'letter', cards: true });
    const [found] = await muster.readRosters(pdf, 'a.pdf');
    const { fixes } = await muster.findFixes(roster, { before: roster, pack, most: 1, seconds: 1 });
    const refusal = await muster.fingerprint('{"muster":2}').catch((error) => error);
    console.log(JSON.stringify({
      games: muster.games.length,
      text: await muster.sheetText(roster, { opponent: true }),
      same: (await muster.fingerprint(roster)) === (await muster.fingerprint(found.roster)),
      rules: (await muster.checkRoster(roster, { pack })).problems.map(({ rule }) => rule),
      fixes: fixes.length,
      wrong: await muster.checkRoster(roster, { pack: { musterPack: 1, system: 'horizon-wars', name: 1 } }),
      refusal: [refusal instanceof muster.UnreadableError, refusal.message],
      schema: (await muster.jsonSchema('pack', 'at-43')).title,
    }));`,
    JSON.stringify(combined),
    JSON.stringify(pack),
  );
  expect(JSON.parse(printed)).toMatchObject({
    games: 5,
    text: expect.stringContaining(combined.name),
    same: true,
    rules: expect.arrayContaining(['pack/max-elements']),
    fixes: 1,
    wrong: { legal: false, unreadable: [{ path: 'pack.name' }] },
    refusal: [true, expect.stringContaining('muster: ')],
    schema: 'Muster pack',
  });
});

/** Compiles a program in the folder as a script of its own would be; returns what is wrong with it. */
function compiled(source: string): string[] {
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, source);
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('has types that a program compiles against, without those of anything else', () => {
  const start = `import { checkRoster, type RosterJson, readRosters, sheetPdf } from 'muster-rosters';
    const [found] = await readRosters('…');
    if (found && 'roster' in found) {
      const roster: RosterJson = found.roster;
      const checked = await checkRoster(roster, found.pack ? { pack: found.pack } : {});
      const pdf: Uint8Array = await sheetPdf(roster, { paper: 'letter' });
      if ('problems' in checked) checked.problems.map(({ rule, page }): [string, number | string | null] => [rule, page]);`;
  expect(compiled(`${start} }`)).toEqual([]);
  expect(compiled(`${start} checked.problems; }`)).toEqual([
    expect.stringContaining("Property 'problems' does not exist"),
  ]);
  expect(compiled(`${start} sheetPdf(roster, { paper: 'a5' }); }`)).toHaveLength(1);
});

test.each(schemaKinds)('has the JSON Schema of: %s', async (kind) => {
  const printed = await runs(
    `import schema from 'muster-rosters/schema/${kind}.json' with { type: 'json' };
    console.log(JSON.stringify(schema));`,
  );
  expect(JSON.parse(printed)).toEqual(await jsonSchema(kind));
  if (kind === 'roster')
    expect(new Ajv({ strict: false }).validate(JSON.parse(printed), combined)).toBe(true);
});
