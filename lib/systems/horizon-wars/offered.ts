import type { Page } from '@/lib/roster/rule';

/** What a designer shows of an upgrade, of whatever game. */
export interface UpgradeRecord {
  id: string;
  name: string;
  /** Stat points; 0 where the options carry the cost. */
  cost: number;
  options?: readonly { id: string; name: string; cost: number; effect?: string }[] | undefined;
  /** May be taken several times. */
  repeatable?: boolean | undefined;
  /** What is to be paid and chosen besides: "plus 1 for each ability". */
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

/** An upgrade as it is offered, with each time it is taken. */
export interface OfferedUpgrade {
  record: UpgradeRecord;
  /** Who may take it, where not everybody may: "P1 and P2 only". */
  only?: string | undefined;
  /** Where it stands in the list of upgrades; more than once only where a file has it so. */
  taken: { index: number; option: string | null; times: number; points: number }[];
}

/** Upgrades that stand under one heading, and how many of them the Presence allows. */
export interface UpgradeGroup {
  id: string;
  title: string;
  upgrades: OfferedUpgrade[];
  /** Null where nothing limits this group by itself. */
  limit: UpgradeLimit | null;
}

/** How many of some upgrades there are of those there may be, and the rule that holds them to it. */
export interface UpgradeLimit {
  used: number;
  most: number;
  rule: string;
}

/** Upgrades as they are offered beside those that are taken. */
export const offeredOf = (records: readonly UpgradeRecord[], taken: readonly Taken[]): OfferedUpgrade[] =>
  records.map((record) => ({
    record,
    taken: taken.flatMap((each, index) => (each.record === record ? [{ ...each, index }] : [])),
  }));

/** What an upgrade does as it is taken, with the option chosen where it has some. */
export const takenEffect = ({ record, option }: Pick<Taken, 'record' | 'option'>): string =>
  record.options?.find((each) => each.id === option)?.effect ?? record.effect;

/** An upgrade as it is written when it is taken: "Extended range (Short)", "Heavy transport ×2". */
export function takenName({ record, option, times }: Omit<Taken, 'points'>): string {
  const chosen = record.options?.find((each) => each.id === option)?.name;
  return `${record.name}${chosen ? ` (${chosen})` : ''}${times > 1 ? ` ×${times}` : ''}`;
}
