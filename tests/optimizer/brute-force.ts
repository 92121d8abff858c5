import type { Rank } from '@/lib/optimizer/optimize';
import { errorsOf } from '@/lib/roster/check';
import { parseWith } from '@/lib/roster/parse';
import { mayBeChq } from '@/lib/systems/horizon-wars/catalogue';
import type { Element, Force } from '@/lib/systems/horizon-wars/force';
import { optimizer } from '@/lib/systems/horizon-wars/optimizer/model';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';
import { system } from '@/lib/systems/horizon-wars/system';
import type { Request } from './collections';

/** A legal force, by what it fields of each entry. */
export interface Legal {
  rank: Rank;
  fielded: number[];
  force: Force;
}

/** Does the first rank higher? */
const higher = (one: Rank, other: Rank): boolean =>
  (one.cost - other.cost || one.stars - other.stars || other.elements - one.elements) > 0;

/** Every legal force from a collection within what is asked, under every CHQ; by the checker alone. */
export function* everyLegal({ collection, pack, asked }: Request): Generator<Legal> {
  const begun = parseWith(system.forceSchema, { ...optimizer.begin(pack), ...asked });
  if (!begun.ok) return;
  const { entries } = collection;
  const counts = entries.map(({ min }) => min);
  for (;;) {
    const elements: Element[] = entries.flatMap(({ element }, at) =>
      Array.from({ length: counts[at] ?? 0 }, (_, model) => ({
        ...element,
        id: `${at}-${model}`,
        name: '',
        chq: false,
      })),
    );
    const stars = entries.reduce((total, each, at) => total + each.stars * (counts[at] ?? 0), 0);
    for (const leader of [null, ...leadersOf(elements)]) {
      const force: Force = {
        ...begun.value,
        elements: elements.map((element) => (element.id === leader ? { ...element, chq: true } : element)),
      };
      const { reckoning, errors } = errorsOf(force, system, pack);
      const cost = (reckoning as Reckoning).forceCost;
      if (errors.length === 0 && cost <= (force.limit ?? cost))
        yield { rank: { cost, stars, elements: elements.length }, fielded: [...counts], force };
    }
    const next = entries.findIndex(({ count, max }, at) => (counts[at] ?? 0) < (max ?? count));
    if (next < 0) return;
    counts[next] = (counts[next] ?? 0) + 1;
    for (let at = 0; at < next; at++) counts[at] = entries[at]?.min ?? 0;
  }
}

/** One of each type that may lead, and one mech: which of them it is makes no difference. */
function leadersOf(elements: readonly Element[]): string[] {
  const leaders = new Map<string, string>();
  for (const element of elements) {
    if (element.kind === 'mech') leaders.set('mech', element.id);
    if (element.kind === 'conventional' && mayBeChq(element.type)) leaders.set(element.type, element.id);
  }
  return [...leaders.values()];
}

/** The best rank there is, among forces that differ from others by two models or more; null where there is none. */
export function bestRank(legal: readonly Legal[], apart: readonly (readonly number[])[] = []): Rank | null {
  let best: Rank | null = null;
  for (const { rank, fielded } of legal) {
    if (apart.some((other) => differenceOf(fielded, other) < 2)) continue;
    if (best === null || higher(rank, best)) best = rank;
  }
  return best;
}

/** How many models the one fields and the other does not, both ways. */
export const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((total, count, at) => total + Math.abs(count - (other[at] ?? 0)), 0);
