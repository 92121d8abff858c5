import { countExcess, type EditCatalogue, type Excess, partsOf, worthOf } from '@/lib/roster/edit-catalogue';
import { removeElements } from '../edit';
import type { Force } from '../force';
import type { Reckoning } from '../reckon';
import { statNames } from '../stats';
import { eraName, typeName } from '../text';
import { elementEdits } from './elements';
import { agreedEdits, forceEdits } from './force';
import { kinds } from './kinds';

/** What is over the limits of points and mechs, and of a pack's numbers of elements. */
function excesses({ elements, mechs, forceCost, mechCost, settings, pack }: Reckoning): Excess[] {
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

/** The edits of Horizon Wars. */
export const editCatalogue: EditCatalogue<Force, Reckoning> = {
  ...partsOf<'elements', Force>('elements', removeElements, {
    fieldsIn: 'stats',
    labels: {
      ...statNames,
      presence: 'presence',
      ace: 'the Ace',
      chq: 'the CHQ',
      superMechs: 'super-mechs',
      battlefield: 'the battlefield conditions',
      transports: 'the passengers of aircraft',
    },
    nameOf: (field, value) => (field === 'type' ? typeName(value) : field === 'era' ? eraName(value) : value),
    single: 'chq',
  }),
  kinds,
  edits: (reckoning) => [
    ...agreedEdits(reckoning),
    ...reckoning.elements.flatMap((element) => elementEdits(element, reckoning)),
    ...forceEdits(reckoning),
  ],
  worth: ({ elements }) =>
    worthOf(
      elements,
      ({ cost }) => cost,
      ({ source }) => source.chq,
    ),
  excesses,
};
