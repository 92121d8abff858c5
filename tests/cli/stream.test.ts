import { expect, test } from 'vitest';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { linkTo } from '@/lib/check/link';
import { inputsOfStream } from '@/lib/cli/inputs';
import type { Roster } from '@/lib/roster/roster';

const MIB = 1024 * 1024;
const line = (value: object) => JSON.stringify(value);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const link = linkTo('https://muster.example', maul as unknown as Roster);

/** A mail with a roster attached, after a picture of so many bytes. */
const mail = (bytes: number, words = 'Hello') => `From: ann@example.org\r
Subject: List\r
MIME-Version: 1.0\r
Content-Type: multipart/mixed; boundary=b\r
\r
--b\r
Content-Type: text/plain\r
\r
${words}\r
--b\r
Content-Type: image/png; name="me.png"\r
Content-Transfer-Encoding: base64\r
\r
${'A'.repeat(bytes)}\r
--b\r
Content-Type: application/json; name="list.json"\r
\r
${line(combined)}\r
--b--\r
`;

/** What a stream holds, in chunks of so many bytes: sources, with names of rosters or refusals. */
async function read(content: string | Uint8Array, size = 64 * 1024): Promise<string[]> {
  const bytes = Buffer.from(content as string);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const found: string[] = [];
  for await (const inputs of inputsOfStream('-', chunks()))
    for (const { source, bytes: its } of inputs)
      found.push(
        `${source} ${its.ok ? JSON.parse(Buffer.from(its.value).toString()).name : its.faults[0]?.message}`,
      );
  return found;
}

test.each([
  ['a mail larger than a roster', mail(2 * MIB), [`-/list.json ${combined.name}`]],
  [
    'a mail with a roster in one of its lines',
    mail(9, line(maul)),
    [expect.stringContaining(maul.name), `-/list.json ${combined.name}`],
  ],
  [
    'a mail of over 32 MiB',
    mail(33 * MIB),
    ['- A mail may have at most 32 MiB; this one is larger and was not read.'],
  ],
  [
    'a chat larger than a roster',
    `${'Bo: See you there\n'.repeat(50_000)}Emil: ${link}\n`,
    [`Emil (-:50001) ${maul.name}`],
  ],
  ['a chat with a roster in a line', `Mine is\n${line(maul)}\nBo`, [`-:2 ${maul.name}`]],
  [
    'a text of over 64 MiB',
    'Bo: See you there\n'.repeat(4_000_000),
    [
      '- A file with one roster or link per line may have at most 64 MiB; this one is larger and was not read.',
    ],
  ],
  [
    'lines in UTF-16',
    utf16(`${line(maul)}\r\n${line(combined)}\r\n`),
    [`-:1 ${maul.name}`, `-:2 ${combined.name}`],
  ],
  ['a roster over several lines in UTF-16', utf16(JSON.stringify(maul, null, 2)), [`- ${maul.name}`]],
])('%s is read like a file of it', async (_, content, found) => expect(await read(content)).toEqual(found));

test('a stream is read the same in pieces of one byte', async () => {
  expect(await read(utf16(`${line(maul)}\n`), 1)).toEqual([`-:1 ${maul.name}`]);
  expect(await read(mail(9), 7)).toEqual([`-/list.json ${combined.name}`]);
});
