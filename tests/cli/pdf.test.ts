import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import { answersOf, folderOf, muster } from './run';

const placed = Object.fromEntries(burning.force.elements.map(({ id }) => [id, 'reserve']));
const secret = {
  ...burning,
  notes: 'Hold the left flank.',
  force: {
    ...burning.force,
    scenario: {
      kind: 'set-piece',
      battle: 'the-rescue',
      size: 'troop',
      role: 'attacker',
      disposition: placed,
    },
  },
};
const folder = folderOf({
  'burning.json': JSON.stringify(burning),
  'secret.json': JSON.stringify(secret),
  'broken.json': '{',
});
afterAll(folder.remove);

const pdf = (...args: string[]) => muster(['pdf', ...args], { cwd: folder.path });
const written = (name: string) => readFileSync(path.join(folder.path, name)).toString('latin1');

test('an illegal roster is printed too', async () => {
  expect(await pdf('burning.json', '-o', 'sheet.pdf')).toEqual({ status: 0, out: '', err: '' });
  expect(written('sheet.pdf')).toMatch(/^%PDF-1\.[\s\S]*\/MediaBox \[0 0 841\.89/);
});

test('the paper may be US Letter', async () => {
  expect((await pdf('burning.json', '-o', 'letter.pdf', '--paper', 'letter')).status).toBe(0);
  expect(written('letter.pdf')).toMatch(/\/MediaBox \[0 0 792 612\]/);
});

test('a printed PDF is checked like its roster, or each of several', async () => {
  await pdf('burning.json', '-o', 'one.pdf');
  await pdf('burning.json', 'burning.json', '-o', 'two.pdf');
  const check = async (file: string) => {
    const { out, status } = await muster(['check', '--json', file], { cwd: folder.path });
    expect(status).toBe(1);
    return out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const [answer] = await check('burning.json');
  expect(await check('one.pdf')).toEqual([{ ...answer, source: 'one.pdf' }]);
  expect((await check('two.pdf')).map(({ source, totals }) => [source, totals])).toEqual([
    ['two.pdf#1', answer.totals],
    ['two.pdf#2', answer.totals],
  ]);
});

test('printed PDFs are printed again as check reads them, and nothing is printed of a file in part', async () => {
  await pdf('burning.json', 'burning.json', '-o', 'printed.pdf');
  await pdf('printed.pdf', '-o', 'again.pdf');
  const { out } = await muster(['check', '--json', 'again.pdf'], { cwd: folder.path });
  expect(answersOf({ status: 1, out, err: '' }).map(({ source }) => source)).toEqual([
    'again.pdf#1',
    'again.pdf#2',
  ]);
  const lines = `${JSON.stringify(burning)}\n{\n`;
  const run = await muster(['pdf', '-', '-o', 'cut.pdf'], { cwd: folder.path, input: lines });
  expect(run).toMatchObject({ status: 2, err: expect.stringContaining('cannot be read:') });
  expect(existsSync(path.join(folder.path, 'cut.pdf'))).toBe(false);
});

test('a QR code is printed if asked for', async () => {
  await pdf('burning.json', '-o', 'plain.pdf');
  expect(
    await pdf('burning.json', '-o', 'code.pdf', '--qr', '--address', 'https://muster.example/x'),
  ).toEqual({
    status: 0,
    out: '',
    err: '',
  });
  expect(written('code.pdf').length).toBeGreaterThan(written('plain.pdf').length + 500);
});

test('cards and the play summary follow the sheet in portrait, or are printed alone', async () => {
  const boxes = (name: string) =>
    written(name)
      .match(/\/MediaBox \[0 0 [\d.]+ /g)
      ?.map((box) => Number.parseInt(box.slice(15), 10));
  await pdf('burning.json', '-o', 'cards.pdf', '--cards', '--no-sheet');
  expect(boxes('cards.pdf')).toEqual([595]);
  const all = await pdf(
    'burning.json',
    '-o',
    'all.pdf',
    '--cards',
    '--play-summary',
    '--orientation',
    'portrait',
  );
  expect(all).toEqual({ status: 0, out: '', err: '' });
  expect(boxes('all.pdf')).toEqual([595, 595, 595]);
});

test('larger print needs more pages for the cards', async () => {
  const boxes = () => written('large.pdf').match(/\/MediaBox/g)?.length;
  await pdf('burning.json', '-o', 'large.pdf', '--cards', '--no-sheet');
  expect(boxes()).toBe(1);
  expect(await pdf('burning.json', '-o', 'large.pdf', '--cards', '--no-sheet', '--large')).toEqual({
    status: 0,
    out: '',
    err: '',
  });
  expect(boxes()).toBe(3);
});

test('an opponent’s copy reveals neither notes nor disposition, in pages or attachments', async () => {
  const everything = async (file: string) => {
    const task = getDocument({
      data: new Uint8Array(readFileSync(path.join(folder.path, file))),
      verbosity: 0,
    });
    const document = await task.promise;
    const parts: unknown[] = [(await document.getMetadata()).info];
    for (let page = 1; page <= document.numPages; page += 1)
      parts.push((await (await document.getPage(page)).getTextContent()).items);
    for (const { content } of Object.values((await document.getAttachments()) ?? {}) as {
      content: Uint8Array;
    }[])
      parts.push(new TextDecoder().decode(content));
    await task.destroy();
    return JSON.stringify(parts);
  };
  await pdf('secret.json', '-o', 'own.pdf', '--cards', '--play-summary');
  await pdf('secret.json', '-o', 'theirs.pdf', '--cards', '--play-summary', '--opponent');
  const [own, theirs] = [await everything('own.pdf'), await everything('theirs.pdf')];
  for (const secret of [/flank/, /A\/R\/L/, /isposition/]) {
    expect(secret.test(own)).toBe(true);
    expect(secret.test(theirs)).toBe(false);
  }
  expect(theirs.includes('OPPONENT’S COPY')).toBe(true);
});

test.each([
  ['nothing left to print', ['burning.json', '-o', 'x.pdf', '--no-sheet'], 'Nothing is left to print'],
  ['a roster that cannot be read', ['broken.json', '-o', 'x.pdf'], 'broken.json cannot be read:'],
  ['a missing roster', ['nowhere.json', '-o', 'x.pdf'], 'There is no nowhere.json in this folder'],
  [
    'a path that cannot be written',
    ['burning.json', '-o', 'no/x.pdf'],
    'no/x.pdf cannot be written. There is no folder no; give another path',
  ],
  [
    'a file for a folder',
    ['burning.json', '-o', 'burning.json/x.pdf'],
    'burning.json is not a folder; give another path',
  ],
  [
    'a pack that cannot be read',
    ['burning.json', '-o', 'x.pdf', '--pack', 'broken.json'],
    'broken.json cannot be read',
  ],
  ['an endless roster', ['/dev/zero', '-o', 'x.pdf'], '/dev/zero cannot be read:'],
  ['an endless pack', ['burning.json', '-o', 'x.pdf', '--pack', '/dev/zero'], 'over 256 KiB'],
])('%s gives a sentence and status 2', async (_, args, says) => {
  const run = await pdf(...args);
  expect(run).toMatchObject({ status: 2, out: '', err: expect.stringContaining(says) });
  expect(run.err).not.toMatch(/\n\s+at /);
});

test.each([
  ['an unknown paper size', ['burning.json', '-o', 'x.pdf', '--paper', 'a3'], 'a4, letter'],
  ['no output file', ['burning.json'], '--output'],
  [
    'an address that is none',
    ['burning.json', '-o', 'x.pdf', '--qr', '--address', 'ftp://x'],
    'https://muster.example',
  ],
])('%s gives a sentence and status 64', async (_, args, says) => {
  expect(await pdf(...args)).toMatchObject({ status: 64, out: '', err: expect.stringContaining(says) });
});
