import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import { folderOf, muster } from './run';

const folder = folderOf({ 'burning.json': JSON.stringify(burning), 'broken.json': '{' });
afterAll(folder.remove);

const pdf = (...args: string[]) => muster(['pdf', ...args], { cwd: folder.path });
const written = (name: string) => readFileSync(path.join(folder.path, name)).toString('latin1');

test('an illegal roster is printed all the same', async () => {
  expect(await pdf('burning.json', '-o', 'sheet.pdf')).toEqual({ status: 0, out: '', err: '' });
  expect(written('sheet.pdf')).toMatch(/^%PDF-1\.[\s\S]*\/MediaBox \[0 0 841\.89/);
});

test('the paper may be US Letter', async () => {
  expect((await pdf('burning.json', '-o', 'letter.pdf', '--paper', 'letter')).status).toBe(0);
  expect(written('letter.pdf')).toMatch(/\/MediaBox \[0 0 792 612\]/);
});

test('a printed sheet is checked like the roster it was made of, and one of several gives each', async () => {
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

test.each([
  ['a roster that cannot be read', ['broken.json', '-o', 'x.pdf'], 'broken.json cannot be read:'],
  ['a roster there is not', ['nowhere.json', '-o', 'x.pdf'], 'There is no such file'],
  ['a place that cannot be written', ['burning.json', '-o', 'no/x.pdf'], 'There is no such file or folder'],
  ['paper there is not', ['burning.json', '-o', 'x.pdf', '--paper', 'a3'], 'a4, letter'],
  ['no file to write', ['burning.json'], '--output'],
  [
    'a pack that cannot be read',
    ['burning.json', '-o', 'x.pdf', '--pack', 'broken.json'],
    'broken.json cannot be read',
  ],
])('%s is a sentence and status 2', async (_, args, says) => {
  const run = await pdf(...args);
  expect(run).toMatchObject({ status: 2, out: '', err: expect.stringContaining(says) });
  expect(run.err).not.toMatch(/\n\s+at /);
});
