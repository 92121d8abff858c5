import { type GameSystem, type Sample, sampleOf } from '@/lib/roster/system';
import { cards } from './cards';
import { readings, rulings } from './catalogue';
import { type Force, forceSchema } from './force';
import { inPlay } from './in-play';
import { type ForgeOfWarPack, packFields, packSchema } from './pack';
import { type Reckoning, reckon } from './reckon';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';
import { sheet } from './sheet';
import { storedTroopSchema, storedWeaponSchema } from './stored';
import { symbolOfType } from './symbol';
import { labelsOf } from './text';
import { figures, totals } from './totals';

/** Forge of War, second edition. */
export const system: GameSystem<Force, Reckoning, ForgeOfWarPack> = {
  id: 'forge-of-war',
  name: 'Forge of War',
  noun: ['unit', 'units'],
  forceSchema,
  packSchema,
  entrySchema: async () => (await import('./collection')).entrySchema,
  collecting: async () => (await import('./collecting')).collecting,
  packFields,
  storedSchemas: { weapon: storedWeaponSchema, troop: storedTroopSchema },
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
  reckon,
  totals,
  figures,
  glossary: async () => (await import('@/data/forge-of-war/glossary.json')).default,
  uses: fielded,
  picture: ({ units }) => units.map(({ source }) => ({ symbol: symbolOfType(source), size: 1 })),
  inPlay,
  labels: ({ units }) => {
    const labels = labelsOf(units);
    return new Map(units.map(({ id }, index) => [id, labels[index] as string]));
  },
  sheet,
  cards,
  records: () => import('./records').then(({ records }) => records),
  playSummary: async () => (await import('./play-summary')).playSummary(),
  emptyForce: () => ({ units: [], customWeapons: [], rulings: {} }),
  editCatalogue: async () => (await import('./fixes/catalogue')).editCatalogue,
  optimizer: async () => (await import('./optimizer/model')).optimizer,
  samples,
};

async function samples(): Promise<Sample[]> {
  const [platoon, swarm, overload] = await Promise.all([
    import('@/data/forge-of-war/samples/mechanised-platoon.json'),
    import('@/data/forge-of-war/samples/hive-swarm.json'),
    import('@/data/forge-of-war/samples/overload-error.json'),
  ]);
  return [
    sampleOf('mechanised-platoon', 'A mechanised platoon with a weapon of its own', platoon.default),
    sampleOf('hive-swarm', 'A hive in hordes, and one troop changed to taste', swarm.default),
    sampleOf(
      'overload-error',
      'Marines with more aboard than there is room for, on purpose',
      overload.default,
    ),
  ];
}
