import { elementNotesField } from '@/lib/roster/element-notes';
import type { Fields } from '@/lib/roster/fields';
import type { DisplayedStats } from '@/lib/roster/shown/displayed-stat';
import { minus } from '@/lib/roster/text/words';
import { ARMOUR_SCALE, trainings, troopOf, unitTypes } from './catalogue/catalogue';
import type { EvaluatedUnit } from './evaluate/evaluate-units';
import type { Borne, CustomWeapon, Force, Profile, Unit } from './force';
import { jumpMarks, kindName, mountNames, roleNames, valueNames, type WeightKind } from './paper/text';
import { markersOf } from './paper/tracks';
import { facingFault, wrongOnFoot, wrongValues } from './rules/unit';

/** What is wrong with a value, mounted or on foot. */
const errorOf = (key: keyof Profile) => (profile: Profile, unit: EvaluatedUnit) => {
  const isMounted = profile === unit.source.profile;
  if (key === 'facing') {
    const fault = facingFault(unit);
    if (!isMounted) return profile.facing === 0 ? undefined : '0 on foot';
    return fault === null
      ? undefined
      : fault === 'type'
        ? '0 except on vehicles'
        : 'front and rear 0 or more';
  }
  if (!isMounted && key === 'av' && profile.av > ARMOUR_SCALE.most) return `up to ${ARMOUR_SCALE.most}`;
  return (isMounted ? wrongValues(unit) : wrongOnFoot(unit)).find((each) => each.key === key)?.range;
};

/** The values of a unit, mounted or on foot (3.1, 10.3). */
export const profileFields: Fields<Profile, EvaluatedUnit> = {
  cv: { label: 'CV', help: valueNames.cv, error: errorOf('cv') },
  sv: { label: 'SV', help: valueNames.sv, error: errorOf('sv') },
  fv: { label: 'FV', help: valueNames.fv, error: errorOf('fv') },
  attacks: { label: 'Attacks', phrase: 'attacks', error: errorOf('attacks') },
  av: { label: 'AV', help: valueNames.av, error: errorOf('av') },
  facing: {
    label: 'Facing',
    help: 'front +, rear −',
    phrase: 'facing',
    error: errorOf('facing'),
    // Infantry has no facing; one from a file can be removed.
    isShown: (profile, { source }) => profile === source.profile || profile.facing !== 0,
  },
  w: { label: 'W', help: valueNames.w, error: errorOf('w') },
};

const inBrackets = (value: number, usual: number) => (value === usual ? undefined : `(${minus(value)})`);

/** The values as they are shown, mounted or on foot (3.1). */
export const profileStats: DisplayedStats<
  Pick<EvaluatedUnit, 'fv' | 'vehicle'> & { source: { profile: Profile } },
  'cv' | 'sv' | 'fv' | 'av' | 'w'
> = {
  cv: { letter: 'CV', name: valueNames.cv, show: ({ source }) => ({ value: source.profile.cv }) },
  sv: { letter: 'SV', name: valueNames.sv, show: ({ source }) => ({ value: source.profile.sv }) },
  fv: {
    letter: 'FV',
    name: `${valueNames.fv}, attacks in brackets`,
    // With the pistols' +1 if every figure bears one (16).
    show: ({ fv, source: { profile } }) => ({
      value: fv,
      aside: inBrackets(profile.attacks, 1),
      raised: fv - profile.fv,
    }),
  },
  av: {
    letter: 'AV',
    name: `${valueNames.av}, facing in brackets`,
    // Paper says front and rear in words.
    show: ({ source: { profile } }) => ({
      value: profile.av,
      aside: inBrackets(profile.facing, 0),
      below: [],
    }),
  },
  w: {
    letter: 'W',
    name: valueNames.w,
    show: ({ source: { profile }, vehicle }) => ({ value: profile.w === 1 && !vehicle ? '' : profile.w }),
  },
};

/** All that rows, tiles, cards, sheets and charts show of a unit in figures. */
export const unitStats: DisplayedStats<
  EvaluatedUnit,
  keyof typeof profileStats | 'move' | 'figures' | 'markers'
> = {
  ...profileStats,
  move: {
    letter: 'Move',
    name: 'Move in inches',
    show: ({ move, source }) => ({ value: `${move}"`, below: jumpMarks(source) }),
  },
  figures: {
    letter: 'Figs',
    name: 'Figures',
    label: 'Figures',
    show: ({ source }) => ({ value: source.figures }),
  },
  markers: { letter: 'D', name: 'D-markers it can carry', show: (unit) => ({ value: markersOf(unit) }) },
};

