import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { linkTo } from '@/lib/check/link';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Roster } from '@/lib/roster/roster';
import { VERSION } from '@/lib/roster/version';
import { withAttachments } from '@/lib/sheet/pdf/attach';
import { rostersInPdf } from '../fixtures/contents';
import { answersOf, folderOf, muster } from './run';

const line = (value: object) => JSON.stringify(value);
const bytes = (value: object) => Buffer.from(line(value));
const link = (value: object) => linkTo('https://muster.example', value as Roster);
const pack = { musterPack: 1, name: 'Calais Open', system: 'horizon-wars', maxElements: 6 };

/** The first fix of the sample that is not legal; the second on a busy machine. */
const FIX = /Remove (Assisted targeting from )?Terrier/;

const folder = folderOf({
  'mails/ann.txt': `Here is mine:\n${JSON.stringify(maul, null, 2)}\nSee you.`,
  'mails/bo.txt': 'Mine is to come.',
  'mails/raw': `From: cy@example.org\nMIME-Version: 1.0\nSubject: List\n\n${'words '.repeat(400_000)}\n${link(combined)}\n`,
  'mixed/a.json': line({ ...combined, player: 'Mara' }),
  'mixed/links.txt': `${link(maul)}\n${link(burning)}\n`,
  'chat.txt': `Lists for Saturday\n\nEmil: ${link(maul)} see you`,
  'mixed/notes.txt': 'not a roster, and no link',
  'mixed/lists.zip': zipSync({
    'b.json': bytes({ ...burning, player: 'MARA ' }),
    'more/c.ndjson': Buffer.from(`${line(maul)}\n{"muster":1\n`),
    'inner.zip': zipSync({ 'd.json': bytes(maul) }),
  }),
  'large/large.json': '',
  'large/large.pdf': '',
  'large/large.txt': '',
  'large/large.zip': '',
  'large/a.json': line(maul),
  'pack.json': line(pack),
  'sly.json': line({ ...combined, name: '=1+1', player: '<b>\u202Ex</b>' }),
});
beforeAll(async () => {
  for (const name of ['large.json', 'large.pdf', 'large.txt', 'large.zip'])
    truncateSync(path.join(folder.path, 'large', name), 500 * 1024 * 1024);
  await muster(['pdf', 'mixed/a.json', 'mixed/a.json', '-o', 'mixed/printed.pdf'], { cwd: folder.path });
}, 60_000);
afterAll(folder.remove);

const check = (args: string[], input?: string | Uint8Array) =>
  muster(['check', ...args], { cwd: folder.path, ...(input === undefined ? {} : { input }) });

describe('muster check of mixed files', () => {
  test('reads files, links, zips and printed PDFs, and continues after unreadable ones', async () => {
    const run = await check(['--json', 'mixed']);
    expect(answersOf(run).map(({ source, name }) => [source, name ?? null])).toEqual([
      ['mixed/a.json', combined.name],
      ['mixed/links.txt:1', maul.name],
      ['mixed/links.txt:2', burning.name],
      ['mixed/lists.zip/b.json', burning.name],
      ['mixed/lists.zip/more/c.ndjson:1', maul.name],
      ['mixed/lists.zip/more/c.ndjson:2', null],
      ['mixed/lists.zip/inner.zip', null],
      ['mixed/printed.pdf#1', combined.name],
      ['mixed/printed.pdf#2', combined.name],
    ]);
    expect(run.status).toBe(2);
  });

  test('finds the links in a chat, and reports a text without any', async () => {
    const run = await check(['--json', 'chat.txt', 'mixed/notes.txt']);
    expect(answersOf(run)).toMatchObject([
      { source: 'Emil (chat.txt:3)', name: maul.name },
      {
        unreadable: [
          { message: expect.stringContaining('No roster and no link to one was found in this text.') },
        ],
      },
    ]);
    const piped = await check(['--json', '-'], `Emil: ${link(maul)}\n${'words '.repeat(300_000)}`);
    expect(answersOf(piped)).toMatchObject([{ source: 'Emil (-:1)', name: maul.name }]);
  });

  test('finds a multi-line roster in a mail, and a mail of any name and 2 MB, also in a folder', async () => {
    expect(answersOf(await check(['--json', 'mails']))).toMatchObject([
      { source: 'mails/ann.txt:2', name: maul.name },
      { source: expect.stringMatching(/^mails\/raw/), name: combined.name },
    ]);
  });

  test('reads a zip or a PDF from standard input', async () => {
    for (const [file, count] of [
      ['mixed/lists.zip', 4],
      ['mixed/printed.pdf', 2],
    ] as const) {
      const run = await check(['--json', '-'], readFileSync(path.join(folder.path, file)));
      expect(answersOf(run)).toHaveLength(count);
    }
  });

  test('refuses files of 500 MB by their size, without reading them', async () => {
    const run = await check(['--json', 'large']);
    expect(answersOf(run).map(({ source, unreadable }) => [source, unreadable?.[0].message])).toEqual([
      ['large/a.json', undefined],
      ['large/large.json', expect.stringContaining('over 256 KiB')],
      ['large/large.pdf', expect.stringContaining('at most 32 MiB')],
      ['large/large.txt', expect.stringContaining('at most 64 MiB')],
      ['large/large.zip', expect.stringContaining('at most 64 MiB')],
    ]);
  });
});

