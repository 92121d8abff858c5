import type { Checked } from '@/lib/roster/check';
import { briefly } from '@/lib/roster/figure';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { StoredRoster } from '@/lib/storage/db';

/** A roster as the database keeps it, with what its check made of it. */
export const storedOf = (
  id: string,
  roster: Roster,
  { reckoning, report }: Checked,
  system: AnyGameSystem,
): StoredRoster => ({
  id,
  changed: Date.now(),
  roster,
  legal: report.legal,
  figures: briefly(system.figures(reckoning)),
});
