import { inPlayOf } from '@/lib/roster/fields';
import {
  type FingerprintInput,
  nonDefaultRulings,
  unordered,
  unorderedWords,
} from '@/lib/roster/fingerprint/input';
import { mapById } from '@/lib/roster/maps';
import { type GameSystem, samplePacksOf, samplesOf } from '@/lib/roster/system';
import { pageText } from '@/lib/roster/verdict';
import { officerNameOf } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { cardSchema } from './catalogue/card';
import { cardFileSchema, cardLookup, readings, rulings } from './catalogue/catalogue';
import { type Evaluation, evaluate, figures, totals } from './evaluate/evaluate';
import { unitFields } from './fields';
import { entrySchema, type Force, forceSchema, type Slot, type Unit } from './force';
import { type At43Pack, packFields, packSchema } from './pack';
import { cards } from './paper/cards';
import { sheet } from './paper/sheet';
import { symbolOfType, unknownCardSymbol } from './paper/symbol';
import { unitLabels } from './paper/text';
import { fielded } from './rules/pack';
import { rules, unknowns } from './rules/registry';

/**
 * The part of a company that matters in play: everything but the names of platoons and units. Order matters: slots
 * follow the platoon's pattern, and if no commander is named, the first of the highest rank commands.
 */
export function fingerprintInput(force: Force): FingerprintInput {
  const cardOf = cardLookup(force.cards);
  return {
    whole: {
      ...force,
      commander: undefined,
      rulings: nonDefaultRulings(rulings, force.rulings),
      cards: unordered(force.cards, ({ id }) => id),
      platoons: force.platoons.map((platoon) => ({
        ...platoon,
        name: undefined,
        pattern: platoon.pattern?.map(normalSlot),
        slots: platoon.slots.map((unit) => ({
          ...normalUnit(unit, force.commander),
          // The hero of a hero's card may be omitted; one key for both spellings.
          officer: undefined,
          led: officerNameOf(unit, cardOf(unit.card) ?? null),
        })),
      })),
    },
    elements: [],
    references: [],
  };
}

const normalSlot = (slot: Slot) => ({
  ...slot,
  categories: unorderedWords(slot.categories),
  types: [...slot.types].sort(),
});

const inPlay = inPlayOf(unitFields);

const normalUnit = (unit: Unit, commander: string | undefined) => ({
  ...inPlay(unit),
  // The id matters only if it is the commander's.
  id: unit.id === commander,
  specialWeapons: unordered(unit.specialWeapons, ({ name }) => name),
  specialists: unorderedWords(unit.specialists),
  equipment: unorderedWords(unit.equipment),
});

/** AT-43 (Rackham, 2007): companies of unit cards, as far as the book's extracts go. */
export const system: GameSystem<Force, Evaluation, At43Pack> = {
  id: 'at-43',
  name: 'AT-43',
  noun: ['unit', 'units'],
  forceSchema,
  packSchema,
  entrySchema: async () => entrySchema,
  collecting: async () => (await import('./collection/collecting')).collecting,
  packFields,
  librarySchema: cardFileSchema,
  storedSchemas: { card: cardSchema },
  rulings,
  rules,
  reference: () => [
    {
      title: 'Fixed rulings, where the book is silent or its extracts leave something open',
      rows: readings.map(({ title, text, page }) => ({
        name: title,
        value: page === null ? text : `${text} (${pageText(page)})`,
      })),
    },
  ],
  evaluate,
  totals,
  figures,
  glossary: async () => (await import('@/data/at-43/glossary.json')).default,
  unknowns,
  uses: fielded,
  picture: ({ units }) =>
    units.map(({ card, value }) => ({
      symbol: card ? symbolOfType(card) : unknownCardSymbol,
      size: Math.max(0, value),
    })),
  fingerprintInput,
  elements: ({ platoons }) => mapById(platoons.flatMap(({ slots }) => slots)),
  labels: (force) => {
    const labels = unitLabels(force, cardLookup(force.cards));
    const units = force.platoons.flatMap(({ slots }) => slots);
    return new Map(units.map(({ id }, index) => [id, labels[index] as string]));
  },
  sheet,
  cards,
  records: () => import('./paper/records').then(({ records }) => records),
  playSummary: async () => (await import('./paper/play-summary')).playSummary(),
  emptyForce: (pack) => ({
    army: 'U.N.A.',
    faction: null,
    limit: pack?.limit ?? null,
    rulings: {},
    cards: [],
    platoons: [{ name: '', slots: [] }],
  }),
  editCatalogue: async () => (await import('./edits/edit-catalogue')).editCatalogue,
  typed: async () => (await import('./typed/typed')).typed,
  optimizer: async () => (await import('./collection/optimizer-model')).optimizer,
  play: () => import('./play/play').then(({ play }) => play),
  attacks: async () => (await import('./play/attacks')).attacks,
  odds: async () => (await import('./odds/odds')).odds,
  samples: samplesOf({
    'sierra-company': [
      'A company of sample cards: A.P. that the extracts do not state stay unknown',
      () => import('@/data/at-43/samples/sierra-company.json'),
    ],
    'harbour-guard': [
      'An invented army: cards of its own travel in the file',
      () => import('@/data/at-43/samples/harbour-guard.json'),
    ],
    'newton-error': [
      'A company with a deliberate error: a hero of the wrong type',
      () => import('@/data/at-43/samples/newton-error.json'),
    ],
  }),
  samplePacks: samplePacksOf({
    'league-evening': [
      'Companies of much the same worth, with at most two of each big walker',
      () => import('@/data/at-43/packs/league-evening.json'),
    ],
  }),
};
