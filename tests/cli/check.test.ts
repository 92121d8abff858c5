import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { checkText } from '@/lib/check/answer';
import { pdfWith } from '../check/hostile-files';
import { answersOf, folderOf, muster } from './run';

const line = (value: object) => JSON.stringify(value);
const pack = { musterPack: 1, name: 'Calais Open', system: 'horizon-wars', maxElements: 6 };

const resaved = readFileSync(new URL('../fixtures/resaved/qpdf-object-streams.pdf', import.meta.url));

const folder = folderOf({
  'lists/02 maul.json': JSON.stringify(maul, null, 2),
  'lists/01 combined.json': line(combined),
  'lists/more/burning.json': line(burning),
  'lists/notes.txt': 'not a roster',
  'lists/.hidden.json': '{',
  'lists/many.ndjson': `${line(combined)}\n\n  \r\n${line(burning)}\r\n{"muster":1\n${line(maul)}`,
  'legal/a.json': line(combined),
  'legal/b.json': line(maul),
  'empty/readme.md': '',
  'none.ndjson': '\n\n',
  'open.json': line(pack),
  'bad-pack.json': line({ ...pack, eras: ['x'] }),
  'packed/open.json': line(pack),
  'packed/maul.json': line(maul),
  'sheet.pdf': pdfWith('', []),
  'cut.pdf': '%PDF-1.7\n%âãÏÓ\n',
  'resaved.pdf': resaved,
  'large.json': `{${' '.repeat(256 * 1024)}}`,
  'latin.json': Uint8Array.from([0x7b, 0xe9, 0x7d]),
  'large.ndjson': `${line(maul)}\n"${'x'.repeat(3 * 1024 * 1024)}"\n${line(combined)}\n`,
  'sly.json': line({ ...combined, name: 'A\u001b[31m\u0007B\u202eC\nD' }),
});
afterAll(folder.remove);

const check = (args: string[], input?: string | Uint8Array) =>
  muster(['check', ...args], { cwd: folder.path, ...(input === undefined ? {} : { input }) });
const sources = (answers: { source: string }[]) =>
  answers.map(({ source }) => source.replaceAll(path.sep, '/'));

describe('muster check --json', () => {
  test('prints the same object as the library returns', async () => {
    const run = await check(['--json', 'lists/01 combined.json']);
    expect(answersOf(run)).toEqual([
      JSON.parse(line(await checkText(line(combined), 'lists/01 combined.json'))),
    ]);
    expect(run).toMatchObject({ status: 0, err: '' });
  });

  test('walks a folder and its subfolders by name, and says which other files it left out', async () => {
    const run = await check(['--json', 'lists']);
    expect(sources(answersOf(run))).toEqual([
      'lists/01 combined.json',
      'lists/02 maul.json',
      'lists/many.ndjson:1',
      'lists/many.ndjson:4',
      'lists/many.ndjson:5',
      'lists/many.ndjson:6',
      'lists/more/burning.json',
    ]);
    expect(run.err).toBe('lists: Not checked, because no roster or link was found: notes.txt.\n');
  });

  test('continues after unreadable lines, and reports them in their place', async () => {
    const run = await check(['--json', 'lists/many.ndjson']);
    expect(answersOf(run).map(({ legal }) => legal)).toEqual([true, false, false, true]);
    expect(answersOf(run)[2]).toMatchObject({
      source: 'lists/many.ndjson:5',
      legal: false,
      unreadable: [{ path: '', message: expect.stringContaining('incomplete') }],
    });
    expect(run.status).toBe(2);
  });

  test('keeps the order of the paths', async () => {
    const run = await check(['--json', 'lists/more/burning.json', 'nowhere.json', 'legal', 'latin.json']);
    expect(sources(answersOf(run))).toEqual([
      'lists/more/burning.json',
      'nowhere.json',
      'legal/a.json',
      'legal/b.json',
      'latin.json',
    ]);
    expect(run.status).toBe(2);
  });

  test('reads a PDF that another program saved again, also from standard input', async () => {
    const names = ['Cinder Queen', 'Paper Lantern', 'Two Faces'];
    const run = await check(['--json', 'resaved.pdf']);
    expect(answersOf(run).map(({ name }) => name)).toEqual(names);
    expect(run.err).toBe('');
    const piped = await check(['--json', '-'], resaved);
    expect(answersOf(piped).map(({ name }) => name)).toEqual(names);
  });

  test('refuses a line over 256 KiB and continues with the next', async () => {
    const answers = answersOf(await check(['--json', 'large.ndjson']));
    expect(answers.map(({ name, unreadable }) => name ?? unreadable[0].message)).toEqual([
      maul.name,
      expect.stringContaining('over 256 KiB'),
      combined.name,
    ]);
  });

  test.each([
    ['nowhere.json', 'There is no nowhere.json in this folder; check its name, or give its path.'],
    ['legal/nowhere.json', 'There is no nowhere.json in the folder legal; check its name.'],
    ['no/x.json', 'There is no folder no, so x.json is not there; check the path.'],
    ['legal/a.json/x.json', 'legal/a.json is not a folder, so x.json is not there; check the path.'],
    ['large.json', 'over 256 KiB'],
    ['latin.json', 'not UTF-8'],
    ['sheet.pdf', 'This PDF contains no roster'],
    ['cut.pdf', 'This PDF is cut off or damaged'],
    ['open.json', 'This is a pack; it must be a roster'],
  ])('says in a sentence why %s cannot be read', async (file, says) => {
    const run = await check(['--json', file]);
    expect(answersOf(run)).toMatchObject([
      { source: file, legal: false, unreadable: [{ path: '', message: expect.stringContaining(says) }] },
    ]);
    expect(run).toMatchObject({ status: 2, err: '' });
  });
});

