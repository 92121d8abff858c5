import { describe, expect, test, vi } from 'vitest';
import { currentStep, edited, type History, moved, openedHistory } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

const noForce = {};
const roster = (name: string, force: unknown = noForce): Roster => ({
  muster: 1,
  system: 'chess',
  name,
  player: '',
  notes: '',
  force,
});
const asIs = (stored: unknown) => stored as Roster;
const historyOf = (first: Roster): History => openedHistory('r', first, 0, [], asIs);
const names = ({ steps }: History) => steps.map((each) => each.roster.name);

describe('the place of an edit', () => {
  const first = { id: 'e1', stats: { m: 1, f: 2 }, upgrades: ['a'] };
  const [second, third] = [{ id: 'e2' }, { id: 'e3' }];
  const force = { elements: [first, second], limit: 15 };
  test.each([
    ['one figure of one element', { ...first, stats: { m: 1, f: 3 } }, 'elements.0.stats.f', true],
    ['one text in a list', { ...first, upgrades: ['b'] }, 'elements.0.upgrades.0', true],
    ['a field that was not there', { ...first, times: 2 }, 'elements.0.times', false],
    ['two figures of one element', { ...first, stats: { m: 2, f: 3 } }, 'elements.0.stats', false],
    ['two fields of one element', { ...first, id: 'e4', times: 2 }, 'elements.0', false],
    ['a text added to a list', { ...first, upgrades: ['a', 'b'] }, 'elements.0.upgrades', false],
  ])('%s', (_what, element, place, merges) => {
    const next = { ...force, elements: [element, second] };
    let history = edited(historyOf(roster('', force)), roster('', next), 0);
    expect(history.last?.place).toBe(`force.${place}`);
    history = edited({ ...history, last: { place: `force.${place}`, when: 0 } }, roster('', force), 100);
    expect(history.steps).toHaveLength(merges ? 2 : 3);
  });

  test.each([
    ['an element added', { ...force, elements: [first, second, third] }, 'elements'],
    ['two fields of the force', { elements: [], limit: 12 }, ''],
  ])('%s', (_what, next, place) => {
    const { last } = edited(historyOf(roster('', force)), roster('', next), 0);
    expect(last?.place).toBe(['force', place].filter(Boolean).join('.'));
  });
});

