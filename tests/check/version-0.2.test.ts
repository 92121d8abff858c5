import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verdictChange } from '@/components/builder/builder-notices';
import { checkText, examine, type Verdict } from '@/lib/check/answer';
import { linkedText, packInLink } from '@/lib/check/link';
import { readPackText, readRosterText } from '@/lib/check/read';
import { rosterFileText } from '@/lib/roster/file';
import type { Parsed } from '@/lib/roster/report';
import { withoutHidden } from '@/lib/roster/text/visible';
import { VERSION } from '@/lib/roster/version';
import { readBackup } from '@/lib/storage/backup';
import { systems } from '@/lib/systems/registry';
import { contentsOf } from '../fixtures/contents';

// Files of version 0.2 stay readable. It wrote these fixtures: samples and random rosters of every game as files and
// links, with the answers of its check; a PDF for each game; and a backup with all of them, packs, cards and weapons.

const folder = 'tests/fixtures/version-0.2';

/** The games that version 0.2 had. */
const games = systems.map(({ id }) => id).filter((id) => existsSync(`${folder}/${id}.ndjson`));

interface Written {
  roster: object;
  pack?: object;
  link: string;
  answer: Verdict;
}

const written = (system: string): Written[] =>
  readFileSync(`${folder}/${system}.ndjson`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Rules added after version 0.2 that some of its rosters break. */
const NEW_ERRORS: Readonly<Record<string, string[]>> = {
  'forge-of-war': ['fow/transport/eligible', 'fow/transport/type'],
  'at-43': ['at43/unit/numbers', 'at43/unit/special-fighters'],
};

/** Games whose rules have not changed since version 0.2. */
const SAME_RULES = ['horizon-wars', 'battle-royale'];

function readable<Value>(parsed: Parsed<Value> | null | undefined): Value {
  if (!parsed?.ok) throw new Error(JSON.stringify(parsed?.faults));
  return parsed.value;
}

/** A roster of version 0.2 without hidden characters, which are no longer read. */
const asRead = (roster: object): object =>
  JSON.parse(JSON.stringify(roster), (_, value) =>
    typeof value === 'string' ? withoutHidden(value) : value,
  );

const fileTextOf = async (text: string) => rosterFileText(readable(await readRosterText(text)).roster);

test('all games of version 0.2 still exist', () => {
  expect(games.toSorted()).toEqual([
    'at-43',
    'battle-royale',
    'command-horizon',
    'forge-of-war',
    'horizon-wars',
  ]);
});

describe.each(games)('a %s roster of version 0.2', (system) => {
  test.each(written(system).map((each) => [each.roster, each] as const))(
    'is read from the file and from the link: %s',
    async (_, { roster, pack, link }) => {
      const file = JSON.stringify(roster);
      expect(JSON.parse(await fileTextOf(file))).toMatchObject(asRead(roster));
      expect(await fileTextOf(readable(linkedText(link)))).toBe(await fileTextOf(file));
      const beside = packInLink(link);
      if (pack === undefined) expect(beside).toBeNull();
      else
        expect(readable(await readPackText(readable(beside)))).toEqual(
          readable(await readPackText(JSON.stringify(pack))),
        );
    },
  );

  test('is read from the PDF, with the pack', async () => {
    const carried = await contentsOf('rosters.pdf', new Uint8Array(readFileSync(`${folder}/${system}.pdf`)));
    const decode = (parsed: Parsed<Uint8Array> | undefined) => new TextDecoder().decode(readable(parsed));
    const expected = written(system).slice(0, 3);
    expect(await Promise.all(carried.map(({ bytes }) => fileTextOf(decode(bytes))))).toEqual(
      await Promise.all(expected.map(({ roster }) => fileTextOf(JSON.stringify(roster)))),
    );
    const { pack } = carried[0] ?? {};
    if (expected[0]?.pack) expect(JSON.parse(decode(pack))).toEqual(expected[0].pack);
    else expect(pack).toBeUndefined();
  });
});

test.each(SAME_RULES)('a %s roster of version 0.2 has the same verdict as before', async (system) => {
  for (const { roster, pack, answer } of written(system)) {
    const read = pack ? readable(await readPackText(JSON.stringify(pack))) : null;
    const { legal, totals, problems } = (await checkText(JSON.stringify(roster), '', read)) as Verdict;
    const named = (of: Verdict['problems']) => of.map(({ rule, elements }) => [rule, elements]);
    expect([legal, totals, named(problems)]).toEqual([answer.legal, answer.totals, named(answer.problems)]);
  }
});

test.each(games)('a change of verdict on %s by an update is reported', async (system) => {
  const changes: (string | undefined)[] = [];
  for (const { roster, pack, answer } of written(system)) {
    const read = pack ? readable(await readPackText(JSON.stringify(pack))) : null;
    const examined = readable(examine(await readRosterText(JSON.stringify(roster)), read));
    const stored = {
      legal: answer.legal,
      checked: { version: '0.2.0', errors: answer.problems.filter(({ severity }) => severity === 'error') },
    };
    const change = verdictChange(stored, examined.checked.report, examined.system, VERSION);
    changes.push(...(change?.appeared ?? []).map(({ rule }) => rule));
    expect(
      verdictChange(
        { ...stored, checked: { ...stored.checked, version: VERSION } },
        examined.checked.report,
        examined.system,
        VERSION,
      ),
    ).toBeNull();
  }
  expect([...new Set(changes)].sort()).toEqual(NEW_ERRORS[system] ?? []);
});

test('the backup of version 0.2 is read completely', async () => {
  const bytes = new Uint8Array(readFileSync(`${folder}/backup.json`));
  const { rosters, library, unread } = readable(await readBackup(bytes, 1_800_000_000_000));
  expect(unread).toEqual([]);
  expect(rosters).toHaveLength(40);
  expect(library).toHaveLength(32);
  expect(rosters.filter(({ binned }) => binned !== null)).toHaveLength(5);
});
