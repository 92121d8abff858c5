import { type Stroke, type UnitSymbol, unitSymbol } from '@/lib/symbols/unit-symbol';
import type { FactionId } from '../catalogue/catalogue';
import type { UnitType } from '../catalogue/data-schema';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { typeName } from './text';

const strokes: Record<UnitType['kind'], readonly Stroke[]> = {
  tanks: ['oval'],
  infantry: ['saltire'],
  'heavy-weapons': ['saltire', 'arrow'],
  artillery: ['oval', 'dot'],
};

/** Bars for the weight of tanks. */
const bars: Record<string, number> = { 'light-tanks': 1, 'medium-tanks': 2, 'heavy-tanks': 3 };

/** The symbol of a type of unit, with its name in a faction. */
export const symbolOfType = (type: UnitType, faction: FactionId): UnitSymbol =>
  unitSymbol(typeName(type, faction).toLowerCase(), {
    strokes: strokes[type.kind],
    bars: bars[type.id] ?? 0,
    headquarters: type.command,
  });

/** The symbol of a unit of a force. */
export const symbolOf = (
  { type }: Pick<EvaluatedUnit, 'type'>,
  { force }: Pick<Evaluation, 'force'>,
): UnitSymbol => symbolOfType(type, force.faction);

/** The symbol of a shield drone. */
export const droneSymbol: UnitSymbol = unitSymbol('shield drone', { frame: 'drone' });
