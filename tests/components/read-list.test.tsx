import { expect, test } from 'vitest';
import { fileOfText } from '@/components/shared/import/files-of';
import { readList } from '@/components/shared/matches/read-list';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { linkTo } from '@/lib/check/link';
import type { Roster } from '@/lib/roster/roster';
import { system } from '@/lib/systems/horizon-wars/system';

const link = linkTo('https://muster.example', combined as unknown as Roster);
const broken = (end: string) => link.match(/.{1,75}/g)?.join(end) ?? '';
const mail = `From: ann@example.org\r\nSubject: List\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${broken('=\r\n')}\r\n`;

test.each([
  ['a mail', new File([mail], 'list.eml')],
  ['HTML', new File([`<p>Mine: <a href="${link}">${link.slice(0, 40)}…</a></p>`], 'list.html')],
  ['a pasted link that was broken over lines', fileOfText(`Mine: ${broken('\n')}`)],
  [
    'a pasted link that goes through another site',
    fileOfText(`https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D`),
  ],
])('a list for an event or a match may be %s, as on the page that checks lists', async (_, file) => {
  const read = await readList(file, system);
  expect(read.ok && read.value.roster.name).toBe(combined.name);
});
