import type { Checked } from './check';
import type { Pack } from './pack';
import type { Roster } from './roster';

/** One of two rosters that are compared, with what its check made of it. */
export interface Compared {
  roster: Roster;
  checked: Checked;
  /** What it was checked against. */
  pack: Pack | null;
}