describe('the exit status', () => {
  test.each([
    ['0 if all are legal', ['legal'], 0],
    ['1 if one is not', ['legal', 'lists/more/burning.json'], 1],
    ['2 if one cannot be read', ['legal', 'latin.json'], 2],
    ['2 if a folder has no roster', ['legal', 'empty'], 2],
    ['2 if a file has no roster', ['none.ndjson'], 2],
    ['64 without a path', [], 64],
    ['64 for an unknown option', ['--colour', 'legal'], 64],
  ])('is %s', async (_, args, status) => {
    expect((await check(args)).status).toBe(status);
  });

  test('for a folder without rosters comes with a sentence that counts the skipped files', async () => {
    expect((await check(['empty'])).err).toBe(
      'empty: No roster was found in this folder (1 file read). Give roster files, PDFs made by Muster, or texts with links to rosters.\n',
    );
  });
});

describe('standard input', () => {
  test('may have one roster per line', async () => {
    const run = await check(['--json', '-'], `${line(combined)}\n\n${line(maul)}\n`);
    expect(sources(answersOf(run))).toEqual(['-:1', '-:3']);
    expect(run.status).toBe(0);
  });

  test('may be one roster over several lines', async () => {
    const run = await check(['--json', '-'], JSON.stringify(maul, null, 2));
    expect(answersOf(run)).toMatchObject([{ source: '-', legal: true }]);
  });

  test('may have one roster per line with the first one damaged', async () => {
    const run = await check(['--json', '-'], `{"muster":1,"na\n${line(maul)}\n`);
    expect(answersOf(run)).toMatchObject([
      { source: '-:1', legal: false },
      { source: '-:2', legal: true },
    ]);
    expect(run.status).toBe(2);
  });

  test('with one damaged multi-line roster has one fault, with its line', async () => {
    const run = await check(
      ['--json', '-'],
      JSON.stringify(maul, null, 2).replace('"force": {', '"force": {,'),
    );
    expect(answersOf(run)).toMatchObject([
      { source: '-', unreadable: [{ message: expect.stringContaining('At line 7') }] },
    ]);
  });

  test('that is empty is reported', async () => {
    expect(await check(['-'], '')).toMatchObject({
      status: 2,
      err: '-: This is empty; it must have a roster, or a link to one.\n',
    });
  });

  test('over 256 KiB is refused unless it has one roster per line', async () => {
    const run = await check(['--json', '-'], `{\n${' '.repeat(2 * 1024 * 1024)}\n}`);
    expect(answersOf(run)).toMatchObject([
      { source: '-', unreadable: [{ message: expect.stringContaining('over 256 KiB') }] },
    ]);
  });
});

describe('a pack', () => {
  test('adds its rules', async () => {
    const run = await check(['--json', '--pack', 'open.json', 'legal']);
    expect(
      answersOf(run).map(({ legal, problems }) => [
        legal,
        problems.some(({ rule }: { rule: string }) => rule === 'pack/max-elements'),
      ]),
    ).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(run.status).toBe(1);
  });

  test('may be in the folder that is checked', async () => {
    const run = await check(['--json', '--pack', 'packed/open.json', 'packed']);
    expect(sources(answersOf(run))).toEqual(['packed/maul.json']);
  });

  test.each([
    ['bad-pack.json', 'eras[0]: '],
    [
      'nowhere.json',
      'The pack nowhere.json cannot be read. There is no nowhere.json in this folder; check its name, or give its path.',
    ],
    ['latin.json', 'not UTF-8'],
    ['legal/a.json', 'This is a roster; it must be a pack.'],
  ])('that cannot be read is refused before anything is checked: %s', async (file, says) => {
    const run = await check(['--json', '--pack', file, 'legal']);
    expect(run).toMatchObject({ status: 2, out: '', err: expect.stringContaining(says) });
  });
});

describe('the text output', () => {
  test('has name, figures, verdict, and each problem with its page and rule', async () => {
    const { out } = await check(['lists/more/burning.json']);
    const [head, figures, problem] = out.split('\n');
    expect(head).toContain('Ninth Column');
    expect(figures).toMatch(/FC 15 of 15 · .*Not legal: 1 error$/);
    expect(problem).toMatch(/^ {2}error {4}Terrier .*\(p\.100, hw\/era\/burning\/mech-upgrades\)$/);
    expect(out).not.toContain('\u001b');
  });

  test('ends with a line of totals if there are several rosters', async () => {
    const { out } = await check(['lists']);
    expect(out.trimEnd().split('\n').pop()).toBe('7 rosters: 4 legal, 2 not legal, 1 unreadable');
  });

  test('reports files that are not rosters, and rosters of a newer version', async () => {
    const { out, status } = await check(['-'], '{"name":"x"}');
    expect(out).toBe(
      '-:1  Cannot be read\n  Not a Muster roster file: it has no field "muster", which must be 1.\n',
    );
    expect(status).toBe(2);
    const { out: newer } = await check(['-'], line({ ...maul, muster: 2 }));
    expect(newer).toContain('\n  muster: This is 2, from a newer version of Muster; this one reads 1.\n');
  });

  test('has no control characters from a file', async () => {
    const { out } = await check(['sly.json']);
    expect(out.split('\n')[0]).toBe('A[31mBC D  sly.json');
  });
});

test('a reader that stops early ends the command silently', async () => {
  const input = `${line(combined)}\n`.repeat(2000);
  const child = spawn(process.execPath, [path.resolve('scripts/muster.mjs'), 'check', '--json', '-']);
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  child.stdout.once('data', () => child.stdout.destroy());
  await new Promise((resolve) => child.on('close', resolve));
  expect(err).toBe('');
});
