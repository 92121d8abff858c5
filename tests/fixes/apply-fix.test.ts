import { expect, test } from 'vitest';
import { applyFix, shownChanges } from '@/components/builder/fixes/apply-fix';
import { openedHistory } from '@/components/builder/history';
import { createStore } from '@/components/builder/store';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import type { Roster } from '@/lib/roster/roster';
import { system } from '@/lib/systems/horizon-wars/system';
import { force, mech, pack } from '../fixtures/horizon-wars';

const over = force([mech('m1', { stats: [4, 4, 4, 4] })]);
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
  const done = applyFix(fix, subject, store);
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
  expect(applyFix(one, subject, store)?.text).toBe(`Made legal: ${lines.join(', ')}.`);
  const [again, two] = [await shown(), { ...one, changes: 2 }];
  expect([shownChanges(one), shownChanges({ lines: ['Remove a, b, c and d'], changes: 4 })]).toEqual([2, 4]);
  expect(applyFix(two, again.subject, again.store)?.text).toBe('Made legal by 2 changes.');
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
  expect(applyFix(fix, subject, store)).toBe(null);
  expect(store.state()).toBe(before);
  expect(before.report.legal).toBe(false);
});

test('without a search there is nothing to apply', async () => {
  const { store, fix } = await shown();
  expect(applyFix(fix, null, store)).toBe(null);
});
