import { type GameSystem, samplePacksOf, samplesOf } from '@/lib/roster/system';
import { rulings } from './catalogue/catalogue';
import { emptyForce } from './edits/empty-force';
import { type Evaluation, evaluate } from './evaluate/evaluate';
import { fingerprintInput } from './evaluate/fingerprint-input';
import { forOpponent } from './evaluate/secret';
import { figures, totals } from './evaluate/totals';
import { type Force, forceSchema } from './force';
import { type HorizonWarsPack, packFields, packSchema } from './pack';
import { cards } from './paper/cards';
import { sheet } from './paper/sheet';
import { symbolOfType } from './paper/symbol';
import { labelsOf } from './paper/text';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';

/** Horizon Wars, the whole game (Osprey, 2016). */
export const system: GameSystem<Force, Evaluation, HorizonWarsPack> = {
  id: 'horizon-wars',
  name: 'Horizon Wars',
  noun: ['element', 'elements'],
  forceSchema,
  packSchema,
  entrySchema: async () => (await import('./collection/entry')).entrySchema,
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
  optimizer: async () => (await import('./collection/optimizer-model')).optimizer,
  play: () => import('./play/play').then(({ play }) => play),
  odds: async () => (await import('./odds/odds')).odds,
  oddsCases: async () => (await import('./odds/odds-cases')).oddsCases,
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
