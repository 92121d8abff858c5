import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeEdit } from '@/lib/fixes/describe-edit';
import type { DescribedEdit } from '@/lib/fixes/fix';
import { shownEdits } from '@/lib/fixes/shown-edits';
import { parseRoster } from '@/lib/roster/parse';
import { systems } from '@/lib/systems/registry';
import { placesIn } from '../fixtures/places';

const kinds = {
  stat: { cost: 1, sets: true, about: 'Raise or lower a stat by 1' },
  'squadron-off': { cost: 1, about: 'Take a mech out of a squadron' },
  add: { cost: 6, about: 'Add an element' },
} as const;
const edit = (kind: string, text: string, ...elements: string[]): DescribedEdit => ({
  kind,
  elements,
  cost: 1,
  text,
});

describe('shown edits', () => {
  test('have the last of several steps on one thing, in the place of the first', () => {
    const edits = [
      edit('stat', 'Lower Movement of Alpha 7 to 4', 'a'),
      edit('add', 'Add a heavy infantry'),
      edit('stat', 'Lower Movement of Alpha 7 to 3', 'a'),
      edit('stat', 'Lower Firepower of Alpha 7 to 3', 'a'),
      edit('stat', 'Lower Movement of Alpha 7 to 2', 'a'),
    ];
    const before = structuredClone(edits);
    expect(shownEdits(edits, kinds)).toEqual([
      'Lower Movement of Alpha 7 to 2',
      'Add a heavy infantry',
      'Lower Firepower of Alpha 7 to 3',
    ]);
    expect(edits).toEqual(before);
  });

  test('have all edits that do not replace each other: of other elements, other kinds, or repeated', () => {
    const edits = [
      edit('stat', 'Lower Movement of Mech to 4', 'a'),
      edit('stat', 'Lower Movement of Mech to 3', 'b'),
      edit('stat', 'Raise Movement of Mech to 4', 'b'),
      edit('squadron-off', 'Take Alpha out of squadron 1', 'a'),
      edit('squadron-off', 'Take Alpha out of squadron 2', 'a'),
      edit('add', 'Add a unit: Squad 1'),
      edit('add', 'Add a unit: Squad 2'),
      edit('add', 'Add a unit: Squad 2'),
      edit('unheard-of', 'Set it to 1'),
      edit('unheard-of', 'Set it to 2'),
    ];
    expect(shownEdits(edits, kinds)).toEqual(edits.map(({ text }) => text));
  });
});

/** The values of a force by their paths. */
const valuesOf = (force: unknown) =>
  new Map(
    placesIn(force).flatMap((path) => {
      const value = path.reduce((inner: unknown, key) => (inner as Record<PropertyKey, unknown>)[key], force);
      return typeof value === 'object' && value !== null ? [] : [[path.join('/'), value]];
    }),
  );

/** The paths at which two forces differ. */
function changed(one: unknown, other: unknown): string[] {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}

describe.each(systems)('the edits of $id', ({ id, load }) => {
  test('are merged only if the later one changes nothing but what the earlier one changed', async () => {
    const { system } = await load();
    const vocabulary = await system.vocabulary?.();
    if (!vocabulary) throw new Error('Every game has a vocabulary');
    const { anyRoster } = await import(`../rules/${id}/arbitrary.ts`);
    const declared = Object.keys(vocabulary.kinds).filter((kind) => vocabulary.kinds[kind]?.sets);
    const collapsed = new Set<string>();
    for (const raw of fc.sample(anyRoster, { numRuns: 12, seed: 4 })) {
      const read = parseRoster(raw, system);
      if (!read.ok) continue;
      const { force } = read.value;
      const labels = system.labels(force);
      const describedEdits = (from: unknown) =>
        vocabulary
          .edits(system.reckon(from, null))
          .filter(({ kind }) => declared.includes(kind))
          .map((each) => ({ each, described: describeEdit(each, labels) }));
      for (const first of describedEdits(force)) {
        const between = first.each.apply(force);
        for (const second of describedEdits(between)) {
          if (shownEdits([first.described, second.described], vocabulary.kinds).length > 1) continue;
          collapsed.add(first.described.kind);
          const later = changed(between, second.each.apply(between));
          const earlier = new Set(changed(force, between));
          // What the first step also removed stays removed.
          expect(later.filter((path) => !earlier.has(path))).toEqual([]);
        }
      }
    }
    expect([...collapsed].sort()).toEqual(declared.sort());
  });
});
