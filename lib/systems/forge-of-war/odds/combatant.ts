import type { Figures, Side } from '@/lib/odds/model';
import { printedPlay } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { type EvaluatedUnit, fightersOf } from '../evaluate/evaluate-units';

/** What a figure for the weapons of a kind that still fire starts with: "weapon:tank-cannon". */
export const WEAPON = 'weapon:';

type Stance = (typeof printedPlay.stances)[number];

/** A unit as it fights. */
export interface Combatant {
  /** With the figures and weapons that it has left. */
  unit: EvaluatedUnit;
  stance: Stance;
  /** Wounds taken: by its wounded figure, or by the vehicle. */
  wounds: number;
  /** Whether it is in close combat already. */
  engaged: boolean;
}

/** A unit of a force, as it starts or as it stands in a match; undefined for a target. */
export function combatantAt(side: Side<Evaluation>): Combatant | undefined {
  if ('target' in side) return undefined;
  const { force, id, now = {} } = side;
  const { stance = 0, wounds = 0, engaged = 0 } = now;
  return {
    unit: asItStands(force.unit(id), now),
    stance: printedPlay.stances[stance] ?? (printedPlay.stances[0] as Stance),
    wounds,
    engaged: engaged === 1,
  };
}

function asItStands(unit: EvaluatedUnit, now: Figures): EvaluatedUnit {
  const { source, onFoot, weapons } = unit;
  const { figures = source.figures } = now;
  return {
    ...unit,
    source: { ...source, figures },
    onFoot: onFoot && { ...onFoot, figures: fightersOf(figures) },
    weapons: weapons.map((each) => ({ ...each, count: now[WEAPON + each.id] ?? each.count })),
  };
}

/** The stance in close combat: a cautious one does not last there (12). */
export const stanceInCombat = ({ stance }: Combatant): Stance =>
  stance.inCombat ? stance : (printedPlay.stances[0] as Stance);
