import { expect, test } from 'vitest';
import { filesOfTransfer } from '@/components/check/add-lists';

/** A folder or file as a browser provides it; `null` is a file that may not be opened. */
type Given = { [name: string]: Given } | string | null;

const LOCKED = 'The browser cannot open this: it was moved or changed meanwhile, or may not be opened.';

function entryOf(fullPath: string, given: Given, locked: ReadonlySet<string>): FileSystemEntry {
  const isDirectory = typeof given === 'object' && given !== null;
  const entries = isDirectory
    ? Object.entries(given).map(([name, inner]) => entryOf(`${fullPath}/${name}`, inner, locked))
    : [];
  return {
    fullPath,
    isDirectory,
    file: (take: (file: Blob) => void, fail: () => void) =>
      typeof given === 'string' ? take(new Blob([given])) : fail(),
    createReader: () => ({
      // Returns entries in batches; a locked folder fails after the first.
      readEntries: (take: (some: FileSystemEntry[]) => void, fail: () => void) =>
        locked.has(fullPath) && entries.length < 2 ? fail() : take(entries.splice(0, 100)),
    }),
  } as unknown as FileSystemEntry;
}

const dropped = (given: { [name: string]: Given }, locked: string[] = [], most?: number) =>
  filesOfTransfer(
    {
      items: Object.entries(given).map(([name, inner]) => ({
        webkitGetAsEntry: () => entryOf(`/${name}`, inner, new Set(locked)),
      })),
    } as unknown as DataTransfer,
    most,
  );

test('folders are read recursively, by name, without hidden files', async () => {
  const found = await dropped({ b: { 'z.json': '1', a: { 'y.json': '22' }, '.x': '' }, 'c.json': '333' });
  expect(found.map(({ path, file, refusal }) => [path, file.size, refusal])).toEqual([
    ['b/a/y.json', 2, undefined],
    ['b/z.json', 1, undefined],
    ['c.json', 3, undefined],
  ]);
});

test('files and folders that may not be opened are reported, and the others read', async () => {
  const found = await dropped(
    { a: { 'x.json': null, 'y.json': '1' }, locked: { 'never.json': '1' }, 'z.json': '1' },
    ['/locked'],
  );
  expect(found.map(({ path, refusal }) => [path, refusal])).toEqual([
    ['a/x.json', LOCKED],
    ['a/y.json', undefined],
    ['locked', LOCKED],
    ['z.json', undefined],
  ]);
});

test('too many files and folders are read up to the limit, and that is reported', async () => {
  const many = Object.fromEntries(Array.from({ length: 1300 }, (_, at) => [`${at}.json`, '']));
  const found = await dropped({ many }, [], 1200);
  expect(found).toHaveLength(1200);
  expect(found.at(-1)?.refusal).toBe(
    'At most 1,200 files and folders can be added at once; the rest were not read.',
  );
});

test('cyclic folders are read once', async () => {
  const loop: FileSystemEntry = {
    fullPath: '/loop',
    isDirectory: true,
    createReader: () => {
      let done = false;
      return {
        readEntries: (take: (some: FileSystemEntry[]) => void) => {
          take(done ? [] : [loop]);
          done = true;
        },
      };
    },
  } as unknown as FileSystemEntry;
  const data = { items: [{ webkitGetAsEntry: () => loop }] } as unknown as DataTransfer;
  expect(await filesOfTransfer(data)).toHaveLength(1);
});
