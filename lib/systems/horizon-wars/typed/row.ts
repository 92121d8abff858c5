import type { TypedRow } from '@/lib/roster/typed/model';
import { conventionalTypes } from '../catalogue/catalogue';
import { statOrder } from '../paper/text';
import { rowStats } from './design';

/** A row of the sheet's table of elements in words. */
export function asLine(row: TypedRow): string {
  const [name = '', marks = '', ...groups] = row['Element name'] ?? [];
  const [first = '', ...rest] = marks.split(' · ');
  const isKind = !/^(?:CHQ|Ace|\d+ points?)$/.test(first);
  const kind = isKind ? first : name.replace(/ \d+$/, '');
  const isConventional = conventionalTypes.some((type) => type.name === kind);
  const raises = statOrder.flatMap((stat) => {
    const [, raise] = /^\d+ \+ (\d+)$/.exec(row[stat.toUpperCase()]?.[1] ?? '') ?? [];
    return raise === undefined ? [] : [`${stat.toUpperCase()} +${raise}`];
  });
  const figures = isConventional ? raises : [rowStats(row)];
  const specials = (row['Special rules'] ?? []).join(' ').split(/, (?![^(]*\))/);
  return [
    `${kind}${isKind ? ` (${name})` : ''}`,
    ...(isKind ? rest : [first, ...rest]),
    ...figures,
    ...specials,
    ...groups,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
