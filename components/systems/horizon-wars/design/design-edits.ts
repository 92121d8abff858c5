import type { Stat } from '@/lib/systems/horizon-wars/mech-schema';

/** The designer's edits of a mech or an aircraft, in any kind of force. */
export interface DesignEdits {
  presence: (presence: number) => void;
  stat: (stat: Stat, value: number) => void;
  /** Adds an upgrade by its id; `drop` removes all of it. */
  put: (upgrade: string) => void;
  drop: (upgrade: string) => void;
  /** Removes the upgrade at an index. */
  dropAt: (index: number) => void;
  option: (index: number, option: string) => void;
  times: (index: number, times: number) => void;
}
