import { expect, test } from 'vitest';
import { statusText } from '@/components/builder/fixes/fix-search';
import { findFixes } from '@/lib/fixes/find-fixes';
import { system } from '@/lib/systems/horizon-wars/system';
import { force, mech } from '../fixtures/horizon-wars';

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
