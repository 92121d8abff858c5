import type { Checked } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { packName } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Sheet } from './sheet';

/** A roster with its game and its check. */
export interface CheckedRoster {
  roster: Roster;
  system: AnyGameSystem;
  checked: Checked;
  /** The pack it was checked against; that of the document if omitted. */
  pack?: Pack | null;
}

/** Makes the sheet of a roster, including the name of the pack that it was checked against. */
export function rosterSheet({ roster, system, checked, pack }: CheckedRoster): Sheet {
  const sheet = system.sheet(roster, checked.evaluation, checked.report);
  return pack ? { ...sheet, facts: [...sheet.facts, { label: 'Pack', value: packName(pack) }] } : sheet;
}
