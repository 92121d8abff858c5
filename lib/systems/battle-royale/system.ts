import { type GameSystem, type Sample, sampleOf } from '@/lib/roster/system';
import { cards } from './cards';
import { type Force, forceSchema } from './force';
import { inPlay } from './in-play';
import { packFields, packSchema, type RoyalePack } from './pack';
import { bareMech } from './presets';
import { type Reckoning, reckon } from './reckon';
import { reference } from './reference';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';
import { sheet } from './sheet';
import { symbolOf } from './symbol';
import { tableSheet } from './table-sheet';
import { figures, totals } from './totals';

/** Battle Royale, an expansion of Horizon Wars: its mech rules, figures and designer are used from there. */
export const system: GameSystem<Force, Reckoning, RoyalePack> = {
  id: 'battle-royale',
  name: 'Battle Royale',
  noun: ['mech', 'mechs'],
  forceSchema,
  packSchema,
  entrySchema: async () => (await import('./collection')).entrySchema,
  collecting: async () => (await import('./collecting')).collecting,
  packFields,
  rulings: [],
  rules,
  unpaged: 'Battle Royale rules',
  reference,
  reckon,
  totals,
  figures,
  glossary: async () => (await import('@/data/battle-royale/glossary.json')).default,
  uses: fielded,
  picture: ({ mech }) => [{ symbol: symbolOf(mech), size: 1 }],
  inPlay,
  labels: () => new Map(),
  sheet,
  cards,
  records: () => import('./records').then(({ records }) => records),
  playSummary: () => import('./play-summary').then(({ playSummary }) => playSummary()),
  tableSheet,
  emptyForce: () => ({ mech: { name: '', pilot: '', ...bareMech(3) } }),
  editCatalogue: async () => (await import('./fixes/catalogue')).editCatalogue,
  optimizer: async () => (await import('./optimizer/model')).optimizer,
  samples,
};

async function samples(): Promise<Sample[]> {
  const [queen, lantern, faces] = await Promise.all([
    import('@/data/battle-royale/samples/cinder-queen.json'),
    import('@/data/battle-royale/samples/paper-lantern.json'),
    import('@/data/battle-royale/samples/two-faces.json'),
  ]);
  return [
    sampleOf('cinder-queen', 'A legal heavy mech that loves to charge', queen.default),
    sampleOf('paper-lantern', 'A legal light mech, all drones and flight frames', lantern.default),
    sampleOf('two-faces', 'A medium mech with an error on purpose', faces.default),
  ];
}
