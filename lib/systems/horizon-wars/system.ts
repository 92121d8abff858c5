import { inPlayOf } from '@/lib/roster/fields';
import {
  type FingerprintInput,
  nonDefaultRulings,
  unordered,
  unorderedWords,
} from '@/lib/roster/fingerprint/input';
import { mapById } from '@/lib/roster/maps';
import { type GameSystem, samplePacksOf, samplesOf } from '@/lib/roster/system';
import { rulings } from './catalogue/catalogue';
import { type Evaluation, evaluate } from './evaluate/evaluate';
import { emptyForce } from './evaluate/settings';
import { figures, totals } from './evaluate/totals';
import { elementFields } from './fields';
import { type Aircraft, type Element, entrySchema, type Force, forceSchema, type Mech } from './force';
import { type HorizonWarsPack, packFields, packSchema } from './pack';
import { cards, forOpponent, sheet } from './paper/sheet';
import { symbolOfType } from './paper/symbol';
import { labelsOf } from './paper/text';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';

/** The part of a force that matters in play: everything but the names of its elements. */
export function fingerprintInput(force: Force): FingerprintInput {
  const { elements, squadrons, transports, scenario } = force;
  const places = new Map(scenario && Object.entries(scenario.disposition));
  const leader = elements.find((element) => element.chq);
  const ownOf = (element: Element): object => {
    // The place, kept outside the element, takes the id's slot.
    const id = places.get(element.id);
    // If several are flagged, the first counts.
    const chq = element.chq && (element === leader || 'further');
    const bare = bareOf(element);
    return id === undefined && chq === false ? bare : { ...bare, id, chq };
  };
  return {
    whole: {
      ...force,
      elements: undefined,
      squadrons: undefined,
      transports: undefined,
      rulings: nonDefaultRulings(rulings, force.rulings),
      battlefield: unorderedWords(force.battlefield),
      commandResources: unordered(force.commandResources.map(asGiven), ({ type }) => type),
      scenario: scenario && { ...scenario, disposition: undefined },
    },
    elements: elements.map((element) => ({ id: element.id, own: ownOf(element) })),
    references: [
      ...squadrons.map(({ mechs }) => ({ as: 'squadron', to: mechs })),
      ...transports.map(({ aircraft, passengers }) => ({ as: 'passenger', from: aircraft, to: passengers })),
    ],
  };
}

const inPlay = inPlayOf<Element>(elementFields);

/** An element without id, name and CHQ flag. */
function bareOf(element: Element): object {
  const own = { ...inPlay(element), chq: false };
  return element.kind === 'conventional'
    ? own
    : { ...own, upgrades: unordered(element.upgrades.map(asTaken), idOf) };
}

const idOf = ({ id }: { id: string }) => id;

/** An upgrade without a redundant `times: 1`. */
const asTaken = (upgrade: (Mech | Aircraft)['upgrades'][number]) =>
  'times' in upgrade && upgrade.times === 1 ? { ...upgrade, times: undefined } : upgrade;

/** Command resources without raises of 0. */
const asGiven = (given: Force['commandResources'][number]) => ({
  ...given,
  raise: Object.entries(given.raise).filter(([, by]) => by),
  upgrades: unorderedWords(given.upgrades),
});

/** Horizon Wars, the whole game (Osprey, 2016). */
export const system: GameSystem<Force, Evaluation, HorizonWarsPack> = {
  id: 'horizon-wars',
  name: 'Horizon Wars',
  noun: ['element', 'elements'],
  forceSchema,
  packSchema,
  entrySchema: async () => entrySchema,
  collecting: async () => (await import('./collection/collecting')).collecting,
  packFields,
  rulings,
  rules,
  evaluate,
  totals,
  figures,
  glossary: async () => (await import('@/data/horizon-wars/glossary.json')).default,
  uses: fielded,
  picture: ({ elements }) =>
    elements.map(({ source, cost }) => ({ symbol: symbolOfType(source), size: cost })),
  fingerprintInput,
  elements: ({ elements }) => mapById(elements),
  labels: ({ elements }) => {
    const labels = labelsOf(elements);
    return new Map(elements.map(({ id }, index) => [id, labels[index] as string]));
  },
  sheet,
  cards,
  records: () => import('./paper/records').then(({ records }) => records),
  playSummary: () => import('./paper/play-summary').then(({ playSummary }) => playSummary()),
  forOpponent,
  emptyForce,
  editCatalogue: () => import('./edits/edit-catalogue').then(({ editCatalogue }) => editCatalogue),
  typed: async () => (await import('./typed/typed')).typed,
  optimizer: async () => (await import('./collection/optimizer-model')).optimizer,
  play: () => import('./play/play').then(({ play }) => play),
  attacks: async () => (await import('./play/attacks')).attacks,
  odds: async () => (await import('./odds/odds')).odds,
  oddsCases: async () => (await import('./odds/cases')).oddsCases,
  samples: samplesOf({
    'combined-force': [
      'A legal 15-point combined force',
      () => import('@/data/horizon-wars/samples/combined-force.json'),
    ],
    'maul-team': ['An all-mech team for a Maul', () => import('@/data/horizon-wars/samples/maul-team.json')],
    'burning-error': [
      'A force of the Burning with a deliberate error',
      () => import('@/data/horizon-wars/samples/burning-error.json'),
    ],
  }),
  samplePacks: samplePacksOf({
    'club-night': [
      'An evening’s game in the Open era, and no force of one kind alone',
      () => import('@/data/horizon-wars/packs/club-night.json'),
    ],
  }),
};
