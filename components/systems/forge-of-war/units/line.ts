import type { ElementLine } from '@/components/builder/system-editor';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import { unitStats } from '@/lib/systems/forge-of-war/fields';
import { isChanged, kindMark, traits, transportMarks } from '@/lib/systems/forge-of-war/paper/marks';
import { symbolOf } from '@/lib/systems/forge-of-war/paper/symbol';
import { jumpMarks, roleNames } from '@/lib/systems/forge-of-war/paper/text';

/** Returns a unit's line in the list; null if there is no such unit. */
export function line(evaluation: Evaluation, id: string): ElementLine | null {
  const unit = evaluation.unit(id);
  if (unit === undefined) return null;
  return {
    symbol: symbolOf(unit),
    values: Object.values(unitStats).map(({ show }) => show(unit)),
    cost: null,
    badges: [
      ...(unit.source.role === 'unit'
        ? []
        : [{ text: roleNames[unit.source.role], tone: 'accent' as const }]),
      ...(isChanged(unit) ? [{ text: 'Changed', tone: 'advice' as const }] : []),
    ],
    notes: [
      kindMark(unit),
      ...jumpMarks(unit.source),
      ...traits(unit).map((trait) => trait.toLowerCase()),
      ...(unit.weapons.length === 0 ? ['no weapons'] : unit.unarmed > 0 ? [`${unit.unarmed} unarmed`] : []),
      ...transportMarks(unit, evaluation),
    ].filter((note) => note !== ''),
  };
}