describe('the history of a roster being edited', () => {
  test('merges typing within a second into one step; a pause or another place starts a new one', () => {
    let history = historyOf(roster(''));
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

  test('merges what was typed within a second, however late a busy device comes to it', async () => {
    const [first] = systems;
    const system = (first && (await loadSystem(first.id))) as AnyGameSystem;
    const empty = { ...roster('', system.emptyForce()), system: system.id };
    const store = createStore(historyOf(empty), system);
    const type = (name: string, timeStamp: number) => {
      vi.stubGlobal('event', { timeStamp });
      store.edit((now) => ({ ...now, name }));
    };
    const clock = vi.spyOn(performance, 'now').mockReturnValue(60_000);
    type('1', 100);
    clock.mockReturnValue(63_000);
    type('14', 180);
    expect(names(store.state().history)).toEqual(['', '14']);
    type('145', 1300);
    expect(names(store.state().history)).toEqual(['', '14', '145']);
    vi.unstubAllGlobals();
    clock.mockRestore();
  });

  test('ignores an edit that changes nothing, so that every undo has an effect', () => {
    const history = edited(historyOf(roster('a', { limit: 12 })), roster('a', { limit: 15 }), 0);
    expect(edited(history, roster('a', { limit: 15 }), 5000)).toBe(history);
  });

  test('makes a step for each of several elements added in quick succession', () => {
    let history = historyOf(roster('', { elements: [] }));
    for (const [elements, when] of [
      [['a'], 0],
      [['a', 'b'], 200],
      [['b', 'a'], 400],
    ] as const)
      history = edited(history, roster('', { elements: elements.map((id) => ({ id })) }), when);
    expect(history.steps).toHaveLength(4);
  });

  test('supports undo and redo, and an edit after an undo drops the redo steps', () => {
    let history = edited(edited(historyOf(roster('a')), roster('b'), 0), roster('c'), 5000);
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

  test('makes a separate step for an edit right after an undo', () => {
    let history = edited(historyOf(roster('a')), roster('b'), 0);
    history = moved(edited(history, roster('bc'), 3000), -1) as History;
    history = edited(history, roster('bd'), 3100);
    expect(names(history)).toEqual(['a', 'b', 'bd']);
  });

  test('an edit returns the step that it made, or null if it changed nothing', async () => {
    const [first] = systems;
    const system = first && (await loadSystem(first.id));
    const [sample] = (await system?.samples()) ?? [];
    const read = system && parseRoster(sample?.roster, system);
    if (!read?.ok) throw new Error('A sample can be read');
    const store = createStore(historyOf(read.value), system as AnyGameSystem);
    const named = (name: string) => (before: Roster) => ({ ...before, name });
    const step = store.edit(named('Other'));
    expect(step).toBe(currentStep(store.state().history));
    expect(store.edit(named('Other'))).toBeNull();
    store.edit((before) => ({ ...before, notes: 'More' }));
    expect(currentStep(store.state().history)).not.toBe(step);
    store.move(-1);
    expect(currentStep(store.state().history)).toBe(step);
  });

  test('keeps 200 undo steps', () => {
    let history = historyOf(roster('0'));
    for (let step = 1; step <= 300; step += 1) history = edited(history, roster(`${step}`), step * 2000);
    expect(names(history)).toEqual(Array.from({ length: 201 }, (_, index) => `${index + 100}`));
  });

  test('is reopened at its current step, with the steps before and after it', () => {
    const snapshots = edited(edited(historyOf(roster('a')), roster('b'), 0), roster('c'), 5000).steps;
    const { step } = snapshots[1] as { step: number };
    const history = openedHistory('r', roster('b'), step, snapshots, asIs);
    expect(currentStep(history).roster.name).toBe('b');
    expect(
      [moved(history, -1), moved(history, 1)].map((each) => each && currentStep(each).roster.name),
    ).toEqual(['a', 'c']);
  });

  test('is reopened at its current step even if the schema orders fields differently', () => {
    const asStored = roster('b', { limit: 1, elements: [] });
    const snapshots = edited(edited(historyOf(roster('a')), asStored, 0), roster('c'), 5000).steps;
    const read = roster('b', { elements: [], limit: 1 });
    const history = openedHistory('r', read, snapshots[1]?.step ?? 0, snapshots, (each) =>
      each === asStored ? structuredClone(read) : asIs(each),
    );
    expect(history.at).toBe(1);
    expect(currentStep(history).roster).toBe(read);
    expect(names(history)).toEqual(['a', 'b', 'c']);
  });

  test('gets another step for a change made elsewhere in the meantime', () => {
    const snapshots = edited(historyOf(roster('a')), roster('b'), 0).steps;
    const history = openedHistory('r', roster('renamed'), snapshots[1]?.step ?? 0, snapshots, asIs);
    expect(names(history)).toEqual(['a', 'b', 'renamed']);
    expect(currentStep(history).roster.name).toBe('renamed');
  });

  describe('with steps saved by an older version', () => {
    const snapshots = ['a', 'b', 'c', 'd', 'e'].map((name, step) => ({
      id: 'r',
      step,
      made: 0,
      roster: roster(name),
    }));
    const older = (step: number, form: object) =>
      snapshots.with(step, { id: 'r', step, made: 0, roster: form as Roster });
    /** Reads as this version does: adds a limit to a force without one, and rejects dragons. */
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

    test('undo and redo convert forces for this version', () => {
      const history = openedHistory('r', limited('c'), 2, snapshots, read);
      expect(history.at).toBe(2);
      expect(walk(history, -1)).toEqual([limited('b'), limited('a')]);
      expect(walk(history, 1)).toEqual([limited('d'), limited('e')]);
    });

    test('undo and redo stop before a step that cannot be read', () => {
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

    test('a current step that cannot be read is replaced by the roster', () => {
      const history = openedHistory('r', limited('c'), 2, older(2, roster('x', { dragons: 1 })), read);
      expect(history.steps.map((each) => each.roster)).toEqual([limited('c')]);
    });
  });
});
