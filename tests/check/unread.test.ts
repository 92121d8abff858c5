import { expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { examine } from '@/lib/check/answer';
import { answerOfRow, checkResultOf } from '@/lib/check/check-result';
import { linkTo } from '@/lib/check/link';
import { PASTED } from '@/lib/check/pasted';
import { readRosterBytes } from '@/lib/check/read';
import { unreadText } from '@/lib/check/result-text';
import { contentsOf } from '../fixtures/contents';
import { pdfWith } from './hostile-files';

const json = JSON.stringify(combined);
const link = linkTo('https://muster.example', combined as never);
const broken = (fields: object) => JSON.stringify({ ...combined, ...fields });

const FOREIGN = 'Not a Muster file: ask for a roster file or its link.';
const WORDS =
  'No roster in this text. Muster reads a link, a roster file or a chat text with its link, not a list in words: ask for one of these, or build the list in Muster yourself.';
const DAMAGED = 'Damaged or cut off: ask for it again.';
const NEWER = 'Made by a newer version of Muster: update this one to read it.';

async function rowsOf(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Promise.all(
    (await contentsOf(name, bytes)).map(async ({ source, bytes: read }) =>
      checkResultOf(examine(read.ok ? await readRosterBytes(read.value) : read, null), source),
    ),
  );
}

test.each([
  ['a letter', 'letter.txt', 'Dear organiser, my list is below.', WORDS],
  ['a list in words', PASTED, '2 mechs, 1 tank', WORDS],
  ['a list in lines', PASTED, '2 mechs\n1 tank (Bob)\n\n3 infantry (15 points)', WORDS],
  ['a picture', 'list.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), FOREIGN],
  ["another program's file", 'list.json', '{"units":[]}', FOREIGN],
  ['a roster that is cut off', 'list.json', json.slice(0, 200), DAMAGED],
  ['a roster with a brace too many', 'list.json', json.replace('"force":{', '"force":{{'), DAMAGED],
  ['a zip that is cut off', 'lists.zip', 'PK\u0003\u0004cut', DAMAGED],
  ['a link that is cut off', 'chat.txt', `Ann: ${link.slice(0, -40)}`, DAMAGED],
  ['a roster of a newer version', 'list.json', broken({ muster: 2 }), NEWER],
  ['a roster of a newer version, of a new game', 'list.json', broken({ muster: 2, system: 'chess' }), NEWER],
  ['a link of a newer version', 'chat.txt', link.replace('#r1.', '#r9.'), NEWER],
  [
    'a roster of another game',
    'list.json',
    broken({ system: 'chess' }),
    'For a game that this version of Muster does not know.',
  ],
  [
    'a pack',
    'open.pack.json',
    '{"musterPack":1,"name":"Open","system":"horizon-wars"}',
    'This is a pack; it must be a roster. Ask for the roster.',
  ],
  [
    'a roster with a wrong name',
    'list.json',
    broken({ name: 1 }),
    'A roster file with 1 mistake in it: correct the file, or build the list in Muster.',
  ],
  [
    'a roster with more mistakes than are listed',
    'list.json',
    broken({ force: { elements: Array(30).fill({}) } }),
    'A roster file with many mistakes in it: correct the file, or build the list in Muster.',
  ],
  ['a PDF that is cut off', 'list.pdf', '%PDF-1.4 hello', DAMAGED],
  [
    'a PDF without a roster',
    'list.pdf',
    pdfWith('', []),
    'This PDF contains no roster. Only PDFs made by Muster do, and printing one to another PDF loses it. Open the original PDF or the link, or scan the QR code.',
  ],
])('%s has a message in plain words', async (_, name, content, says) => {
  expect((await rowsOf(name, content)).map(unreadText)).toEqual([says]);
});

test('the public answer has only the faults', async () => {
  const [row] = await rowsOf('letter.txt', 'Dear organiser');
  expect(row?.why).toBe('words');
  expect(Object.keys((row && answerOfRow(row)) ?? {})).toEqual(['source', 'legal', 'unreadable']);
});