describe('muster check --csv', () => {
  test('prints a header line and one line per roster', async () => {
    const { out, status } = await check(['--csv', 'mixed']);
    const lines = out.trimEnd().split('\r\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(
      /^\uFEFF"Source","Player","Force","Game","Force cost",.*,"Fingerprint","Problems"$/,
    );
    expect(lines[1]).toContain('"mixed/a.json","Mara",');
    expect(lines[6]).toContain('CANNOT BE READ');
    expect(status).toBe(2);
  });

  test('separates cells as asked', async () => {
    const { out } = await check(['--csv', '--separator', 'semicolon', 'mixed/a.json']);
    expect(out).toMatch(/^\uFEFF"Source";"Player";.*\r\n"mixed\/a\.json";"Mara";/);
  });

  test('has the first fix of each roster that is not legal with --fixes', async () => {
    const { out } = await check(['--csv', '--fixes', '-'], `${line(maul)}\n${line(burning)}\n`);
    const [head, ...lines] = out.trimEnd().split('\r\n');
    expect(head).toMatch(/,"Problems","Legal by"$/);
    expect(lines[0]).toMatch(/,$/);
    expect(lines[1]).toMatch(new RegExp(`,"${FIX.source}[^"]*"$`));
  });

  test('has the columns of every game if there are too many rosters to inspect first', async () => {
    const { out } = await check(['--csv', '-'], `${line(maul)}\n`.repeat(1100));
    const lines = out.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1101);
    expect(new Set(lines.slice(1).map((each) => each.split(',').length)).size).toBe(1);
    for (const column of ['Force cost limit', 'Presence', 'Units limit', 'Company value limit'])
      expect(lines[0]?.split(',')).toContain(`"${column}"`);
  });

  test('has no cell that a spreadsheet would evaluate, and no control characters', async () => {
    const { out } = await check(['--csv', 'sly.json']);
    expect(out).toContain(`"sly.json","<b>x</b>","'=1+1",`);
  });
});

describe('muster check --summary', () => {
  test('prints counts, broken rules, what is fielded, and duplicate lists', async () => {
    const { out } = await check(['--summary', 'mixed']);
    expect(out.split('\n')[0]).toBe('9 rosters: 5 legal, 2 not legal, 2 unreadable');
    expect(out).toContain(
      '  2 rosters: Mech with upgrades or an Ace in the Burning (error, hw/era/burning/mech-upgrades)\n',
    );
    expect(out).toMatch(/ {2}Mech: \d+ in \d rosters/);
    expect(out).toMatch(/Players with more than one list\n {2}Mara: /);
    expect(out).toContain('inner.zip: This is a zip in a zip');
  });

  test('prints JSON with --json', async () => {
    const [summary] = answersOf(await check(['--summary', '--json', 'mixed']));
    expect(summary).toMatchObject({ rosters: 9, legal: 5, notLegal: 2, unreadable: 2 });
    expect(summary.rules[0]).toMatchObject({
      rosters: 2,
      title: 'In the Burning a mech has no upgrade and no Ace; it may be the CHQ',
      breach: 'Mech with upgrades or an Ace in the Burning',
    });
    expect(summary.same).toHaveLength(3);
  });
});

