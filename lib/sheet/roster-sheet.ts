import type { Checked } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { packName } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Sheet } from './sheet';

/** A roster with its check and the game it is of. */
export interface CheckedRoster {
  roster: Roster;
  system: AnyGameSystem;
  checked: Checked;
  /** What it was checked against; left out for that of the document. */
  pack?: Pack | null;
}

/** The sheet of a roster, naming the pack that it was checked against. */
export function rosterSheet({ roster, system, checked, pack }: CheckedRoster): Sheet {
  const sheet = system.sheet(roster, checked.reckoning, checked.report);
  return pack ? { ...sheet, facts: [...sheet.facts, { label: 'Pack', value: packName(pack) }] } : sheet;
}
