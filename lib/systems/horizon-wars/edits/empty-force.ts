import type { Force } from '../force';
import type { HorizonWarsPack } from '../pack';

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
