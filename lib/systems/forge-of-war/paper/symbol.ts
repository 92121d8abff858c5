import { type UnitSymbol, unitSymbol } from '@/lib/symbols/unit-symbol';
import { unitTypeOf } from '../catalogue/catalogue';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import type { Unit } from '../force';

const types: Record<Unit['type'], Pick<UnitSymbol, 'strokes'> & Partial<UnitSymbol>> = {
  infantry: { strokes: ['saltire'] },
  cavalry: { strokes: ['diagonal'] },
  armour: { strokes: ['oval'] },
  vehicle: { strokes: ['oval', 'wheels'] },
  'monstrous-creature': { strokes: [], frame: 'creature' },
};

/** The fields that a symbol shows, of a unit or a generic troop. */
type SymbolFields = Pick<Unit, 'type'> & { jumpPacks?: boolean | undefined; role?: Unit['role'] | undefined };

/** The symbol of a unit of a type, or of a generic troop. */
export function symbolOfType({ type, jumpPacks = false, role = 'unit' }: SymbolFields): UnitSymbol {
  const name = unitTypeOf(type).name.toLowerCase();
  const own = types[type];
  return unitSymbol(jumpPacks ? `${name} with jump packs` : name, {
    ...own,
    strokes: jumpPacks ? [...own.strokes, 'wings'] : own.strokes,
    headquarters: role !== 'unit',
  });
}

/** The symbol of a unit of a force. */
export const symbolOf = ({ source, rides }: Pick<EvaluatedUnit, 'source' | 'rides'>): UnitSymbol => ({
  ...symbolOfType(source),
  embarked: rides.length > 0,
});
