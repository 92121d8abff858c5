import { describe, expect, test } from 'vitest';
import { currentStep, edited, type History, moved, openedHistory } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { editedPlace } from '@/components/shell/edited-place';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

const roster = (name: string, force: unknown = {}): Roster => ({
  muster: 1,
  system: 'chess',
  name,
  player: '',
  notes: '',
  force,
});
const asIs = (kept: unknown) => kept as Roster;
const begun = (first: Roster): History => openedHistory('r', first, 0, [], asIs);
const names = ({ steps }: History) => steps.map((each) => each.roster.name);

describe('where an edit was made', () => {
  const force = { elements: [{ id: 'e1', stats: { m: 1, f: 2 } }, { id: 'e2' }], limit: 15 };
  const [first] = force.elements;
  test.each([
    [
      'one figure of one element',
      { ...force, elements: [{ ...first, stats: { m: 1, f: 3 } }, force.elements[1]] },
      'elements.0.stats.f',
    ],
    [
      'two figures of one element',
      { ...force, elements: [{ ...first, stats: { m: 2, f: 3 } }, force.elements[1]] },
      'elements.0.stats',
    ],
    ['an element added', { ...force, elements: [...force.elements, { id: 'e3' }] }, 'elements'],
    ['a field of the force', { ...force, limit: 12 }, 'limit'],
    ['two fields of the force', { limit: 12, elements: [] }, ''],
    ['a field that was not there', { ...force, era: 'open' }, ''],
  ])('%s', (_what, after, place) => expect(editedPlace(force, after)?.path).toBe(place));

  test('nowhere, where the same comes out in other objects', () => {
    expect(editedPlace(force, structuredClone(force))).toBeNull();
    expect(editedPlace(force, { limit: 15, elements: force.elements })).toBeNull();
  });
});

