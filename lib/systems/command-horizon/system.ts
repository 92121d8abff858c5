import { type GameSystem, type Sample, type SamplePack, sampleOf, samplePackOf } from '@/lib/roster/system';
import { cards } from './cards';
import { rulings } from './catalogue';
import { type Force, forceSchema } from './force';
import { inPlay } from './in-play';
import { type CommandHorizonPack, packFields, packSchema } from './pack';
import { type Reckoning, reckon } from './reckon';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';
import { sheet } from './sheet';
import { symbolOfType } from './symbol';
import { labelsOf } from './text';
import { figures, totals } from './totals';

/** Command Horizon v1.5 (EMP Games). */
export const system: GameSystem<Force, Reckoning, CommandHorizonPack> = {
  id: 'command-horizon',
  name: 'Command Horizon',
  noun: ['unit', 'units'],
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
  glossary: async () => (await import('@/data/command-horizon/glossary.json')).default,
  uses: fielded,
  picture: ({ units, force }) =>
    units.map(({ type }) => ({ symbol: symbolOfType(type, force.faction), size: 1 })),
  inPlay,
  labels: (force) => {
    const labels = labelsOf(force);
    return new Map(force.units.map(({ id }, index) => [id, labels[index] as string]));
  },
  sheet,
  cards,
  records: () => import('./records').then(({ records }) => records),
  playSummary: () => import('./play-summary').then(({ playSummary }) => playSummary()),
  emptyForce: () => ({ faction: 'alliance', unitLimit: null, rulings: {}, units: [] }),
  editCatalogue: async () => (await import('./fixes/catalogue')).editCatalogue,
  optimizer: async () => (await import('./optimizer/model')).optimizer,
  samples,
  samplePacks,
};

async function samples(): Promise<Sample[]> {
  const [battlegroup, host, recruits] = await Promise.all([
    import('@/data/command-horizon/samples/combined-battlegroup.json'),
    import('@/data/command-horizon/samples/rush-host.json'),
    import('@/data/command-horizon/samples/attachment-error.json'),
  ]);
  return [
    sampleOf('combined-battlegroup', 'A legal Alliance battlegroup with teams attached', battlegroup.default),
    sampleOf('rush-host', 'An Asori host with shield drones and infantry in squads', host.default),
    sampleOf('attachment-error', 'An Alliance force with an error on purpose', recruits.default),
  ];
}

async function samplePacks(): Promise<SamplePack[]> {
  const pack = await import('@/data/command-horizon/packs/battlegroup-day.json');
  return [samplePackOf('battlegroup-day', 'Both sides to a size, with one command unit each', pack.default)];
}
