import type { Entry } from '@/lib/roster/collection';
import { inTurns } from '@/lib/roster/in-turns';
import type { AnyOptimizerModel, Task } from '@/lib/roster/optimizer';
import { inList } from '@/lib/roster/words';
import { any, cheapest, dearest } from './objectives';
import { type Asked, prepare } from './prepared';
import { type Objective, Search } from './search';

/**
 * What of a task that no force fulfils cannot hold together, as "limit 11; Thunderer and Vulture both required: 12":
 * without any one of these there would be a force, as far as the time was enough to try.
 */
export async function conflictOf(
  { limit, least, programs }: Task,
  entries: readonly Entry[],
  { called }: Pick<AnyOptimizerModel, 'called'>,
  over: () => boolean,
): Promise<string> {
  const best = async (asked: Asked, objective: Objective) => {
    const prepared = programs.map((program) => prepare(program, entries, asked));
    const search = new Search(
      prepared,
      objective,
      () => [],
      (_, counts) => counts,
    );
    await inTurns(search.run(), over);
    return search.proven ? (search.best?.value ?? null) : undefined;
  };
  const says = [...new Set(programs.flatMap(({ rows }) => rows.flatMap((row) => row.says ?? [])))];
  let asked: Asked = { limit, least, low: entries.map(({ min }) => min) };
  const tried = [
    ...says.map(
      (row) =>
        (from: Asked): Asked => ({ ...from, without: new Set([...(from.without ?? []), row]) }),
    ),
    ...entries.flatMap(({ min }, at) =>
      min > 0 ? [(from: Asked): Asked => ({ ...from, low: from.low.with(at, 0) })] : [],
    ),
    (from: Asked): Asked => ({ ...from, least: null }),
    (from: Asked): Asked => ({ ...from, limit: null }),
  ];
  for (const leaveOut of tried) {
    const fewer = leaveOut(asked);
    if ((await best(fewer, any)) === null) asked = fewer;
  }

  const parts: string[] = [];
  if (asked.limit !== null) parts.push(`limit ${asked.limit}`);
  if (asked.least !== null) parts.push(`at least ${asked.least}`);
  parts.push(...says.filter((row) => !asked.without?.has(row)));
  const required = entries.flatMap((entry, at) => {
    const count = asked.low[at] ?? 0;
    if (count === 0) return [];
    return [count === 1 ? called(entry) : `${count} × ${called(entry)}`];
  });
  const together = required.length > 2 ? ' all' : required.length === 2 ? ' both' : '';
  const names = required.length > 0 ? `${inList(required)}${together} required` : null;
  if (asked.limit !== null && asked.least === null) {
    const fewest = await best({ ...asked, limit: null }, cheapest);
    const cost = fewest == null ? '' : `: ${-fewest}`;
    parts.push(names === null ? `the cheapest force there is${cost}` : `${names}${cost}`);
  } else if (asked.limit === null && asked.least !== null) {
    const most = await best({ ...asked, least: null }, dearest);
    parts.push(
      ...(names === null ? [] : [names]),
      `the dearest force there is${most == null ? '' : `: ${most}`}`,
    );
  } else if (names !== null) parts.push(names);
  return parts.join('; ');
}
