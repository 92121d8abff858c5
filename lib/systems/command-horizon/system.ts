import { inPlayOf } from '@/lib/roster/fields';
import { type FingerprintInput, nonDefaultRulings } from '@/lib/roster/fingerprint/input';
import { mapById } from '@/lib/roster/maps';
import { rulingValues } from '@/lib/roster/ruling';
import { type GameSystem, samplePacksOf, samplesOf } from '@/lib/roster/system';
import { deployedPartsOf } from '@/lib/systems/command-horizon/evaluate/dice';
import {
  attachmentsOf,
  defaultModels,
  evaluateUnit,
  readingsOf,
} from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { squadsAlike } from '@/lib/systems/command-horizon/paper/stats';
import { rulings, unitType } from './catalogue/catalogue';
import { type Evaluation, evaluate, figures, totals } from './evaluate/evaluate';
import { unitFields } from './fields';
import { entrySchema, type Force, forceSchema, type Unit } from './force';
import { type CommandHorizonPack, packFields, packSchema } from './pack';
import { cards } from './paper/cards';
import { sheet } from './paper/sheet';
import { symbolOfType } from './paper/symbol';
import { labelsOf } from './paper/text';
import { fielded } from './rules/pack';
import { rules } from './rules/registry';

/** The part of a force that matters in play: everything but the names of its units. */
export function fingerprintInput(force: Force): FingerprintInput {
  const attachments = attachmentsOf(force);
  return {
    whole: { ...force, units: undefined, rulings: nonDefaultRulings(rulings, force.rulings) },
    elements: force.units.map((unit) => ({ id: unit.id, own: ownOf(unit, force.faction, attachments) })),
    references: force.units
      .filter(({ attachTo }) => attachTo.length > 0)
      .map(({ id, attachTo }) => ({ as: 'team', from: id, to: attachTo })),
  };
}

const inPlay = inPlayOf(unitFields);

type Attachments = ReturnType<typeof attachmentsOf>;

/** A unit without id, name, attachments and a redundant default number of models. */
function ownOf(unit: Unit, faction: Force['faction'], attachments: Attachments): unknown {
  const groups = groupsOf(unit, faction, attachments);
  const own = { ...inPlay(unit), attachTo: undefined, groups };
  return unit.models === defaultModels(unitType(unit.type), faction) ? { ...own, models: undefined } : own;
}

const defaultReadings = readingsOf(rulingValues(rulings));

/** The groups of its squads; sorted if the squads are equal, so that only sizes matter. */
function groupsOf(unit: Unit, faction: Force['faction'], attachments: Attachments): readonly number[] {
  const { groups } = unit;
  if (groups.length < 2) return groups;
  const single = evaluateUnit(
    { ...unit, deployAs: 'squads', groups: [] },
    '',
    faction,
    attachments,
    defaultReadings,
  );
  return squadsAlike(deployedPartsOf(single)) ? [...groups].sort((a, b) => b - a) : groups;
}

/** Command Horizon v1.5 (EMP Games). */
export const system: GameSystem<Force, Evaluation, CommandHorizonPack> = {
  id: 'command-horizon',
  name: 'Command Horizon',
  noun: ['unit', 'units'],
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
  glossary: async () => (await import('@/data/command-horizon/glossary.json')).default,
  uses: fielded,
  picture: ({ units, force }) =>
    units.map(({ type }) => ({ symbol: symbolOfType(type, force.faction), size: 1 })),
  fingerprintInput,
  elements: ({ units }) => mapById(units),
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
  typed: async () => (await import('./typed/typed')).typed,
  optimizer: async () => (await import('./collection/optimizer-model')).optimizer,
  play: () => import('./play/play').then(({ play }) => play),
  attacks: async () => (await import('./play/attacks')).attacks,
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
