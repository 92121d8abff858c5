import { inPlayOf } from '@/lib/roster/fields';
import { compare, type FingerprintInput, nonDefaultRulings, unordered } from '@/lib/roster/fingerprint/input';
import { mapById } from '@/lib/roster/maps';
import { type GameSystem, samplesOf } from '@/lib/roster/system';
import { readings, rulings } from './catalogue/catalogue';
import { type Evaluation, evaluate, figures, totals } from './evaluate/evaluate';
import { unitFields, weaponFields } from './fields';
import {
  customWeaponSchema,
  entrySchema,
  type Force,
  forceSchema,
  storedTroopSchema,
  type Unit,
} from './force';
import { type ForgeOfWarPack, packFields, packSchema } from './pack';
import { cards } from './paper/cards';
import { sheet } from './paper/sheet';
import { symbolOfType } from './paper/symbol';
import { labelsOf } from './paper/text';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';

/** The part of a force that matters in play: everything but names of units, and names and notes of custom weapons. */
export function fingerprintInput(force: Force): FingerprintInput {
  const weapons = force.customWeapons
    .map((weapon) => ({ id: weapon.id, text: JSON.stringify(asWeapon(weapon)) }))
    .sort((a, b) => compare(a.text, b.text));
  const numbers = new Map(weapons.map(({ id }, number) => [id, number]));
  return {
    whole: {
      ...force,
      units: undefined,
      customWeapons: weapons.map(({ text }) => text),
      rulings: nonDefaultRulings(rulings, force.rulings),
    },
    elements: force.units.map((unit) => ({ id: unit.id, own: asUnit(unit, numbers) })),
    references: force.units
      .filter(({ passengers }) => passengers.length > 0)
      .map(({ id, passengers }) => ({ as: 'passenger', from: id, to: passengers })),
  };
}

const asWeapon = inPlayOf(weaponFields);
const ownOf = inPlayOf(unitFields);

/** A unit with custom weapons replaced by their numbers. */
const asUnit = (unit: Unit, numbers: ReadonlyMap<string, number>) => ({
  ...ownOf(unit),
  passengers: undefined,
  weapons: unordered(
    numbers.size === 0
      ? unit.weapons
      : unit.weapons.map((weapon) => ({ ...weapon, id: numbers.get(weapon.id) ?? weapon.id })),
    ({ id }) => `${id}`,
  ),
});

/** Forge of War, second edition. */
export const system: GameSystem<Force, Evaluation, ForgeOfWarPack> = {
  id: 'forge-of-war',
  name: 'Forge of War',
  noun: ['unit', 'units'],
  forceSchema,
  packSchema,
  entrySchema: async () => entrySchema,
  collecting: async () => (await import('./collection/collecting')).collecting,
  packFields,
  storedSchemas: { weapon: customWeaponSchema, troop: storedTroopSchema },
  rulings,
  rules,
  reference: () => [
    {
      title: 'Fixed rulings, where the text is silent or contradicts itself',
      rows: readings.map(({ title, text, section }) => ({
        name: title,
        value: `${text} (section ${section})`,
      })),
    },
  ],
  evaluate,
  totals,
  figures,
  glossary: async () => (await import('@/data/forge-of-war/glossary.json')).default,
  uses: fielded,
  picture: ({ units }) => units.map(({ source }) => ({ symbol: symbolOfType(source), size: 1 })),
  fingerprintInput,
  elements: ({ units }) => mapById(units),
  labels: ({ units }) => {
    const labels = labelsOf(units);
    return new Map(units.map(({ id }, index) => [id, labels[index] as string]));
  },
  sheet,
  cards,
  records: () => import('./paper/records').then(({ records }) => records),
  playSummary: async () => (await import('./paper/play-summary')).playSummary(),
  emptyForce: () => ({ units: [], customWeapons: [], rulings: {} }),
  editCatalogue: async () => (await import('./edits/edit-catalogue')).editCatalogue,
  typed: async () => (await import('./typed/typed')).typed,
  optimizer: async () => (await import('./collection/optimizer-model')).optimizer,
  play: () => import('./play/play').then(({ play }) => play),
  attacks: async () => (await import('./play/attacks')).attacks,
  odds: async () => (await import('./odds/odds')).odds,
  samples: samplesOf({
    'mechanised-platoon': [
      'A mechanised platoon with a weapon of its own',
      () => import('@/data/forge-of-war/samples/mechanised-platoon.json'),
    ],
    'hive-swarm': [
      'A hive in hordes, and one troop changed to taste',
      () => import('@/data/forge-of-war/samples/hive-swarm.json'),
    ],
    'overload-error': [
      'Marines with a deliberate error: more passengers than there is room for',
      () => import('@/data/forge-of-war/samples/overload-error.json'),
    ],
  }),
};
