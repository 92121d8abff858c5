import type { AnyOptimizerModel } from '@/lib/roster/optimizer';
import { inList } from '@/lib/roster/words';
import { searchedByConstraints } from './branch-and-bound';
import { any, highestCost, lowestCost, type Objective } from './objectives';
import type { Bounds } from './prepared';
import type { Setup } from './setup';

/**
 * Describes what makes a task infeasible, as "limit 11; Thunderer and Vulture both required: 12": without any one of
 * these parts there would be a force, as far as there was time to try.
 */
export async function conflictOf(
  { entries, limit, least, programs }: Setup,
  { nameOf: called, costsAreUnits: inUnits }: Pick<AnyOptimizerModel, 'nameOf' | 'costsAreUnits'>,
  over: () => boolean,
): Promise<string> {
  const best = async (bounds: Bounds, objective: Objective) => {
    if (over()) return undefined;
    const search = await searchedByConstraints({ entries, programs }, bounds, objective, over);
    return search?.proven ? (search.best?.value ?? null) : undefined;
  };
  const says = [
    ...new Set(programs.flatMap(({ constraints }) => constraints.flatMap(({ label }) => label ?? []))),
  ];
  let bounds: Bounds = { limit, least, low: entries.map(({ min }) => min) };
  const relaxations = [
    ...says.map(
      (constraint) =>
        (from: Bounds): Bounds => ({ ...from, without: new Set([...(from.without ?? []), constraint]) }),
    ),
    ...entries.flatMap(({ min }, at) =>
      min > 0 ? [(from: Bounds): Bounds => ({ ...from, low: from.low.with(at, 0) })] : [],
    ),
    (from: Bounds): Bounds => ({ ...from, least: null }),
    (from: Bounds): Bounds => ({ ...from, limit: null }),
  ];
  for (const leaveOut of relaxations) {
    const fewer = leaveOut(bounds);
    if ((await best(fewer, any)) === null) bounds = fewer;
  }

  const parts: string[] = [];
  if (bounds.limit !== null) parts.push(`limit ${bounds.limit}`);
  if (bounds.least !== null) parts.push(`at least ${bounds.least}`);
  parts.push(...says.filter((constraint) => !bounds.without?.has(constraint)));
  const required = entries.flatMap((entry, at) => {
    const count = bounds.low[at] ?? 0;
    if (count === 0) return [];
    return [count === 1 ? called(entry) : `${count} × ${called(entry)}`];
  });
  const together = required.length > 2 ? ' all' : required.length === 2 ? ' both' : '';
  const names = required.length > 0 ? `${inList(required)}${together} required` : null;
  if (bounds.limit !== null && bounds.least === null) {
    const fewest = await best({ ...bounds, limit: null }, lowestCost);
    const cost = fewest == null ? '' : `: ${-fewest}`;
    parts.push(`${names ?? `the ${inUnits ? 'smallest' : 'cheapest'} possible force`}${cost}`);
  } else if (bounds.limit === null && bounds.least !== null) {
    const most = await best({ ...bounds, least: null }, highestCost);
    parts.push(
      ...(names === null ? [] : [names]),
      `the ${inUnits ? 'largest' : 'most expensive'} possible force${most == null ? '' : `: ${most}`}`,
    );
  } else if (names !== null) parts.push(names);
  return parts.join('; ');
}
