import type { Situation, SituationField } from '@/lib/odds/model';
import type { Combatant } from './combatant';

/** A number that changes dice or range, with its words: "Agile frame − 1". */
export interface Term {
  value: number;
  text: string;
}

/** Whether something that can be set matters between two elements, by field; what is not in it always does. */
export type Matters = Readonly<Record<string, (a: Combatant, b: Combatant) => boolean>>;

/** Where a game that uses these rules differs from Horizon Wars. */
export interface Variant {
  shootingFields: readonly SituationField[];
  /** When one of these matters. */
  matters: Matters;
  /** Dice that the shooter has fewer. */
  fewerDice: (target: Combatant, situation: Situation) => Term | null;
  /** The range that the distance counts as. */
  range: (shooter: Combatant, situation: Situation) => Term | null;
  /** What is added to P in a charge. */
  chargePresence: (fighter: Combatant) => Term | null;
  /** Whether equal totals of a charge are won. */
  winsDraws: (fighter: Combatant) => boolean;
  /** What could change an attack and is left out. */
  notCounted: (attack: string, a: Combatant, b: Combatant) => string[];
}

/** Horizon Wars itself: no differences. */
export const plainVariant: Variant = {
  shootingFields: [],
  matters: {},
  fewerDice: () => null,
  range: () => null,
  chargePresence: () => null,
  winsDraws: () => false,
  notCounted: () => [],
};
