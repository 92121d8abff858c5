import { countExcess, type EditCatalogue, type Excess, worthOf } from '@/lib/roster/edit-catalogue';
import { withCopies } from '@/lib/roster/edit-list';
import { phrasesOf } from '@/lib/roster/fields';
import { partsOf } from '@/lib/roster/force-parts';
import { aircraftUpgrades, conditions, tacticalUpgrades } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { mechUpgrades } from '../evaluate/mech-catalogue';
import { elementFields, forceFields, statFields } from '../fields';
import type { Force } from '../force';
import { eraName, typeName } from '../paper/text';
import { elementEdits } from './catalogue-elements';
import { agreements, forceEdits, packRequirementEdits } from './catalogue-force';
import { kinds } from './catalogue-kinds';
import { removeElements } from './edit';

/** What is over the limits of points and mechs, and of a pack's numbers of elements. */
function excesses({ elements, mechs, forceCost, mechCost, settings, pack }: Evaluation): Excess[] {
  const costs = new Map(elements.map(({ id, cost }) => [id, cost]));
  const over = (parts: ReadonlyMap<string, number>, amount: number): Excess[] =>
    amount > 0 ? [{ over: amount, parts }] : [];
  return [
    ...over(costs, settings.limit === null ? 0 : forceCost - settings.limit),
    ...over(
      new Map(mechs.map(({ id, cost }) => [id, cost])),
      settings.mechCap === null ? 0 : mechCost - settings.mechCap,
    ),
    ...elements.flatMap(({ budget }) => over(new Map(), -(budget?.left ?? 0))),
    ...countExcess(
      elements.map(({ id }) => id),
      pack?.maxElements,
    ),
  ];
}

/** What lists of a force consist of. */
const listed: Readonly<Record<string, readonly { id: string; name: string }[]>> = {
  upgrades: [...mechUpgrades, ...aircraftUpgrades, ...tacticalUpgrades],
  battlefield: conditions,
};

/** The edits of Horizon Wars. */
export const editCatalogue: EditCatalogue<Force, Evaluation> = {
  ...partsOf<'elements', Force>('elements', removeElements, {
    fieldsIn: 'stats',
    labels: {
      ...phrasesOf(elementFields),
      ...phrasesOf(statFields),
      ...phrasesOf(forceFields),
      disposition: 'the place',
    },
    nameOf: (field, value) => {
      if (field === 'type' || field === 'commandResources') return typeName(value);
      if (field === 'era') return eraName(value);
      return (listed[field] ?? []).find(({ id }) => id === value)?.name ?? value;
    },
    single: 'chq',
  }),
  kinds,
  edits: (evaluation) =>
    withCopies(evaluation.force.elements, [
      ...packRequirementEdits(evaluation),
      ...evaluation.elements.flatMap((element) => elementEdits(element, evaluation)),
      ...forceEdits(evaluation),
    ]),
  agreements,
  worth: ({ elements }) =>
    worthOf(
      elements,
      ({ cost }) => cost,
      ({ source }) => source.chq,
    ),
  excesses,
};
