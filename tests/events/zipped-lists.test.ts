import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zippedLists } from '@/components/event/organiser/save-lists';

test('all lists are saved as a zip of roster files, named by number and player', async () => {
  const players = [
    { id: 'a', number: 1, name: 'Ann Ó' },
    { id: 'b', number: 12, name: 'Ann Ó' },
  ];
  const lists = [
    { player: 'a', text: '{"name":"Żółw"}' },
    { player: 'b', text: '{}' },
  ];
  const zip = await zippedLists({ players } as never, lists as never);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['001-Ann-Ó.json', '{"name":"Żółw"}'],
    ['012-Ann-Ó.json', '{}'],
  ]);
});
