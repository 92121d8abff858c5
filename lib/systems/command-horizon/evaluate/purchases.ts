import { purchases } from '../catalogue/catalogue';
import type { Purchase } from '../catalogue/data-schema';
import { commandPointsText } from '../paper/text';
import type { Evaluation } from './evaluate';

/** The ruling on the cost of a shield drone. */
const DRONE_RULING = 'drone-reactivation';
/** The ruling on rounding half a die: down or up. */
const HALF_RULING = 'raised-half';
/** The ruling on what heavy weapons and stunned units may not raise. */
const POWER_RULING = 'fire-power';

/** The dice that heavy weapons and stunned units may not buy. */
export const unraisedDice = ({ rulings }: Pick<Evaluation, 'rulings'>): string =>
  rulings[POWER_RULING] === 'attack' ? 'attack dice' : 'attack or reaction dice';

/** A purchase with its price under the rulings in force. */
export interface PricedPurchase extends Omit<Purchase, 'cost'> {
  cost: number;
  /** "1 CP", "1 CP a squad". */
  price: string;
  /** How often a turn's command points at full strength could pay for it; the same with Concentrate Command. */
  times: number;
  timesConcentrated: number | null;
}

/** The cost of bringing back a shield drone: "2 CP". */
export const droneCost = ({ rulings }: Pick<Evaluation, 'rulings'>): string =>
  commandPointsText(Number(rulings[DRONE_RULING]));

/** All purchases, with their price for this force and how often it could pay. */
export function pricedPurchases({
  rulings,
  commandPoints,
  concentrated,
}: Pick<Evaluation, 'rulings' | 'commandPoints' | 'concentrated'>): PricedPurchase[] {
  return purchases.map((purchase) => {
    const cost = purchase.cost ?? Number(rulings[DRONE_RULING]);
    return {
      ...purchase,
      effect: purchase.effect
        .replace('{half}', `${rulings[HALF_RULING]}`)
        .replace('{heavy}', rulings[POWER_RULING] === 'both' ? ' or heavy weapons' : ''),
      cost,
      price: commandPointsText(cost) + (purchase.each === null ? '' : ` a ${purchase.each}`),
      times: Math.floor(commandPoints / cost),
      timesConcentrated: concentrated === null ? null : Math.floor(concentrated / cost),
    };
  });
}
