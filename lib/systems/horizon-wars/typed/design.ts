import type { Figure, Part } from '@/lib/roster/typed/model';
import { mechs, type Stat, type Stats } from '../catalogue/mech';
import { addUpgrade, type Design, takenName, type UpgradeRecord } from '../edits/offered';
import { statOrder } from '../paper/text';

// How words of a typed list become the design of a mech or an aircraft.

/** An upgrade in words, with its option if the words name one. */
export interface UpgradeSense {
  is: 'upgrade';
  /** Who takes it: "mech", "aircraft". */
  of: string;
  record: UpgradeRecord;
  option?: string;
}

/** The names of an upgrade and of each of its options. */
export const upgradeTerms = (of: string, records: readonly UpgradeRecord[]) =>
  records.flatMap((record) => [
    { names: [record.name], sense: { is: 'upgrade', of, record } satisfies UpgradeSense },
    ...(record.options ?? []).map(({ id, name }) => ({
      names: [`${record.name} (${name})`, `${name} ${record.name}`],
      sense: { is: 'upgrade', of, record, option: id } satisfies UpgradeSense,
    })),
  ]);

/** Gives a design the stats that figures say; returns a sentence for each that was not said or cannot be. */
export function takeStats(design: Design, figures: readonly Figure[]): string[] {
  const least = mechs.statMinimum.value;
  const said = new Map(figures.map((figure) => [figure.letter, figure]));
  const not: string[] = [];
  for (const stat of statOrder) {
    const value = said.get(stat)?.value;
    if (value !== undefined && value <= 99) design.stats[stat] = value;
    else if (value !== undefined) not.push(`${letterOf(stat)} may be 99 at most.`);
  }
  const missing = statOrder.filter((stat) => !said.has(stat)).map(letterOf);
  if (missing.length > 0) not.push(`${missing.join(', ')} not given: ${least}, to be set in the builder.`);
  return not;
}

const letterOf = (stat: Stat): string => stat.toUpperCase();

/** Adds an upgrade to a design; says what it is, or why it is not taken. */
export function takeUpgrade(
  design: Design,
  { count }: Pick<Part<unknown>, 'count'>,
  { record, option }: UpgradeSense,
): { says?: string; not?: string } {
  const times = Math.min(count ?? 1, 9);
  if (times > 1 && !record.repeatable) return { not: `${record.name} is taken once.` };
  if (design.upgrades.some(({ id }) => id === record.id)) return { not: `${record.name} is there twice.` };
  const chosen = option ?? record.options?.[0]?.id;
  addUpgrade(design, {
    id: record.id,
    ...(chosen === undefined ? {} : { option: chosen }),
    ...(times > 1 ? { times } : {}),
  });
  const says = takenName({ record, option: chosen ?? null, times });
  return option === undefined && chosen !== undefined
    ? { says, not: `${record.name}: the option is not given, so it is ${says}.` }
    : { says };
}

/** "F 4 M 4 A 3 D 2". */
export const statsText = (stats: Stats): string =>
  statOrder.map((stat) => `${letterOf(stat)} ${stats[stat]}`).join(' ');

/** The figures in a row of a sheet: "F 4 M 4". */
export const rowStats = (row: Readonly<Record<string, readonly string[]>>): string =>
  ['p', ...statOrder].map((stat) => `${stat.toUpperCase()} ${row[stat.toUpperCase()]?.[0] ?? ''}`).join(' ');
