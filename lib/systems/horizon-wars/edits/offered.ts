import { assign } from '@/lib/roster/edits/edits';
import type { Page } from '@/lib/roster/rule';
import type { Stats } from '../catalogue/mech';

/** What a designer shows of an upgrade, in any game. */
export interface UpgradeRecord {
  id: string;
  name: string;
  /** Stat points; 0 if the options carry the cost. */
  cost: number;
  options?: readonly { id: string; name: string; cost: number; effect?: string }[] | undefined;
  /** Whether it may be taken several times. */
  repeatable?: boolean | undefined;
  /** Further costs and choices: "plus 1 for each ability". */
  costNote?: string | undefined;
  effect: string;
  page?: Page;
}

/** An upgrade as a mech or an aircraft has it. */
interface Taken {
  record: UpgradeRecord;
  option: string | null;
  times: number;
  points: number;
}

/** An offered upgrade, with its occurrences among those taken. */
export interface OfferedUpgrade {
  record: UpgradeRecord;
  /** Who may take it, if not everyone: "P1 and P2 only". */
  only?: string | undefined;
  /** Its indices in the list of upgrades; more than one only if a file lists it repeatedly. */
  taken: { index: number; option: string | null; times: number; points: number }[];
}

/** Upgrades under one heading, and how many of them the Presence allows. */
export interface UpgradeGroup {
  id: string;
  title: string;
  upgrades: OfferedUpgrade[];
  /** Null if nothing limits this group by itself. */
  limit: UpgradeLimit | null;
}

/** The number of some upgrades taken and allowed, and the rule that limits them. */
export interface UpgradeLimit {
  used: number;
  most: number;
  rule: string;
}

/** Pairs each upgrade on offer with its occurrences among those taken. */
export const offeredOf = (records: readonly UpgradeRecord[], taken: readonly Taken[]): OfferedUpgrade[] =>
  records.map((record) => ({
    record,
    taken: taken.flatMap((each, index) => (each.record === record ? [{ ...each, index }] : [])),
  }));

/** The effect of a taken upgrade, or of its chosen option. */
export const takenEffect = ({ record, option }: Pick<Taken, 'record' | 'option'>): string =>
  record.options?.find((each) => each.id === option)?.effect ?? record.effect;

/** Says in words before and after the element's name that fewer of an upgrade are left of those taken. */
export function fewerText(name: string, times: number, left: number): readonly [string, string?] {
  if (left > 0 && left < times - 1) return [`Lower ${name} of`, `to ×${left}`];
  return [`Remove ${left > 0 ? 'one ' : ''}${name} from`];
}

/** The name of a taken upgrade: "Extended range (Short)", "Heavy transport ×2". */
export function takenName({ record, option, times }: Omit<Taken, 'points'>): string {
  const chosen = record.options?.find((each) => each.id === option)?.name;
  return `${record.name}${chosen ? ` (${chosen})` : ''}${times > 1 ? ` ×${times}` : ''}`;
}

/** An upgrade as a file lists it. */
interface Listed {
  id: string;
  option?: string | undefined;
  times?: number | undefined;
}

/** An element designed from points: a mech of any game, an aircraft. The functions below change a draft of Immer. */
export interface Design {
  presence: number;
  stats: Stats;
  upgrades: Listed[];
}

/** Appends an upgrade to a design, unless it has it already. */
export function addUpgrade({ upgrades }: Design, upgrade: Listed): void {
  if (upgrades.every(({ id }) => id !== upgrade.id)) upgrades.push(upgrade);
}

/** Removes every occurrence of an upgrade from a design. */
export const removeUpgrade = (design: Design, upgrade: string): void =>
  assign(design, { upgrades: design.upgrades.filter(({ id }) => id !== upgrade) });

/** Sets fields of the upgrade at an index. A file omits `times` for one. */
export function setListed({ upgrades }: Design, index: number, { option, times }: Omit<Listed, 'id'>): void {
  const listed = upgrades[index];
  if (listed && option !== undefined) assign(listed, { option });
  if (listed && times !== undefined) assign(listed, { times: times === 1 ? undefined : times });
}
