import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import type { AnyEditCatalogue } from '@/lib/roster/edit-catalogue';
import type { AnyGameSystem } from '@/lib/roster/system';
import { randomFrom } from './random';
import { legalRoster, slipped } from './slips';

/**
 * Makes slips in random legal rosters of a game and searches for fixes, with and without the history of the roster.
 * @param each called with all fixes of a roster
 */
export async function slipFigures(
  system: AnyGameSystem,
  slips: number,
  rosters: number,
  each: (fixes: readonly Fix[]) => void = () => {},
) {
  const catalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;
  const random = randomFrom(slips);
  const figures = { rosters: 0, undone: 0, fixed: 0, small: 0 };
  while (figures.rosters < rosters) {
    const slip = slipped(await legalRoster(system, catalogue, random), slips, system, catalogue, random);
    if (slip === null) continue;
    const { roster, history } = slip;
    const withHistory = await findFixes(roster, system, catalogue, null, { history, seconds: 60 });
    const { fixes } = await findFixes(roster, system, catalogue, null, { seconds: 60 });
    each([...withHistory.fixes, ...fixes]);
    const [first] = fixes;
    figures.rosters++;
    if (withHistory.fixes[0]?.source === 'take-back') figures.undone++;
    if (first) figures.fixed++;
    if (first && changesIn(first) <= slips) figures.small++;
  }
  return figures;
}

/** The number of changes of a fix: all edits of one kind on one element or setting are one. */
export const changesIn = ({ edits }: Fix): number =>
  new Set(edits.map(({ kind, elements, text }) => `${kind} ${elements.length > 0 ? elements : text}`)).size;
