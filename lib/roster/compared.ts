import type { Checked } from './check';
import type { Pack } from './pack';
import type { Roster } from './roster';

/** One of two rosters that are compared, with the result of its check. */
export interface Compared {
  roster: Roster;
  checked: Checked;
  /** The pack it was checked against. */
  pack: Pack | null;
}
