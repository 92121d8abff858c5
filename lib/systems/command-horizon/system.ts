import { type GameSystem, samplePacksOf, samplesOf } from '@/lib/roster/system';
import { rulings } from './catalogue/catalogue';
import { type Evaluation, evaluate } from './evaluate/evaluate';
import { fingerprintInput } from './evaluate/fingerprint-input';
import { figures, totals } from './evaluate/totals';
import { type Force, forceSchema } from './force';
import { type CommandHorizonPack, packFields, packSchema } from './pack';
import { cards } from './paper/cards';
import { sheet } from './paper/sheet';
import { symbolOfType } from './paper/symbol';
import { labelsOf } from './paper/text';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';

/** Command Horizon v1.5 (EMP Games). */
export const system: GameSystem<Force, Evaluation, CommandHorizonPack> = {
  id: 'command-horizon',
  name: 'Command Horizon',
  noun: ['unit', 'units'],
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
  glossary: async () => (await import('@/data/command-horizon/glossary.json')).default,
  uses: fielded,
  picture: ({ units, force }) =>
    units.map(({ type }) => ({ symbol: symbolOfType(type, force.faction), size: 1 })),
  fingerprintInput,
  labels: (force) => {
    const labels = labelsOf(force);
    return new Map(force.units.map(({ id }, index) => [id, labels[index] as string]));
  },
  sheet,
  cards,
  records: () => import('./paper/records').then(({ records }) => records),
  playSummary: () => import('./paper/play-summary').then(({ playSummary }) => playSummary()),
  emptyForce: () => ({ faction: 'alliance', unitLimit: null, rulings: {}, units: [] }),
  editCatalogue: async () => (await import('./edits/edit-catalogue')).editCatalogue,
  optimizer: async () => (await import('./collection/optimizer-model')).optimizer,
  play: () => import('./play/play').then(({ play }) => play),
  odds: async () => (await import('./odds/odds')).odds,
  samples: samplesOf({
    'combined-battlegroup': [
      'A legal Alliance battlegroup with teams attached',
      () => import('@/data/command-horizon/samples/combined-battlegroup.json'),
    ],
    'rush-host': [
      'An Asori host with shield drones and infantry in squads',
      () => import('@/data/command-horizon/samples/rush-host.json'),
    ],
    'attachment-error': [
      'An Alliance force with a deliberate error',
      () => import('@/data/command-horizon/samples/attachment-error.json'),
    ],
  }),
  samplePacks: samplePacksOf({
    'battlegroup-day': [
      'Both sides to a size, with one command unit each',
      () => import('@/data/command-horizon/packs/battlegroup-day.json'),
    ],
  }),
};
