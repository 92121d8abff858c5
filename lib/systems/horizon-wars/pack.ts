import * as z from 'zod/mini';
import { LIST_SIZE } from '@/lib/roster/limits';
import {
  atMost,
  banText,
  leastPoints,
  mostElements,
  mostOfTypes,
  oneOf,
  type PackField,
  type PackOption,
  packRulings,
  pointsLimit,
} from '@/lib/roster/pack/fields';
import { packShapeOf, rulingsSchemaOf } from '@/lib/roster/pack/schema';
import { wholeNumber } from '@/lib/roster/roster';
import { listOf } from '@/lib/roster/schemas';
import { inList } from '@/lib/roster/text/words';
import {
  aircraftUpgrades,
  conditions,
  conventionalTypes,
  eras,
  rulings,
  setPieces,
  tacticalUpgrades,
} from './catalogue/catalogue';
import { mechs, mechUpgrades } from './catalogue/mech';
import { countedType } from './paper/text';

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
/** Kinds without types whose number a pack can limit. */
const kinds = [
  { id: 'mech', name: 'Mechs' },
  { id: 'aircraft', name: 'Aircraft' },
];

const idOf = (records: readonly { id: string }[]) => z.enum(idsOf(records));

/** A Horizon Wars pack. */
export const packSchema = z.strictObject({
  ...packShapeOf('horizon-wars', {
    types: idsOf(conventionalTypes),
    upgrades: [...new Set(idsOf([...mechUpgrades, ...tacticalUpgrades, ...aircraftUpgrades]))],
    kinds: idsOf(kinds),
  }),
  eras: z._default(listOf(idOf(eras), LIST_SIZE), []),
  battlefield: z.optional(listOf(idOf(conditions), LIST_SIZE)),
  mechCap: z.optional(wholeNumber(0, 9999)),
  superMechs: z.optional(z.boolean()),
  setPiece: z.optional(z.strictObject({ battle: idOf(setPieces.battles), size: idOf(setPieces.sizes) })),
  rulings: z._default(rulingsSchemaOf(rulings), () => ({})),
});

export type HorizonWarsPack = z.output<typeof packSchema>;

const named = (records: readonly { id: string; name: string }[], group?: string): PackOption[] =>
  records.map(({ id, name }) => ({ id, name, text: name.toLowerCase(), ...(group ? { group } : {}) }));

const upgrades = [
  ...named(
    mechUpgrades.filter(({ kind }) => kind === 'weapon'),
    'Weapon upgrades of mechs',
  ),
  ...named(
    mechUpgrades.filter(({ kind }) => kind !== 'weapon'),
    'Frame and command upgrades of mechs',
  ),
  ...named(tacticalUpgrades, 'Tactical upgrades'),
  ...named(
    aircraftUpgrades.filter(({ id }) => tacticalUpgrades.every((each) => each.id !== id)),
    'Upgrades of aircraft',
  ),
];

/** The fields of a pack, for its editor and summary. */
export const packFields: readonly PackField[] = [
  pointsLimit('The maximum cost of a force. It replaces the limit of the force or of its battle.'),
  leastPoints('The minimum cost of a force, after discounts.'),
  {
    kind: 'list',
    id: 'eras',
    label: 'Eras',
    about: 'The eras allowed. Choose none to allow all.',
    options: eras.map(({ id, name }) => ({ id, name, text: `“${name}”` })),
    says: (names) => (names.length === 0 ? 'any era' : `only the era ${oneOf(names)}`),
  },
  {
    kind: 'list',
    id: 'battlefield',
    label: 'Battlefield conditions',
    about:
      'Either each force chooses its own, or the pack sets them for all: exactly these conditions, or none if none is chosen.',
    options: conditions.map(({ id, name }) => ({ id, name })),
    unsaid: 'Each force chooses',
    says: (names) =>
      names.length === 0 ? 'no battlefield conditions' : `battlefield conditions: ${inList(names)}`,
  },
  {
    kind: 'list',
    id: 'bans.types',
    label: 'Banned types',
    about:
      'No element may be of these conventional types. Mechs and aircraft have no types: ban their upgrades, or lower their number under “Maximum per type”.',
    options: conventionalTypes.map(({ id, name, plural }) => ({ id, name, text: plural })),
    says: banText,
  },
  {
    kind: 'list',
    id: 'bans.upgrades',
    label: 'Banned upgrades',
    about: 'No element may have these. A name that appears in several tables is banned in all of them.',
    options: upgrades,
    says: banText,
  },
  {
    kind: 'number',
    id: 'mechCap',
    label: 'Mech cap',
    about: 'The maximum cost of all mechs in a force, including Aces, before discounts.',
    overrides: true,
    most: 9999,
    says: atMost('point', 'points', ' of mechs'),
  },
  {
    kind: 'switch',
    id: 'superMechs',
    label: 'Super-mechs',
    about: `Whether mechs of P${mechs.superMech.presence} and more may be taken.`,
    overrides: true,
    on: 'super-mechs allowed',
    off: 'no super-mechs',
  },
  mostElements('element', 'elements', 'The maximum number of elements in a force.'),
  mostOfTypes(
    'The maximum number of each conventional type, of mechs and of aircraft.',
    [...conventionalTypes.map(({ id, name }) => ({ id, name })), ...kinds],
    countedType,
  ),
  {
    kind: 'pair',
    id: 'setPiece',
    label: 'Set-piece battle',
    about: 'The scenario that every force is built for, and its size.',
    parts: [
      { id: 'battle', label: 'Battle', options: named(setPieces.battles) },
      { id: 'size', label: 'Size', options: setPieces.sizes.map(({ id, name }) => ({ id, name })) },
    ],
    says: (battle, size) => `${battle} at ${size} size`,
  },
  packRulings(rulings),
];
