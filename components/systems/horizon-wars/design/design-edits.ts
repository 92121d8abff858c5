import type { Stat } from '@/lib/systems/horizon-wars/mech-schema';

/** What a designer can change of a mech or an aircraft, whatever force it stands in. */
export interface DesignEdits {
  presence: (presence: number) => void;
  stat: (stat: Stat, value: number) => void;
  /** Takes an upgrade by its id, or takes it off however often it is there. */
  put: (upgrade: string) => void;
  drop: (upgrade: string) => void;
  /** Takes off the upgrade at a place in the list. */
  dropAt: (index: number) => void;
  option: (index: number, option: string) => void;
  times: (index: number, times: number) => void;
}
