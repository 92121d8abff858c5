import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import type { Special } from '../paper/special';
import { statOrder } from '../paper/stats';
import { kindName } from '../paper/text';

/** What an element is found by besides its name: abbreviation, kind, class, stats, special rules and upgrades. */
export function searchTerms(
  { kind, type, presence, stats, source }: EvaluatedElement,
  specials: readonly Pick<Special, 'name'>[],
): string[] {
  return [
    kindName(source),
    kind,
    ...(type ? [type.short, ...(type.also ?? [])] : []),
    `P${presence}`,
    ...statOrder.map((stat) => `${stat}${stats[stat]}`),
    ...specials.map(({ name }) => name),
  ];
}
