import { expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { answerOfRow, checkResultOf, examine } from '@/lib/check/answer';
import { PASTED } from '@/lib/check/input';
import { jsonFault } from '@/lib/check/json-fault';
import { linkTo } from '@/lib/check/link';
import { readRosterBytes } from '@/lib/check/read';
import { unreadText } from '@/lib/check/result-text';
import { contentsOf } from '../fixtures/contents';
import { pdfWith } from './hostile-files';

const json = JSON.stringify(combined);
const lines = JSON.stringify(combined, null, 2);
const half = new TextEncoder().encode('{"muster":1,"name":"Lä').subarray(0, -1);
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
  ['a roster that is cut off, on several lines', 'list.json', lines.slice(0, 200), DAMAGED],
  [
    'a roster with zeros for a part of it',
    'list.json',
    json.replace('"system"', '\0\0\0\0\0\0\0\0'),
    DAMAGED,
  ],
  ['a roster with zeros after it', 'list.json', `${json}\0\0`, DAMAGED],
  ['a roster that ends in half a character', 'list.json', half, DAMAGED],
  [
    'a roster that is encoded otherwise',
    'list.json',
    Uint8Array.from(Buffer.from(broken({ name: 'Läufer' }), 'latin1')),
    'This is not UTF-8 text; save it as UTF-8.',
  ],
  [
    'a roster with a brace too many',
    'list.json',
    json.replace('"force":{', '"force":{{'),
    'At column 92, this is not JSON: expected a field name in double quotes or "}", found the character {.',
  ],
  [
    'a roster with a comma too many',
    'list.json',
    lines.replace('"muster": 1,', '"muster": 1,,'),
    'At line 2, column 15, there is a comma too many; remove it.',
  ],
  [
    'a roster with a comment',
    'list.json',
    lines.replace('{', '{ // mine'),
    'At line 1, column 3, there is a comment, which JSON does not allow; remove it.',
  ],
  [
    'a roster in single quotes with a link in its notes',
    'list.json',
    lines.replaceAll('"', "'").replace("'notes': ''", `'notes': '${link}'`),
    `At line 2, column 3, names and texts must be in straight double quotes ("), not after the character '.`,
  ],
  [
    'a roster that is nested too deep, and never closed',
    'list.json',
    `{"muster":1,"force":${'['.repeat(70)}`,
    'At column 84, lists and objects are nested more than 64 deep; the maximum is 64.',
  ],
  [
    'a line with a comma too many',
    'lists.ndjson',
    json.replace('"muster":1,', '"muster":1,,'),
    'At column 13, there is a comma too many; remove it.',
  ],
  ['a note in braces', 'list.txt', '{draft} my army', WORDS],
  ['a note in brackets', 'list.txt', '[Club list] two mechs', WORDS],
  ['lines that start with a brace', 'list.txt', '{draft}\n2 mechs\n', WORDS],
  [
    'a roster written by hand without quotes',
    'list.json',
    '{ muster: 1, name: "X" }',
    'At column 3, the name of a field must be in double quotes: "muster".',
  ],
  [
    'a roster with curly quotes in a name',
    'list.json',
    json.replaceAll('"', '”').replace('Harbour Watch', 'The “Watch”'),
    'The quotes of this file are curly (“ ”), as a word processor makes them, and which of them belong to names cannot be told. Use the file as Muster saved it, or its link.',
  ],
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
    'a roster with a mistyped type',
    'list.json',
    json.replace('"light-infantry"', '"light-infantri"'),
    'force.elements[0].type: This is the text "light-infantri". Did you mean light-infantry? A roster file with 1 mistake in it: correct the file, or build the list in Muster.',
  ],
  [
    'a roster with several mistyped words and another mistake',
    'list.json',
    json
      .replace('"notes"', '"nots"')
      .replace('"light-infantry"', '"light-infantri"')
      .replace('"limit":15', '"limit":"many"'),
    'force.elements[0].type: This is the text "light-infantri". Did you mean light-infantry? nots: Unknown field. Did you mean notes? A roster file with 3 mistakes in it: correct the file, or build the list in Muster.',
  ],
  [
    'a roster with a mistyped game',
    'list.json',
    broken({ system: 'horizon-war' }),
    'system: This is the text "horizon-war". Did you mean horizon-wars? For a game that this version of Muster does not know.',
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

test.each([
  ['in brackets', `[Club list] ${link}`],
  ['in braces', `{draft} my army ${link}`],
  ['in braces, with a colon', `{note: a draft} ${link}`],
  ['in empty brackets', `[] ${link}`],
  ['in empty braces, on lines of its own', `{}\nmy army\n${link}`],
  ['in quotes within brackets', `["Club list"] ${link}`],
])('a link after words %s is read', async (_, text) => {
  const rows = await rowsOf('list.txt', text);
  expect(rows.map(({ read }) => read?.roster.name)).toEqual([combined.name]);
});

test('a damaged roster with a link in its notes is not read as what the link leads to', async () => {
  const damaged = broken({ notes: link }).slice(0, -1);
  for (const text of [damaged, JSON.stringify(JSON.parse(`${damaged}}`), null, 2).slice(0, -2)])
    expect((await rowsOf('list.json', text)).map(unreadText)).toEqual([DAMAGED]);
});

const EXTRAS = [',', '}', ']', ':', '{', '[', "'", '1', 'x'];

test('a roster is damaged wherever it is cut off, and never by one character too many', async () => {
  for (const text of [json, lines]) {
    for (let end = 1; end < text.length; end++)
      expect(jsonFault(text.slice(0, end)), text.slice(0, end)).toMatchObject({ isDamage: true });
    for (let at = 1; at < text.length; at++) {
      const changed = text.slice(0, at) + EXTRAS[at % EXTRAS.length] + text.slice(at);
      expect(jsonFault(changed)?.message ?? '', changed).not.toMatch(/incomplete|U\+/);
    }
  }
});

test('the public answer has only the faults', async () => {
  const [row] = await rowsOf('letter.txt', 'Dear organiser');
  expect(row?.why).toBe('words');
  expect(Object.keys((row && answerOfRow(row)) ?? {})).toEqual(['source', 'legal', 'unreadable']);
});
