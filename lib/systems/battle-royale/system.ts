import { inPlayOf } from '@/lib/roster/fields';
import { type FingerprintInput, unordered, unorderedWords } from '@/lib/roster/fingerprint/input';
import { type GameSystem, samplesOf } from '@/lib/roster/system';
import { bareMech } from './edits/presets';
import { type Evaluation, evaluate, figures, totals } from './evaluate/evaluate';
import { mechFields } from './fields';
import { entrySchema, type Force, forceSchema, type Upgrade } from './force';
import { packFields, packSchema, type RoyalePack } from './pack';
import { cards } from './paper/cards';
import { sheet } from './paper/sheet';
import { MECH } from './paper/special';
import { symbolOf } from './paper/symbol';
import { reference, tableSheet } from './paper/table-sheet';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';

const inPlay = inPlayOf(mechFields);

/** The part of a mech that matters in play: everything but its name and its pilot's. */
export const fingerprintInput = ({ mech }: Force): FingerprintInput => ({
  whole: {
    ...inPlay(mech),
    upgrades: unordered(mech.upgrades.map(asTaken), ({ id }) => id),
  },
  elements: [],
  references: [],
});

/** An upgrade without a redundant `times: 1` or empty `abilities`. */
function asTaken(upgrade: Upgrade) {
  const { times, abilities, ...others } = upgrade;
  if (times === undefined && abilities === undefined) return upgrade;
  return {
    ...others,
    times: times === 1 ? undefined : times,
    abilities: abilities && abilities.length > 0 ? unorderedWords(abilities) : undefined,
  };
}

/** Battle Royale, an expansion of Horizon Wars: its mech rules, figures and designer are used from there. */
export const system: GameSystem<Force, Evaluation, RoyalePack> = {
  id: 'battle-royale',
  name: 'Battle Royale',
  noun: ['mech', 'mechs'],
  forceSchema,
  packSchema,
  entrySchema: async () => entrySchema,
  collecting: async () => (await import('./collection/collecting')).collecting,
  packFields,
  rulings: [],
  rules,
  unpaged: 'Battle Royale rules',
  reference,
  evaluate,
  totals,
  figures,
  glossary: async () => (await import('@/data/battle-royale/glossary.json')).default,
  uses: fielded,
  picture: ({ mech }) => [{ symbol: symbolOf(mech), size: 1 }],
  fingerprintInput,
  elements: ({ mech }) => new Map([[MECH, mech]]),
  labels: () => new Map(),
  sheet,
  cards,
  records: () => import('./paper/records').then(({ records }) => records),
  playSummary: () => import('./paper/play-summary').then(({ playSummary }) => playSummary()),
  tableSheet,
  emptyForce: () => ({ mech: { name: '', pilot: '', ...bareMech(3) } }),
  editCatalogue: async () => (await import('./edits/edit-catalogue')).editCatalogue,
  typed: async () => (await import('./typed/typed')).typed,
  optimizer: async () => (await import('./collection/optimizer-model')).optimizer,
  play: () => import('./play/play').then(({ play }) => play),
  attacks: async () => (await import('./play/attacks')).attacks,
  odds: async () => (await import('./odds/odds')).odds,
  oddsCases: async () => (await import('@/lib/systems/horizon-wars/odds/cases')).casesOf('battle-royale'),
  samples: samplesOf({
    'cinder-queen': [
      'A legal heavy mech that loves to charge',
      () => import('@/data/battle-royale/samples/cinder-queen.json'),
    ],
    'paper-lantern': [
      'A legal light mech, all drones and flight frames',
      () => import('@/data/battle-royale/samples/paper-lantern.json'),
    ],
    'two-faces': [
      'A medium mech with a deliberate error',
      () => import('@/data/battle-royale/samples/two-faces.json'),
    ],
  }),
};
