import { type GameSystem, type Sample, type SamplePack, sampleOf, samplePackOf } from '@/lib/roster/system';
import { cards } from './cards';
import { rulings } from './catalogue';
import { emptyForce } from './empty-force';
import { type Force, forceSchema } from './force';
import { inPlay } from './in-play';
import { type HorizonWarsPack, packFields, packSchema } from './pack';
import { type Reckoning, reckon } from './reckon';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';
import { forOpponent } from './secret';
import { sheet } from './sheet';
import { symbolOfType } from './symbol';
import { labelsOf } from './text';
import { figures, totals } from './totals';

/** Horizon Wars, the whole game (Osprey, 2016). */
export const system: GameSystem<Force, Reckoning, HorizonWarsPack> = {
  id: 'horizon-wars',
  name: 'Horizon Wars',
  noun: ['element', 'elements'],
  forceSchema,
  packSchema,
  entrySchema: async () => (await import('./collection')).entrySchema,
  collecting: async () => (await import('./collecting')).collecting,
  packFields,
  rulings,
  rules,
  reckon,
  totals,
  figures,
  glossary: async () => (await import('@/data/horizon-wars/glossary.json')).default,
  uses: fielded,
  picture: ({ elements }) =>
    elements.map(({ source, cost }) => ({ symbol: symbolOfType(source), size: cost })),
  inPlay,
  labels: ({ elements }) => {
    const labels = labelsOf(elements);
    return new Map(elements.map(({ id }, index) => [id, labels[index] as string]));
  },
  sheet,
  cards,
  records: () => import('./records').then(({ records }) => records),
  playSummary: () => import('./play-summary').then(({ playSummary }) => playSummary()),
  forOpponent,
  emptyForce,
  editCatalogue: () => import('./fixes/catalogue').then(({ editCatalogue }) => editCatalogue),
  optimizer: async () => (await import('./optimizer/model')).optimizer,
  samples,
  samplePacks,
};

async function samples(): Promise<Sample[]> {
  const [combined, maul, burning] = await Promise.all([
    import('@/data/horizon-wars/samples/combined-force.json'),
    import('@/data/horizon-wars/samples/maul-team.json'),
    import('@/data/horizon-wars/samples/burning-error.json'),
  ]);
  return [
    sampleOf('combined-force', 'A legal 15-point combined force', combined.default),
    sampleOf('maul-team', 'An all-mech team for a Maul', maul.default),
    sampleOf('burning-error', 'A force of the Burning with a deliberate error', burning.default),
  ];
}

async function samplePacks(): Promise<SamplePack[]> {
  const pack = await import('@/data/horizon-wars/packs/club-night.json');
  return [
    samplePackOf(
      'club-night',
      'An evening’s game in the Open era, and no force of one kind alone',
      pack.default,
    ),
  ];
}
