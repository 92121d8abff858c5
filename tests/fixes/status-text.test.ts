import { afterEach, expect, test, vi } from 'vitest';
import { statusText } from '@/components/builder/fixes/fix-search';
import { findFixes } from '@/lib/fixes/find-fixes';
import { parsePack } from '@/lib/roster/parse';
import { system } from '@/lib/systems/horizon-wars/system';
import { force, mech } from '../fixtures/horizon-wars';

afterEach(() => vi.restoreAllMocks());

const over = force([mech('m1', { stats: [4, 4, 4, 4] })]);

/** What the dialog says after a search of so many seconds. */
async function textAfter(seconds: number, signal?: AbortSignal) {
  const catalogue = (await system.editCatalogue?.()) ?? null;
  const { searched } = await findFixes(over, system, catalogue, null, { seconds, ...(signal && { signal }) });
  return statusText({ status: 'done', fixes: [], searched: true, ended: searched.ended });
}

test('that no change helps is said only after a search that ended by itself', async () => {
  expect(await textAfter(60)).toBe('No change of these elements makes the force legal.');
  for (const text of [await textAfter(0), await textAfter(60, AbortSignal.abort())])
    expect(text).toMatch(/^The search ran out of time before it found a change/);
});

test('a search that ends in the longer time it has without a fix is not said to have run out of time', async () => {
  const catalogue = (await system.editCatalogue?.()) ?? null;
  const pack = parsePack({ musterPack: 1, name: 'Cup', system: system.id, limit: 15, minPoints: 13 }, system);
  if (!pack.ok) throw new Error('no pack');
  const search = async (seconds: number) => {
    // A clock that goes on by a millisecond whenever it is read.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    const options = { seconds };
    const { fixes, searched } = await findFixes(force([]), system, catalogue, pack.value, options);
    expect(fixes).toEqual([]);
    return searched;
  };
  const whole = await search(600);
  const { seconds, ...cut } = await search(0.6 * whole.seconds);
  expect(seconds).toBeGreaterThan(0.6 * whole.seconds);
  expect(cut).toEqual({ checks: whole.checks, upTo: whole.upTo, ended: true });
});
