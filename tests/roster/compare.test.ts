import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { type Comparison, compareRosters, comparisonText } from '@/lib/roster/compare/compare';
import { type Difference, differenceText } from '@/lib/roster/compare/differences';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';
import { countSteps } from '../bounds/steps';
import { placesIn, replaced } from '../fixtures/places';

const games = await Promise.all(
  systems.map(async ({ id, name, load }) => {
    const { system } = await load();
    const { anyRoster }: { anyRoster: fc.Arbitrary<unknown> } = await import(`../rules/${id}/arbitrary.ts`);
    return { id, name, system, records: await system.records(), anyRoster };
  }),
);

function read(json: unknown, system: AnyGameSystem): Roster {
  const parsed = parseRoster(json, system);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

type Game = (typeof games)[number];

const compare = (
  one: Roster,
  other: Roster,
  { system, records }: Pick<Game, 'system' | 'records'>,
): Comparison => {
  const compared = (roster: Roster) => ({ roster, checked: checkRoster(roster, system), pack: null });
  return compareRosters(compared(one), compared(other), system, records);
};

/** A comparison from the other side, in a sorted order. */
const swapped = ({ same, figures, whole, elements, equal }: Comparison) => ({
  same,
  figures: figures.map(({ one, other, by, ...rest }) => ({
    ...rest,
    one: other,
    other: one,
    by: by === null ? null : 0 - by,
  })),
  whole: whole.map(swappedDifference),
  elements: elements.map((each) => ({
    ...each,
    one: each.other,
    other: each.one,
    differences: sorted(each.differences.map(swappedDifference)),
  })),
  equal: equal.length,
});
const swappedDifference = ({ one, other, by, ...rest }: Difference) => ({
  ...rest,
  one: other,
  other: one,
  ...(by !== undefined && { by: 0 - by }),
});
const sorted = <Item>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

describe.each(games)('two rosters of $name', (game) => {
  const { system } = game;
  const roster = game.anyRoster.map((json) => read(json, system));

  test('a roster does not differ from itself after saving and opening', () =>
    fc.assert(
      fc.property(roster, (given) => {
        const found = compare(given, read(JSON.parse(JSON.stringify(given)), system), game);
        expect(found).toMatchObject({ same: true, whole: [], elements: [] });
        expect(found.figures.every(({ one, other }) => one === other)).toBe(true);
        const ids = [...system.labels(given.force).keys()];
        if (ids.length > 0) expect(found.equal).toHaveLength(ids.length);
      }),
      { numRuns: 60 },
    ));

  test('the comparison from the other side is the same with sides swapped', () =>
    fc.assert(
      fc.property(roster, roster, (one, other) => {
        const found = compare(one, other, game);
        const back = swapped(compare(other, one, game));
        const again = swapped(swapped(found) as never);
        for (const part of ['whole', 'elements', 'figures'] as const)
          expect(sorted(back[part] as unknown[])).toEqual(sorted(again[part] as unknown[]));
        expect([back.same, back.equal]).toEqual([found.same, found.equal.length]);
        expect(JSON.stringify(found)).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 50 },
    ));

  test('a figure has the same name on both sides, without numbers', () =>
    fc.assert(
      fc.property(roster, roster, (one, other) => {
        for (const { title } of compare(one, other, game).figures) expect(title).not.toMatch(/\d/);
      }),
      { numRuns: 30 },
    ));

  test('every edit of one value is found', () => {
    let edits = 0;
    fc.assert(
      fc.property(roster, roster, fc.nat(), fc.nat(), (given, from, at, which) => {
        const place = one(placesIn(given.force), at);
        const value = valueAt(given.force, place);
        // Values in the other force in fields of the same name.
        const others = placesIn(from.force).filter((each) => each.length > 0 && each.at(-1) === place.at(-1));
        if (place.length === 0 || others.length === 0) return;
        const next = typeof value === 'boolean' ? !value : valueAt(from.force, one(others, which));
        const parsed = parseRoster({ ...given, force: replaced(given.force, place, next) }, system);
        if (!parsed.ok || JSON.stringify(parsed.value) === JSON.stringify(given)) return;
        edits += 1;
        const found = compare(given, parsed.value, game);
        expect(found.same, JSON.stringify([place, next])).toBe(false);
        expect(found.whole.length + found.elements.length).toBeGreaterThan(0);
        for (const { differences } of found.elements)
          for (const each of differences) expect(differenceText(each)).not.toBe('');
      }),
      { numRuns: 250 },
    );
    expect(edits).toBeGreaterThan(40);
  });

  test('elements taken out are listed on one side, and added ones on the other', async () => {
    const [sample] = await system.samples();
    const given = read(sample?.roster, system);
    const all = [...system.labels(given.force)];
    if (all.length === 0) return;
    const empty = { ...given, force: system.emptyForce() };
    const found = compare(given, empty, game);
    expect(found.elements.map(({ one, other, differences }) => [one, other, differences])).toEqual(
      all.map(([, label]) => [label, null, []]),
    );
    expect(compare(empty, given, game).elements.map(({ one, other }) => [one, other])).toEqual(
      all.map(([, label]) => [null, label]),
    );
  });
});

const one = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

const mech = (id: string, name: string, f: number, upgrades: string[] = []) => ({
  id,
  kind: 'mech',
  name,
  presence: 2,
  stats: { m: 4, f, a: 2, d: 1 },
  upgrades: upgrades.map((upgrade) => ({ id: upgrade })),
});
const infantry = (id: string, type: string, name = '') => ({ id, kind: 'conventional', name, type });

describe('the text of a comparison', () => {
  const game = games.find(({ id }) => id === 'horizon-wars') as Game;
  const force = (elements: object[], more: object = {}, name = 'Force') =>
    read({ muster: 1, system: game.id, name, force: { ...more, elements } }, game.system);
  const said = (one: Roster, other: Roster) =>
    comparisonText(compare(one, other, game), ['then', 'now']).split('\n');

  test('names each element, its values before and after, and its removed and added upgrades', () => {
    const before = force([mech('e1', 'Terrier', 4, ['jump-jets']), infantry('e2', 'light-infantry')]);
    const after = force([mech('e1', 'Terrier', 5, ['engineer']), infantry('e3', 'heavy-infantry')]);
    expect(said(before, after)).toEqual([
      'then → now',
      'Force cost: 3 → 4 (+1)',
      'Force presence: 3 → 4 (+1)',
      'Length of game: 18 min → 21 min (+3)',
      'Terrier: F 4 → 5, Jump jets removed, Engineer added',
      'Light infantry: removed',
      'Heavy infantry: added',
    ]);
    expect(said(before, before)).toEqual(['then → now: nothing differs.']);
  });

  test('matches a renamed element by its id, but not another element with the same id by chance', () => {
    const before = force([mech('e1', 'Terrier', 4), infantry('e2', 'light-infantry', 'Docks')]);
    expect(said(before, force([mech('e1', 'Hound', 4), infantry('e2', 'light-infantry', 'Docks')]))[1]).toBe(
      'Terrier → Hound: Name Terrier → Hound',
    );
    const { elements, equal } = compare(
      before,
      force([infantry('e1', 'light-infantry', 'Docks'), mech('e2', 'Terrier', 4)]),
      game,
    );
    expect([elements, equal]).toEqual([[], ['Terrier', 'Docks']]);
  });

  test('a number in a label caused by another element is not a difference', () => {
    const before = force([infantry('e1', 'light-infantry')]);
    const after = force([infantry('e1', 'light-infantry'), infantry('e2', 'light-infantry')]);
    const { elements, equal } = compare(before, after, game);
    expect(elements.map(({ one, other }) => [one, other])).toEqual([[null, 'Light infantry 2']]);
    expect(equal).toEqual(['Light infantry']);
  });

  test('has era and conditions in the game’s words, and the name', () => {
    const before = force([], { battlefield: ['low-gravity'] });
    const after = force([], { limit: 15, era: 'burning' }, 'Other');
    expect(compare(before, after, game).whole).toEqual([
      { label: 'Roster', one: 'Force', other: 'Other' },
      { label: 'Era', one: 'Open', other: 'The Burning' },
      { label: 'Battlefield', one: 'Low gravity', other: 'No conditions' },
    ]);
  });

  test('uses the file’s field names for what has no fact on the sheet', () => {
    const given = { type: 'light-infantry', raise: { a: 1 }, upgrades: ['traps'] };
    expect(compare(force([]), force([], { commandResources: [given] }), game).whole).toEqual([
      { label: 'Command resources, light infantry', one: '', other: 'light infantry, 1, traps' },
    ]);
  });

  test('writes the file’s field names in capitals like the game', () => {
    const first = { ...infantry('e1', 'light-infantry'), chq: true };
    const second = { ...infantry('e2', 'heavy-infantry'), chq: true };
    const { elements } = compare(force([first, second]), force([first, { ...second, chq: false }]), game);
    expect(elements.map(({ differences }) => differences)).toEqual([
      [{ label: 'CHQ', one: 'yes', other: 'no' }],
    ]);
    const raised = (a: number) =>
      force([infantry('e1', 'light-infantry')], {
        commandResources: [{ type: 'light-infantry', raise: { a } }],
      });
    expect(compare(raised(1), raised(2), game).whole).toMatchObject([
      { label: 'Command resources, light infantry, raise, A', one: '1', other: '2' },
    ]);
  });

  test('a difference only in the order of elements is reported as such', () => {
    const all = [mech('e1', 'Terrier', 4), infantry('e2', 'light-infantry')];
    expect(compare(force(all), force(all.toReversed()), game).whole).toEqual([
      { label: 'Elements', one: 'in a different order', other: 'in a different order' },
    ]);
  });

  /** About twice what it takes. */
  const MAX_STEPS = 1_000_000;

  test('200 elements with hostile names are compared with as many others in few steps', () => {
    const many = (name: string, f: number) =>
      force(Array.from({ length: 200 }, (_, at) => mech(`${name}${at}`, `${name} <b>\u202E${at}`, f)));
    let compared = compare(force([]), force([]), game);
    const stepsFor = (...both: [one: ReturnType<typeof many>, other: ReturnType<typeof many>]) =>
      countSteps(() => {
        compared = compare(...both, game);
      });
    expect(stepsFor(many('=a', 4), many('=a', 5))).toBeLessThan(MAX_STEPS);
    const { elements, equal } = compared;
    expect([elements.length, equal.length]).toEqual([200, 0]);
    expect(elements[0]).toMatchObject({
      one: '=a <b>0',
      other: '=a <b>0',
      differences: [{ label: 'F', by: 1 }],
    });
    expect(stepsFor(many('a', 4), many('b', 5))).toBeLessThan(MAX_STEPS);
    expect(compared.elements).toHaveLength(400);
  });
});