test('--summary names the field of a fault, as --json does', async () => {
  const bad = line({ ...maul, name: 3 });
  const { out } = await check(['--summary', '-'], bad);
  expect(out).toContain('\n  -:1: name: This is 3; it must be text.\n');
  const [answer] = answersOf(await check(['--json', '-'], bad));
  const [summary] = answersOf(await check(['--summary', '--json', '-'], bad));
  expect(summary.notRead).toEqual([{ index: 0, source: '-:1', ...answer.unreadable[0] }]);
  expect(summary.notRead[0].path).toBe('name');
});

describe('muster check --out', () => {
  /** The text of each page of a PDF. */
  async function pagesOf(file: string): Promise<string[]> {
    const data = new Uint8Array(readFileSync(path.join(folder.path, file)));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    });
    return Promise.all(pages);
  }

  test('writes the verdict sheet, with the pack in words, the version and each fingerprint', async () => {
    const run = await check(['--json', '--pack', 'pack.json', '-o', 'verdicts.pdf', 'mixed']);
    const text = (await pagesOf('verdicts.pdf')).join(' ');
    expect(text).toContain('“Calais Open”: Any era, at most 6 elements');
    expect(text).toContain(VERSION);
    for (const { fingerprintFull } of answersOf(run))
      if (fingerprintFull) expect(text).toContain(shownFingerprint(fingerprintFull));
    expect(text).toContain('a zip in a zip');
    expect(run.status).toBe(2);
  });

  test('prints every roster after the verdicts with --with-rosters', async () => {
    await check(['-o', 'all.pdf', '--with-rosters', 'mixed/a.json', 'mixed/links.txt']);
    const pages = await pagesOf('all.pdf');
    for (const { name } of [combined, maul, burning])
      expect(pages.slice(1).some((page) => page.includes(name))).toBe(true);
    expect(await rostersInPdf(readFileSync(path.join(folder.path, 'all.pdf')))).toHaveLength(3);
  });

  test('says how each roster becomes legal with --fixes', async () => {
    await check(['-o', 'fixes.pdf', '--fixes', 'mixed/a.json', 'mixed/links.txt']);
    expect((await pagesOf('fixes.pdf')).join(' ')).toMatch(new RegExp(`Legal with this fix: ${FIX.source}`));
    await check(['-o', 'without.pdf', 'mixed/a.json', 'mixed/links.txt']);
    expect((await pagesOf('without.pdf')).join(' ')).not.toMatch(/this fix|No fix/);
  });

  test('says in a sentence that the file cannot be written', async () => {
    const run = await check(['-o', 'nowhere/verdicts.pdf', 'mixed/a.json']);
    expect(run).toMatchObject({
      status: 2,
      err: 'nowhere/verdicts.pdf cannot be written. There is no folder nowhere; give another path, or make the folder first.\n',
    });
  });
});

test.each([
  ['--csv with --json', ['--csv', '--json']],
  ['--csv with --summary', ['--csv', '--summary']],
  ['--separator without --csv', ['--separator', 'tab']],
  ['--with-rosters without -o', ['--with-rosters']],
  ['--fixes without --csv and -o', ['--fixes']],
])('%s is refused', async (_, args) => {
  expect(await check([...args, 'mixed/a.json'])).toMatchObject({ status: 64, out: '' });
});

test('a roster forged into a PDF is checked like any other, and refused if it contains totals', async () => {
  const forged = bytes({ ...burning, totals: { forceCost: 1 }, legal: true });
  const printed = new Uint8Array(readFileSync(path.join(folder.path, 'mixed/printed.pdf')));
  const attached = [
    { name: 'forged.json', bytes: forged },
    { name: 'x.json', bytes: bytes(burning) },
  ];
  writeFileSync(path.join(folder.path, 'forged.pdf'), withAttachments(printed, attached));
  const [totals, roster] = answersOf(await check(['--json', 'forged.pdf']));
  expect(totals.unreadable.map((fault: { path: string }) => fault.path)).toEqual(['totals', 'legal']);
  expect(roster.legal).toBe(false);
});
