import { type Checked, checkRoster } from '@/lib/roster/check';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Sheet } from '@/lib/sheet/sheet';

/** The sheet of a roster; with others at its table, what they share, and the sheet of each. */
export function sheetsOf(
  system: AnyGameSystem,
  roster: Roster,
  { reckoning, report }: Checked,
  others: readonly Roster[],
): Sheet[] {
  const own = system.sheet(roster, reckoning, report);
  if (others.length === 0 || !system.tableSheet) return [own];
  const theirs = others.map((other) => {
    const checked = checkRoster(other, system);
    return system.sheet(other, checked.reckoning, checked.report);
  });
  return [system.tableSheet([roster, ...others]), own, ...theirs];
}
