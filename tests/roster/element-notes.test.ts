import { describe, expect, test } from 'vitest';
import { loadEditor } from '@/components/systems/load-editor';
import { linkedText, linkTo } from '@/lib/check/link';
import { readRosterText } from '@/lib/check/read';
import { matchForOpponent } from '@/lib/play/for-opponent';
import { newMatch } from '@/lib/play/match';
import { checkRoster } from '@/lib/roster/check';
import { compareRosters, comparisonText } from '@/lib/roster/compare/compare';
import { elementNotes, setElementNotes } from '@/lib/roster/element-notes';
import { rosterFileText } from '@/lib/roster/file';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { isDeck } from '@/lib/sheet/card';
import { elementsCsv } from '@/lib/sheet/csv';
import { papersOf } from '@/lib/sheet/papers';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { sheetMarkdown, sheetText } from '@/lib/sheet/text';
import { systems } from '@/lib/systems/registry';

const NOTE = 'Hold the old bridge';

/** Where each game has its first element. */
const paths: Record<string, string> = {
  'horizon-wars': 'force.elements[0].notes',
  'battle-royale': 'force.mech.notes',
  'command-horizon': 'force.units[0].notes',
  'forge-of-war': 'force.units[0].notes',
  'at-43': 'force.platoons[0].slots[0].notes',
};

const games = await Promise.all(
  systems.map(async ({ id, name }) => {
    const { system, editor } = await loadEditor(id);
    const [sample] = await system.samples();
    const plain = parsed(sample?.roster, system);
    const [first = ''] = system.elements(plain.force).keys();
    const noted = withNotes(plain, first, NOTE, system);
    return { id, name, system, editor, plain, noted, first };
  }),
);

function parsed(json: unknown, system: AnyGameSystem): Roster {
  const read = parseRoster(JSON.parse(JSON.stringify(json)), system);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

function withNotes(roster: Roster, id: string, notes: string, system: AnyGameSystem): Roster {
  return { ...roster, force: setElementNotes(roster.force, id, notes, system) };
}

const checkedOf = (roster: Roster, system: AnyGameSystem) => ({
  roster,
  system,
  checked: checkRoster(roster, system),
});

describe.each(games)('the notes of an element of $name', ({ id, system, editor, plain, noted, first }) => {
  const faultsOf = (notes: unknown) => {
    const read = parseRoster(
      JSON.parse(JSON.stringify(withNotes(plain, first, notes as string, system))),
      system,
    );
    return read.ok ? [] : read.faults;
  };

  test('have at most 500 characters, and are text', () => {
    expect(faultsOf('x'.repeat(500))).toEqual([]);
    expect(faultsOf('x'.repeat(501))).toEqual([
      {
        path: paths[id],
        code: 'range',
        message: 'This is text of 501 characters; it must be at most 500 characters.',
      },
    ]);
    expect(faultsOf(5)).toEqual([{ path: paths[id], code: 'type', message: 'This is 5; it must be text.' }]);
  });

  test('are read without hidden characters, and are not in the file if there are none', () => {
    const hostile = parsed(withNotes(plain, first, '\u202Eegdirb\u0000\n<b>', system), system);
    expect(elementNotes(hostile.force, system).get(first)).toBe('egdirb\n<b>');
    expect(JSON.stringify(withNotes(noted, first, '', system))).toBe(JSON.stringify(plain));
  });

  test('change neither the fingerprint nor the verdict', () => {
    expect(fingerprint(noted, system)).toBe(fingerprint(plain, system));
    expect(checkRoster(noted, system).report).toEqual(checkRoster(plain, system).report);
  });

  test('survive the file and the link', async () => {
    const linked = linkedText(linkTo('https://muster.example', noted));
    for (const text of [rosterFileText(noted), linked.ok ? linked.value : '']) {
      const read = await readRosterText(text);
      expect(read.ok && elementNotes(read.value.roster.force, system)).toEqual(new Map([[first, NOTE]]));
    }
  });

  test('are in text, Markdown and CSV', async () => {
    const shown = checkedOf(noted, system);
    const sheet = rosterSheet(shown);
    const csv = elementsCsv((await system.records())(shown.checked.evaluation));
    for (const text of [sheetText(sheet), sheetMarkdown(sheet), csv])
      expect(text.split(NOTE)).toHaveLength(2);
    expect(elementsCsv((await system.records())(checkedOf(plain, system).checked.evaluation))).not.toContain(
      'Notes',
    );
  });

  test('are printed if chosen, and never in an opponent’s copy', async () => {
    const choice = { roster: true, cards: true, summary: false, opponent: false };
    const print = async (how: object) => {
      const { papers, rosters } = await papersOf([checkedOf(noted, system)], { ...choice, ...how });
      const has = (part: unknown) => JSON.stringify(part).includes(NOTE);
      return {
        sheet: has(papers.filter((paper) => !isDeck(paper))),
        cards: has(papers.filter(isDeck)),
        carried: has(rosters),
      };
    };
    expect(await print({ notes: true })).toEqual({ sheet: true, cards: true, carried: true });
    expect(await print({})).toEqual({ sheet: false, cards: false, carried: true });
    const none = { sheet: false, cards: false, carried: false };
    expect(await print({ notes: true, opponent: true })).toEqual(none);
  });

  test('are not in a match for the opponent', () => {
    const sides = [{ name: 'Mine', mine: true, roster: noted, pack: null }];
    const match = newMatch({ id: 'm1', name: '', at: 0 }, sides, system);
    expect(JSON.stringify(match)).toContain(NOTE);
    expect(JSON.stringify(matchForOpponent(match, system))).not.toContain(NOTE);
  });

  test('are named by a comparison if they alone differ', async () => {
    const records = await system.records();
    const [one, other] = [plain, noted].map((roster) => ({ ...checkedOf(roster, system), pack: null }));
    if (!one || !other) throw new Error('Both are compared');
    const comparison = compareRosters(one, other, system, records);
    expect(comparison.whole).toEqual([]);
    expect(comparisonText(comparison, ['Before', 'After'])).toMatch(
      new RegExp(`^Before → After\\n.+: Notes – → ${NOTE}$`),
    );
  });

  test('stay with a copy, go with the element, and are not in a collection', async () => {
    const { owned } = await system.collecting();
    expect(JSON.stringify(owned(noted.force))).toBe(JSON.stringify(owned(plain.force)));
    const { elements } = editor;
    if (elements === null) return;
    const { force, id: copy } = elements.duplicate(noted.force, first);
    expect(elementNotes(force, system)).toEqual(
      new Map([
        [first, NOTE],
        [copy, NOTE],
      ]),
    );
    expect(JSON.stringify(elements.remove(noted.force, first))).not.toContain(NOTE);
  });
});
