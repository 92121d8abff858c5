import * as z from 'zod/mini';
import {
  banText,
  leastPoints,
  mostElements,
  mostOfTypes,
  type PackField,
  packRulings,
  pointsLimit,
} from '@/lib/roster/pack/fields';
import { packShapeOf, rulingsSchemaOf } from '@/lib/roster/pack/schema';
import { counted } from '@/lib/roster/text/words';
import { rulings, sampleCards } from './catalogue/catalogue';

/** An AT-43 pack: it can ban card ids and names of options. */
export const packSchema = z.strictObject({
  ...packShapeOf('at-43', { types: null, upgrades: null }),
  rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
});

export type At43Pack = z.output<typeof packSchema>;

const allCards = sampleCards.map(({ id, designation, army }) => ({ id, name: designation, group: army }));

const options = [
  ...new Set(
    sampleCards.flatMap(({ specialWeapons, specialists, equipment, officers }) =>
      [...specialWeapons, ...specialists, ...equipment, ...officers].map(({ name }) => name),
    ),
  ),
].map((name) => ({ id: name, name }));

const ap = (value: number) => `${value} A.P.`;

/** The fields of a pack, for its editor and summary. */
export const packFields: readonly PackField[] = [
  {
    ...pointsLimit('The maximum value of a company in A.P., whatever limit it has.'),
    says: ap,
  },
  leastPoints('The minimum value of a company in A.P. Not checked if some of its A.P. are unknown.', ap),
  mostElements('unit', 'units', 'The maximum number of units in a company.'),
  mostOfTypes(
    'The maximum number of units of each card, including those led by a hero of it. Identify players’ cards by id.',
    allCards,
    (id, count) => `${counted(count, 'unit')} of ${allCards.find((card) => card.id === id)?.name ?? id}`,
    'Another card by its id',
  ),
  {
    kind: 'list',
    id: 'bans.types',
    label: 'Banned cards',
    about: 'No unit is of these cards, nor led by a hero of one. Cards of players are named by their id.',
    options: allCards,
    own: 'Id of another card',
    says: banText,
  },
  {
    kind: 'list',
    id: 'bans.upgrades',
    label: 'Banned options',
    about:
      'No unit may have these special weapons, specialists, equipment, officers or heroes. Enter their names as on the card.',
    options,
    own: 'Name of another option',
    says: banText,
  },
  packRulings(rulings),
];
