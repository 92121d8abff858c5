import { isDeepStrictEqual } from 'node:util';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { randomFrom } from './random';
import { isLegal, legalRoster, slipped } from './slips';

/** Seconds in which a search ends by itself, also on a busy machine. */
const ENOUGH = 60;

/**
 * Makes slips in random legal rosters of a game and searches for fixes, with and without the history of the roster.
 * @param each called with the fixes of a roster found in either way, and its last legal state
 */
export async function slipFigures(
  system: AnyGameSystem,
  slips: number,
  rosters: number,
  each: (lists: readonly (readonly Fix[])[], roster: Roster, before: unknown) => unknown = () => {},
) {
  const catalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;
  const random = randomFrom(slips);
  const figures = { rosters: 0, undone: 0, fixed: 0, small: 0 };
  while (figures.rosters < rosters) {
    const legal = await legalRoster(system, catalogue, random);
    const slip = await slipped(legal, slips, system, catalogue, random);
    if (slip === null) continue;
    const { roster, history } = slip;
    const since = history.findIndex((state) => isLegal(state, system));
    const before = history[since];
    const withHistory = await findFixes(roster, system, catalogue, null, { history, seconds: ENOUGH });
    const { fixes } = await findFixes(roster, system, catalogue, null, { seconds: ENOUGH });
    await each([withHistory.fixes, fixes], roster, before);
    figures.rosters++;
    const [[undo], [first]] = [withHistory.fixes, fixes];
    // One slip is taken back as a whole, several as far as need be. An element taken away and another put in
    // its place, with its id, differ in several values: they are one change.
    const isBack = undo?.source === 'take-back' && undo.changes <= since + 1;
    if (isBack && (since > 0 || isDeepStrictEqual(undo.roster.force, before))) figures.undone++;
    if (first) figures.fixed++;
    if (first && first.changes <= slips) figures.small++;
  }
  return figures;
}
