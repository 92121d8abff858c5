import { expect, test } from 'vitest';
import { applyFix, shownChanges } from '@/components/builder/fixes/apply-fix';
import { openedHistory } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import type { Roster } from '@/lib/roster/roster';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { force, mech, pack } from '../fixtures/horizon-wars';

const over = force([mech('m1', { stats: [4, 4, 4, 4] })]);
const list = (evaluation: unknown) => (evaluation as Evaluation).elements;
const editCatalogue = (await system.editCatalogue?.()) ?? null;

/** A builder of a force that is not legal, and the fix that its dialog shows. */
async function shown() {
  const history = openedHistory('r', over, 0, [], (stored) => stored as Roster);
  const store = createStore(history, system);
  const { fixes } = await findFixes(over, system, editCatalogue, null, { most: 1, seconds: 60 });
  const { roster, pack: packed, collection } = store.state();
  return { store, fix: fixes[0] as Fix, subject: { roster, pack: packed, collection } };
}

test('a fix is applied in one undo step if nothing has changed since it was shown', async () => {
  const { store, fix, subject } = await shown();
  const done = applyFix(fix, subject, store, list);
  expect(done?.text).toMatch(/^Made legal/);
  expect(done?.step).not.toBe(null);
  expect(store.state().report.legal).toBe(true);
  store.move(-1);
  expect(store.state().roster.force).toEqual(over.force);
});

test('what it did is said by its changes, of which each may have several edits', async () => {
  const { store, fix, subject } = await shown();
  const lines = ['Remove Jump jets from Terrier', 'Remove Strike from Terrier'];
  const one = { ...fix, source: 'change', lines, changes: 1 } as const;
  expect(applyFix(one, subject, store, list)?.text).toBe(`Made legal: ${lines.join(', ')}.`);
  const [again, two] = [await shown(), { ...one, changes: 2 }];
  expect([shownChanges(one), shownChanges({ lines: ['Remove a, b, c and d'], changes: 4 })]).toEqual([2, 4]);
  expect(applyFix(two, again.subject, again.store, list)?.text).toBe('Made legal by 2 changes.');
});

test('a change that leaves another element under the same name is not said by that name', async () => {
  const three = force([mech('m1'), mech('m2'), mech('m3')]);
  const elements = (three.force as Force).elements.map((element, at) => ({
    ...element,
    id: `e${at}`,
    name: '',
  }));
  const of = (some: typeof elements) => ({ ...three, force: { ...(three.force as Force), elements: some } });
  const text = (removed: number) => {
    const history = openedHistory('r', of(elements), 0, [], (stored) => stored as Roster);
    const store = createStore(history, system);
    const { roster, pack: packed, collection } = store.state();
    const lines = [`Remove P1 mech ${removed + 1}`];
    const after = of(elements.filter((_, at) => at !== removed));
    const fix = { changes: 1, lines, source: 'change', roster: after } as const;
    return applyFix(fix, { roster, pack: packed, collection }, store, list)?.text;
  };
  expect(text(0)).toMatch(/ by 1 change\.$/);
  expect(text(2)).toMatch(/: Remove P1 mech 3\.$/);
});

type Store = Awaited<ReturnType<typeof shown>>['store'];

test.each<[string, (store: Store) => void]>([
  ['the roster', (store) => store.edit((roster) => ({ ...roster, notes: 'More' }))],
  ['the pack', (store) => store.buildFor(pack({ maxElements: 0 }))],
  ['the collection', (store) => store.buildFrom('c1')],
])('it is not applied, nor called legal, if %s has changed', async (_what, change) => {
  const { store, fix, subject } = await shown();
  change(store);
  const before = store.state();
  expect(applyFix(fix, subject, store, list)).toBe(null);
  expect(store.state()).toBe(before);
  expect(before.report.legal).toBe(false);
});

test('without a search there is nothing to apply', async () => {
  const { store, fix } = await shown();
  expect(applyFix(fix, null, store, list)).toBe(null);
});
