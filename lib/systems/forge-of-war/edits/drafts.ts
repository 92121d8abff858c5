import * as z from 'zod/mini';
import { blanks, troops } from '../catalogue/catalogue';
import type { BlankProfile, Troop } from '../catalogue/data-schema';
import { draftSchema, type Unit } from '../force';

/** A unit that has no id and no passengers yet. */
export type Draft = Omit<Unit, 'id' | 'passengers'>;

/** The training and values in a troop's row (15). */
export const genericValuesOf = ({
  training,
  cv,
  sv,
  fv,
  av,
  facing,
}: Troop): Pick<Unit, 'training'> & {
  profile: Pick<Unit['profile'], 'cv' | 'sv' | 'fv' | 'av' | 'facing'>;
} => ({
  // Professional if allowed, like most troops of the table.
  training: training.includes('professional') ? 'professional' : (training[0] ?? 'professional'),
  profile: { cv, sv, fv, av, facing },
});

/** A unit of a generic troop with the values of its row and our number of figures. */
export function draftOf(troop: Troop): Draft {
  const { training, profile } = genericValuesOf(troop);
  return z.parse(draftSchema, {
    troop: troop.id,
    type: troop.type,
    training,
    profile: { ...profile, attacks: 1, w: 1 },
    figures: troop.figures,
    role: troop.role ?? 'unit',
    weapons: troop.weapons,
    ...(troop.capacity === null ? {} : { transport: { capacity: troop.capacity } }),
  });
}

/** A starting unit without a row in the tables. */
interface BlankDraft {
  id: string;
  name: string;
  about: string;
  draft: Draft;
}

const blankDraft = ({ id, name, about, type, figures, group: _, ...values }: BlankProfile): BlankDraft => {
  const profile = { ...values, attacks: 1 };
  // Cavalry starts with the same values on foot (3.3).
  const onFoot = type === 'cavalry' ? { onFoot: { profile } } : {};
  const draft = z.parse(draftSchema, { name, type, training: 'professional', profile, figures, ...onFoot });
  return { id, name, about, draft };
};

const blanksOf = (group: BlankProfile['group']): BlankDraft[] =>
  blanks.filter((blank) => blank.group === group).map(blankDraft);

/** Blank units listed with the generic vehicles. */
export const vehicleDrafts: readonly BlankDraft[] = blanksOf('vehicle');

/** The other blank units. */
export const blankDrafts: readonly BlankDraft[] = blanksOf('blank');

/** The generic troops by heading, in the order of the tables. */
export const troopGroups: readonly { id: Troop['group']; title: string; troops: readonly Troop[] }[] = [
  { id: 'human', title: 'Humans' },
  { id: 'modified', title: 'Modified humans' },
  { id: 'alien', title: 'Aliens' },
  { id: 'vehicle', title: 'Vehicles' },
].map(({ id, title }) => ({
  id: id as Troop['group'],
  title,
  troops: troops.filter(({ group }) => group === id),
}));
