import { type RulingValues, rulingValues } from '@/lib/roster/ruling';
import { battle, rulings, setPieces } from '../catalogue/catalogue';
import type { Force, Scenario } from '../force';
import type { HorizonWarsPack } from '../pack';

/** The settings in force: the pack's, else the force's, else the defaults. */
export interface Settings {
  /** Points limit; null if there is none. */
  limit: number | null;
  /** Points of mechs allowed; null if there is no cap (p.12). */
  mechCap: number | null;
  superMechs: boolean;
  /** Every ruling by its id. */
  rulings: RulingValues;
}

/** The settings of a force, under a pack or none. */
export function settingsOf(force: Force, pack: HorizonWarsPack | null): Settings {
  return {
    limit: limitElsewhere(force, pack)?.limit ?? force.limit,
    mechCap: pack?.mechCap ?? force.mechCap,
    superMechs: pack?.superMechs ?? force.superMechs,
    rulings: rulingValues(rulings, force.rulings, pack?.rulings),
  };
}

/** The limit that replaces the force's own, and what sets it; null if the force's own applies. */
export function limitElsewhere(
  { scenario }: Pick<Force, 'scenario'>,
  pack: Pick<HorizonWarsPack, 'limit'> | null,
): { by: 'pack' | 'battle'; limit: number } | null {
  if (pack?.limit !== undefined) return { by: 'pack', limit: pack.limit };
  const limit = battlePoints(scenario);
  return limit === null ? null : { by: 'battle', limit };
}

/** Column of a size in a set-piece battle's tables. */
export const sizeIndex = (size: string): number => setPieces.sizes.findIndex((each) => each.id === size);

/** Points a side has in a set-piece battle (p.75-86); null for an adventure or none. */
export function battlePoints(scenario: Scenario | null): number | null {
  if (scenario?.kind !== 'set-piece') return null;
  return battle(scenario.battle).points[sizeIndex(scenario.size)] ?? null;
}

/** A force without elements; under a pack, with the points, era, conditions and battle of the pack. */
export function emptyForce(pack: HorizonWarsPack | null = null): Force {
  const {
    limit = 15,
    mechCap = null,
    superMechs = false,
    eras = [],
    battlefield = [],
    setPiece,
  } = pack ?? {};
  const [era = 'open'] = eras.includes('open') ? [] : eras;
  return {
    limit,
    mechCap,
    superMechs,
    era,
    allegiance: null,
    battlefield: [...battlefield],
    rulings: {},
    elements: [],
    commandResources: [],
    squadrons: [],
    transports: [],
    scenario: setPiece ? { kind: 'set-piece', ...setPiece, role: 'attacker', disposition: {} } : null,
  };
}
