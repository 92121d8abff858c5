import { distanceUnit, reachText } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import type { WayCurve } from '@/lib/odds/curves';
import type { AttackKind } from '@/lib/odds/model';

/** Says where the first chance is 1 in 2 or more: "At least 1 hit is 50 % likely or more: up to 13″." */
export function reachSentence(
  kind: AttackKind,
  { label, points, reaches }: WayCurve,
  charted: readonly number[],
): string {
  const chance = points[0]?.attack.chances[0]?.label ?? '';
  const way = label === '' ? '' : `, ${label.toLowerCase()}`;
  const longest = withUnit(charted.at(-1) ?? 0, distanceUnit(kind));
  return reaches.length === 0
    ? `${chance}${way}: less than 50 % at any distance up to ${longest}.`
    : `${chance}${way}: 50 % or more ${reachText(reaches, charted, distanceUnit(kind))}.`;
}
