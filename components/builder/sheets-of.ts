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
  const checked = others.map((other) => checkRoster(other, system));
  const theirs = checked.map(({ reckoning, report }, index) =>
    system.sheet(others[index] as Roster, reckoning, report),
  );
  const reports = [report, ...checked.map((each) => each.report)];
  return [system.tableSheet([roster, ...others], reports), own, ...theirs];
}