describe('the history of a roster being edited', () => {
  test('letters typed within a second are one step; after a second, or elsewhere, another', () => {
    let history = begun(roster(''));
    for (const [name, when] of [
      ['L', 0],
      ['La', 400],
      ['Lan', 1300],
    ] as const)
      history = edited(history, roster(name), when);
    expect(names(history)).toEqual(['', 'Lan']);
    history = edited(history, roster('Lanc'), 2300);
    expect(names(history)).toEqual(['', 'Lan', 'Lanc']);
    const player = { ...currentStep(history).roster, player: 'A' };
    history = edited(history, player, 2400);
    expect(history.steps).toHaveLength(4);
  });

  test('an edit that changes nothing is no step, so that every undo takes something back', () => {
    const history = edited(begun(roster('a', { limit: 12 })), roster('a', { limit: 15 }), 0);
    expect(edited(history, roster('a', { limit: 15 }), 5000)).toBe(history);
  });

  test('elements added in quick succession are a step each', () => {
    let history = begun(roster('', { elements: [] }));
    for (const [elements, when] of [
      [['a'], 0],
      [['a', 'b'], 200],
      [['b', 'a'], 400],
    ] as const)
      history = edited(history, roster('', { elements: elements.map((id) => ({ id })) }), when);
    expect(history.steps).toHaveLength(4);
  });

  test('goes back and forth, and an edit after going back forgets what lay ahead', () => {
    let history = edited(edited(begun(roster('a')), roster('b'), 0), roster('c'), 5000);
    expect(moved(history, 1)).toBeNull();
    history = moved(history, -1) as History;
    expect(currentStep(history).roster.name).toBe('b');
    history = moved(history, -1) as History;
    expect(moved(history, -1)).toBeNull();
    history = moved(history, 1) as History;
    history = edited(history, roster('d'), 5100);
    expect(names(history)).toEqual(['a', 'b', 'd']);
    expect(moved(history, 1)).toBeNull();
  });

  test('an edit just after an undo is a step of its own', () => {
    let history = edited(begun(roster('a')), roster('b'), 0);
    history = moved(edited(history, roster('bc'), 3000), -1) as History;
    history = edited(history, roster('bd'), 3100);
    expect(names(history)).toEqual(['a', 'b', 'bd']);
  });

  test('an edit answers the step that it made, and nothing where it changed nothing', async () => {
    const [first] = systems;
    const system = first && (await loadSystem(first.id));
    const [sample] = (await system?.samples()) ?? [];
    const read = system && parseRoster(sample?.roster, system);
    if (!read?.ok) throw new Error('A sample can be read');
    const store = createStore(begun(read.value), system as AnyGameSystem);
    const named = (name: string) => (before: Roster) => ({ ...before, name });
    const step = store.edit(named('Other'));
    expect(step).toBe(currentStep(store.state().history));
    expect(store.edit(named('Other'))).toBeNull();
    store.edit((before) => ({ ...before, notes: 'More' }));
    expect(currentStep(store.state().history)).not.toBe(step);
    store.move(-1);
    expect(currentStep(store.state().history)).toBe(step);
  });

  test('holds 200 steps', () => {
    let history = begun(roster('0'));
    for (let step = 1; step <= 300; step += 1) history = edited(history, roster(`${step}`), step * 2000);
    expect(names(history)).toEqual(Array.from({ length: 201 }, (_, index) => `${index + 100}`));
  });

  test('opened again it stands where it stood, with the steps before and after it', () => {
    const kept = edited(edited(begun(roster('a')), roster('b'), 0), roster('c'), 5000).steps;
    const { step } = kept[1] as { step: number };
    const history = openedHistory('r', roster('b'), step, kept, asIs);
    expect(currentStep(history).roster.name).toBe('b');
    expect(
      [moved(history, -1), moved(history, 1)].map((each) => each && currentStep(each).roster.name),
    ).toEqual(['a', 'c']);
  });

  test('stands where it stood although the schema writes it in another order', () => {
    const asKept = roster('b', { limit: 1, elements: [] });
    const kept = edited(edited(begun(roster('a')), asKept, 0), roster('c'), 5000).steps;
    const read = roster('b', { elements: [], limit: 1 });
    const history = openedHistory('r', read, kept[1]?.step ?? 0, kept, (each) =>
      each === asKept ? structuredClone(read) : asIs(each),
    );
    expect(history.at).toBe(1);
    expect(currentStep(history).roster).toBe(read);
    expect(names(history)).toEqual(['a', 'b', 'c']);
  });

  test('what was changed elsewhere meanwhile is one step more', () => {
    const kept = edited(begun(roster('a')), roster('b'), 0).steps;
    const history = openedHistory('r', roster('renamed'), kept[1]?.step ?? 0, kept, asIs);
    expect(names(history)).toEqual(['a', 'b', 'renamed']);
    expect(currentStep(history).roster.name).toBe('renamed');
  });

  describe('with steps that an older version kept', () => {
    const kept = ['a', 'b', 'c', 'd', 'e'].map((name, step) => ({
      id: 'r',
      step,
      made: 0,
      roster: roster(name),
    }));
    const older = (step: number, form: object) =>
      kept.with(step, { id: 'r', step, made: 0, roster: form as Roster });
    /** This version wants a limit, which it gives to a force that has none, and reads no dragons. */
    const read = (each: unknown) => {
      const { force, ...rest } = each as Roster<{ limit?: number; dragons?: number }>;
      return force.dragons ? null : { ...rest, force: { limit: 15, ...force } };
    };
    const limited = (name: string) => roster(name, { limit: 15 });
    const walk = (from: History, by: 1 | -1) => {
      const seen: Roster[] = [];
      for (let next = moved(from, by); next; next = moved(next, by)) seen.push(currentStep(next).roster);
      return seen;
    };

    test('undo and redo go to a force as this version has it', () => {
      const history = openedHistory('r', limited('c'), 2, kept, read);
      expect(history.at).toBe(2);
      expect(walk(history, -1)).toEqual([limited('b'), limited('a')]);
      expect(walk(history, 1)).toEqual([limited('d'), limited('e')]);
    });

    test('undo ends before a step that cannot be read, and redo too', () => {
      const dragons = roster('x', { dragons: 1 });
      const back = openedHistory('r', limited('c'), 2, older(0, dragons), read);
      expect(walk(back, -1)).toEqual([limited('b')]);
      expect(walk(back, 1)).toHaveLength(2);
      const forth = openedHistory('r', limited('c'), 2, older(4, dragons), read);
      expect(walk(forth, 1)).toEqual([limited('d')]);
      const next = openedHistory('r', limited('c'), 2, older(1, dragons), read);
      expect(next.at).toBe(0);
      expect(next.steps).toHaveLength(3);
      expect(moved(next, -1)).toBeNull();
    });

    test('a step that it stands at and cannot be read is followed by what is there', () => {
      const history = openedHistory('r', limited('c'), 2, older(2, roster('x', { dragons: 1 })), read);
      expect(history.steps.map((each) => each.roster)).toEqual([limited('c')]);
    });
  });
});
