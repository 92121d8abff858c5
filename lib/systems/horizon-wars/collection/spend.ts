import type { OptimizerModel } from '@/lib/roster/optimizer';
import { conventionalTypes, tacticalUpgrades } from '../catalogue';
import { raiseStat, setTacticalUpgrade } from '../edits/edit-command';
import type { Force } from '../force';
import { statOrder } from '../paper/stats';

/** Spends command resources by a plain rule, as far as the force stays legal. */
export const spend: NonNullable<OptimizerModel<Force>['finish']> = {
  label: 'Spend the command resources',
  about:
    'Raises F, M, A and D of the conventional type fielded most, once each, then of the next type; what is left buys tactical upgrades in the same order. You can undo it by itself.',
  *of(force, _, isLegal) {
    const types = typesByNumber(force);
    const purchases = [
      ...types.flatMap((type) => statOrder.map((stat) => (now: Force) => raiseStat(now, type, stat, 1))),
      ...types.flatMap((type) =>
        tacticalUpgrades.map(
          ({ id }) =>
            (now: Force) =>
              setTacticalUpgrade(now, type, id, true),
        ),
      ),
    ];
    let spent = force;
    for (const buy of purchases) {
      const next = buy(spent);
      if (next !== spent && isLegal(next)) spent = next;
      yield spent;
    }
  },
};

/** The conventional types of a force, those with the most elements first, else in the book's order. */
function typesByNumber({ elements }: Force): string[] {
  const countOf = (type: string) =>
    elements.filter((element) => element.kind === 'conventional' && element.type === type).length;
  return conventionalTypes
    .map(({ id }) => ({ id, count: countOf(id) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ id }) => id);
}