/** Everything that a unit has (3). */
export const unitFields: Fields<Unit, EvaluatedUnit> = {
  id: { label: 'Id', meaning: 'id' },
  name: { label: 'Name', meaning: 'name', placeholder: kindName },
  troop: { label: 'Generic troop', phrase: 'the troop' },
  type: {
    label: 'Type and its move',
    phrase: 'the type',
    options: Object.fromEntries(unitTypes.map(({ id, name, move }) => [id, `${name} ${move}"`])),
  },
  training: {
    label: 'Training and its D-markers',
    phrase: 'the training',
    options: Object.fromEntries(trainings.map(({ id, name, dMarkers }) => [id, `${name} ${dMarkers}`])),
  },
  profile: { label: 'Values', byHand: true },
  move: { label: 'Own move', phrase: 'the move', help: (_, { move }) => `moves ${move}"` },
  figures: { label: 'Figures' },
  weapons: { label: 'Weapons', byHand: true },
  jumpPacks: {
    label: 'Jump packs',
    help: 'Infantry: once an activation a leap of 12" over difficult ground, not into close combat (6.3).',
    special: 'jump-packs',
  },
  grav: {
    label: 'Grav',
    phrase: 'grav',
    help: 'Units built like a vehicle: a leap of 12" as with jump packs (10.5).',
    special: 'grav',
  },
  terrifying: {
    label: 'Terrifying',
    phrase: 'terrifying',
    help: 'Enemies within two of its moves activate and rally at −1 (4.1, 5.2).',
    special: 'terrifying',
  },
  fragGrenades: {
    label: 'Frag grenades',
    help: 'Charging into cover, it strikes at the same time as the defenders (9.2).',
    special: 'frag-grenades',
  },
  transport: {
    label: 'Transport',
    phrase: 'the transport capacity',
    help: 'Carries units that are neither armour, vehicles nor transports (10.5).',
    blank: { capacity: troopOf('armoured-personnel-carrier').capacity ?? 0 },
    fields: { capacity: { label: 'Figures it carries' } },
    error: ({ transport }, { features }) =>
      transport !== undefined && !features ? 'Only what is built like a vehicle carries' : undefined,
  },
  passengers: { label: 'Passengers', byHand: true },
  role: { label: 'Role', options: roleNames },
  onFoot: { label: 'Values on foot', byHand: true },
  notes: elementNotesField,
};

/** What only a vehicle's weapons have; shown on those of other units to be removed. */
const onVehicles = (isSet: (entry: Borne) => boolean) => ({
  error: (entry: Borne, { features }: EvaluatedUnit) =>
    !features && isSet(entry) ? 'For vehicles only' : undefined,
  isShown: (entry: Borne, { features }: EvaluatedUnit) => features || isSet(entry),
});

/** Everything that a unit's entry of a weapon has (10.2). */
export const borneFields: Fields<Borne, EvaluatedUnit> = {
  id: { label: 'Weapon' },
  count: { label: 'How many' },
  mount: {
    label: 'Mount',
    empty: 'not set',
    options: mountNames,
    isSelect: true,
    ...onVehicles(({ mount }) => mount !== undefined),
  },
  crewed: { label: 'Crewed', ...onVehicles(({ crewed }) => crewed) },
};

/** The flags of a unit, each with the special rule that it gives. */
export const flagFields = Object.entries(unitFields).flatMap(([key, field]) =>
  'special' in field && field.special
    ? [{ key: key as FlagKey, label: field.label, special: field.special }]
    : [],
);
type FlagKey = { [Key in keyof Unit]-?: Unit[Key] extends boolean ? Key : never }[keyof Unit];

/** Those that matter in close combat: they are named below a unit, and leaps beside its move. */
export const traitFields = flagFields.filter(({ key }) => key !== 'jumpPacks' && key !== 'grav');

/** What accuracy and template have in common: they are for indirect fire, and shown on other weapons to be removed. */
const forIndirectFire = (key: 'accuracy' | 'template') => ({
  empty: 'not set',
  help: (weapon: CustomWeapon) =>
    weapon.indirect && weapon[key] === undefined ? 'Left blank on paper' : undefined,
  error: (weapon: CustomWeapon) =>
    weapon.indirect || weapon[key] === undefined ? undefined : 'For indirect fire only',
  isShown: ({ indirect, accuracy, template }: CustomWeapon) =>
    indirect || accuracy !== undefined || template !== undefined,
});

/** The forms of a weight of fire, and the dice of each (16). */
export const weightKinds: readonly { value: WeightKind; label: string }[] = [
  { value: 'dice', label: 'Dice' },
  { value: 'target', label: 'By target' },
  { value: 'range', label: 'By range' },
  { value: 'radius', label: 'Radius' },
];
export const weightLabels: Readonly<Record<string, string>> = {
  dice: 'Dice a figure',
  infantry: 'Infantry',
  horde: 'Horde',
  vehicle: 'Vehicle',
  near: 'Up to 12"',
  farIfStill: 'Beyond 12", if still',
  radius: 'Inches',
};

/** Everything that a custom weapon has (16). */
export const weaponFields: Fields<CustomWeapon> = {
  id: { label: 'Id', meaning: 'id' },
  name: { label: 'Name', meaning: 'name' },
  range: { label: 'Range in inches', help: '0 is close combat' },
  value: { label: 'Value' },
  vehicleBonus: { label: 'Extra value against vehicles' },
  weightOfFire: { label: 'Weight of fire' },
  heavy: { label: 'Heavy', help: 'Takes two figures below AV 4' },
  indirect: { label: 'Indirect', help: 'Fires with a spotter (14)' },
  accuracy: {
    label: 'Accuracy',
    options: { accurate: 'Accurate', inaccurate: 'Inaccurate' },
    ...forIndirectFire('accuracy'),
  },
  template: { label: 'Template in inches', ...forIndirectFire('template') },
  notes: { label: 'Notes', meaning: 'note', isLong: true },
};

/** Everything that a force has besides its units. */
export const forceFields: Fields<Force> = {
  rulings: { label: 'Rulings', byHand: true },
  customWeapons: { label: 'Custom weapons', byHand: true },
  units: { label: 'Units', byHand: true },
};
