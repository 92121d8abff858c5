import type { CheckedRoster } from '@/lib/roster/check';
import { packName } from '@/lib/roster/pack/pack';
import type { Sheet } from './sheet';

/** Makes the sheet of a roster, including the name of the pack that it was checked against. */
export function rosterSheet({ roster, system, checked, pack }: CheckedRoster): Sheet {
  const sheet = system.sheet(roster, checked.evaluation, checked.report);
  return pack ? { ...sheet, facts: [...sheet.facts, { label: 'Pack', value: packName(pack) }] } : sheet;
}
