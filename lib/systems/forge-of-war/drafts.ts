import { troops } from './catalogue';
import type { Troop } from './data-schema';
import type { Unit } from './force';

/** A unit that has no id yet, and nobody aboard. */
export type Draft = Omit<Unit, 'id' | 'passengers'>;

const common = {
  name: '',
  jumpPacks: false,
  grav: false,
  role: 'unit',
  terrifying: false,
  fragGrenades: false,
} as const;

/** What a troop's row says of a unit: its training, the first where it has several, and its values (15). */
export const rowOf = ({
  training,
  cv,
  sv,
  fv,
  av,
  facing,
}: Troop): Pick<Unit, 'training'> & {
  profile: Pick<Unit['profile'], 'cv' | 'sv' | 'fv' | 'av' | 'facing'>;
} => ({
  // A troop that may have any training starts as most troops of the table are.
  training: training.includes('professional') ? 'professional' : (training[0] ?? 'professional'),
  profile: { cv, sv, fv, av, facing },
});

/** A unit of a generic troop as its row has it, with our number of figures. */
export function draftOf(troop: Troop): Draft {
  const { training, profile } = rowOf(troop);
  return {
    ...common,
    troop: troop.id,
    type: troop.type,
    training,
    profile: { ...profile, attacks: 1, w: 1 },
    figures: troop.figures,
    role: troop.role ?? 'unit',
    weapons: troop.weapons.map((weapon) => ({ ...weapon, crewed: false })),
    ...(troop.capacity === null ? {} : { transport: { capacity: troop.capacity } }),
  };
}

/** A unit to begin from that is no row's. */
interface BlankDraft {
  id: string;
  name: string;
  about: string;
  draft: Draft;
}

/** Those that stand with the generic vehicles. */
export const vehicleDrafts: readonly BlankDraft[] = [
  blank('light-tank', 'Light tank', 'Armour, built to fight; no row of the tables', 'armour', 1, {
    sv: 6,
    fv: 0,
    av: 8,
    facing: 1,
  }),
  blank('jeep', 'Fast vehicle', 'A vehicle with AV 6; no row of the tables', 'vehicle', 1, {
    sv: 6,
    fv: 0,
    av: 6,
  }),
];

/** The rest. */
export const blankDrafts: readonly BlankDraft[] = [
  blank('foot', 'Foot', 'Ten figures of no troop of the tables', 'infantry', 10, { sv: 6, fv: 6, av: 1 }),
  riders(),
  blank('beast', 'Beast', 'One monstrous creature', 'monstrous-creature', 1, { sv: 4, fv: 8, av: 4, w: 4 }),
];

/** Riders with the same values on foot (3.3). */
function riders(): BlankDraft {
  const mounted = blank('riders', 'Riders', 'Beasts, bikes or buggies', 'cavalry', 5, {
    sv: 6,
    fv: 6,
    av: 1,
  });
  return { ...mounted, draft: { ...mounted.draft, onFoot: { profile: mounted.draft.profile } } };
}

function blank(
  id: string,
  name: string,
  about: string,
  type: Unit['type'],
  figures: number,
  profile: Partial<Unit['profile']>,
) {
  const draft: Draft = {
    ...common,
    name,
    type,
    training: 'professional',
    profile: { cv: 7, sv: 6, fv: 6, attacks: 1, av: 1, facing: 0, w: 1, ...profile },
    figures,
    weapons: [],
  };
  return { id, name, about, draft };
}

/** The generic troops under their headings, in the order of the tables. */
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
