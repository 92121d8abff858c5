import type { ElementLine, ListedValue, ValueColumn } from '@/components/builder/system-editor';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import {
  isChanged,
  jumpMarks,
  kindMark,
  traits,
  transportMarks,
} from '@/lib/systems/forge-of-war/paper/marks';
import { symbolOf } from '@/lib/systems/forge-of-war/paper/symbol';
import { roleNames, valueNames } from '@/lib/systems/forge-of-war/paper/text';
import { markersOf } from '@/lib/systems/forge-of-war/paper/tracks';
import { tilesOf } from './value-line';

/** Columns for the values of a unit and its number of figures. */
export const columns: readonly ValueColumn[] = [
  { letter: 'CV', name: valueNames.cv },
  { letter: 'SV', name: valueNames.sv },
  { letter: 'FV', name: `${valueNames.fv}, attacks in brackets` },
  { letter: 'AV', name: `${valueNames.av}, facing in brackets` },
  { letter: 'W', name: valueNames.w },
  { letter: 'Move', name: 'Move in inches' },
  { letter: 'Figs', name: 'Figures' },
  { letter: 'D', name: 'D-markers it can carry' },
];

const none: ListedValue = { value: '' };

/** Returns a unit's line in the list; null if there is no such unit. */
export function line(evaluation: Evaluation, id: string): ElementLine | null {
  const unit = evaluation.unit(id);
  if (unit === undefined) return null;
  const tiles = new Map<string, ListedValue>(
    tilesOf(unit).map(({ key, value, aside, raised }) => [
      key,
      { value, ...(aside ? { aside } : {}), ...(raised ? { raised: true } : {}) },
    ]),
  );
  tiles.set('D', { value: `${markersOf(unit)}` });
  return {
    symbol: symbolOf(unit),
    values: columns.map(({ letter }) => tiles.get(letter) ?? none),
    cost: null,
    badges: [
      ...(unit.source.role === 'unit'
        ? []
        : [{ text: roleNames[unit.source.role], tone: 'accent' as const }]),
      ...(isChanged(unit) ? [{ text: 'Changed', tone: 'advice' as const }] : []),
    ],
    notes: [
      kindMark(unit),
      ...jumpMarks(unit),
      ...traits(unit).map((trait) => trait.toLowerCase()),
      ...(unit.weapons.length === 0 ? ['no weapons'] : unit.unarmed > 0 ? [`${unit.unarmed} unarmed`] : []),
      ...transportMarks(unit, evaluation),
    ].filter((note) => note !== ''),
  };
}
