import { packName } from '@/lib/roster/pack-bans';
import type { CheckedRoster } from './papers';
import type { Sheet } from './sheet';

/** The sheet of a roster, naming the pack that it was checked against. */
export function rosterSheet({ roster, system, checked, pack }: CheckedRoster): Sheet {
  const sheet = system.sheet(roster, checked.reckoning, checked.report);
  return pack ? { ...sheet, facts: [...sheet.facts, { label: 'Pack', value: packName(pack) }] } : sheet;
}
