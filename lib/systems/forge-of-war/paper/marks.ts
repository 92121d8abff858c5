import { remembered } from '@/lib/roster/maps';
import { statEntries, textOf } from '@/lib/roster/shown/displayed-stat';
import { counted, inList, minus } from '@/lib/roster/text/words';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import { armourName, printedPlay, trainingOf, unitTypeOf } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { AnyWeapon, EvaluatedUnit, UnitWeapon } from '../evaluate/evaluate-units';
import { profileStats, traitFields } from '../fields';
import type { Role, Unit } from '../force';
import { changeText, figuresText, kindName, mountNames, roleNames, weightText } from './text';
import { MAX_BOXES, systemTrack } from './tracks';

// Shared by a unit's line on the sheet, its card and its row on screen.

type Figured = Pick<AnyWeapon, 'range' | 'value' | 'vehicleBonus' | 'weightOfFire' | 'indirect' | 'heavy'> &
  Partial<Pick<AnyWeapon, 'accuracy' | 'template'>>;

/** A weapon's figures: `24"`, "value 1", "fire 3" … (16); for close combat only its value (9.3). */
export function weaponFacts(
  weapon: Figured,
  fire: string = `fire ${weightText(weapon.weightOfFire)}`,
): string[] {
  const { range, value, vehicleBonus, heavy } = weapon;
  const worth = `value ${minus(value)}`;
  const worths = vehicleBonus === 0 ? worth : `${worth} (${minus(value + vehicleBonus)} against vehicles)`;
  if (range === 0) return ['close combat', worths];
  return [`${range}"`, worths, fire, ...(heavy ? ['heavy'] : []), ...indirectFacts(weapon)];
}

/** Accuracy and template of an indirect weapon, with blanks if not given (14). */
function indirectFacts({ indirect, accuracy, template }: Figured): string[] {
  if (!indirect) return [];
  const size = template === undefined ? '__' : `${template}`;
  return [`indirect, ${accuracy ?? 'accuracy ____'}, template ${size}"`];
}

/** A weapon's figures for its unit: heavy only if it needs a crew there (16). */
export const unitWeaponTexts = (
  weapon: AnyWeapon,
  { crew }: Pick<EvaluatedUnit, 'crew'>,
  fire?: string,
): string[] => weaponFacts({ ...weapon, heavy: weapon.heavy && crew > 1 }, fire);

/** A weapon's mount, and whether it has a crew of its own: "turret", "crewed" (8.2, 10.2). */
const mountMarks = ({ mount, crewed }: Pick<Unit['weapons'][number], 'mount' | 'crewed'>): string[] => [
  ...(mount === undefined ? [] : [mountNames[mount].toLowerCase()]),
  ...(crewed ? ['crewed'] : []),
];

/** A unit's weapons, grouped by equal mounts. */
export function mountedWeapons({ weapons }: Pick<EvaluatedUnit, 'weapons'>): (Omit<UnitWeapon, 'entries'> & {
  marks: string[];
})[] {
  return weapons.flatMap(({ id, weapon, entries }) => {
    const byMarks = new Map<string, { count: number; marks: string[] }>();
    for (const entry of entries) {
      const marks = mountMarks(entry);
      const key = marks.join();
      byMarks.set(key, { marks, count: (byMarks.get(key)?.count ?? 0) + entry.count });
    }
    return [...byMarks.values()].map((each) => ({ id, weapon, ...each }));
  });
}

/** The number and figures of each weapon: `10 × Assault rifle · 24" · value 1 · fire 2 dice to 12", 1 beyond if still`. */
export const weaponLines = (unit: EvaluatedUnit): string[] =>
  mountedWeapons(unit).map(({ id, count, weapon, marks }) =>
    [
      `${count} × ${weapon?.name ?? id}`,
      ...marks,
      ...(weapon === null ? ['unknown'] : unitWeaponTexts(weapon, unit)),
    ].join(' · '),
  );

/** Traits for close combat: "Terrifying", "Frag grenades" (4.1, 9.2). */
export const traits = ({ source }: EvaluatedUnit): string[] =>
  traitFields.filter(({ key }) => source[key]).map(({ label }) => label);

/** A unit on foot: "On foot, 8 figures: CV 7, SV 7, FV 6, AV 1" (3.3); "" if the roster does not say. */
const onFootText = (unit: Pick<EvaluatedUnit, 'onFoot'>): string =>
  unit.onFoot === null ? '' : `On foot, ${onFootValues(unit)}`;

/** Figures and values on foot: "8 figures: CV 7, SV 7, FV 6, AV 1"; "" if the roster does not say. */
export function onFootValues({ onFoot }: Pick<EvaluatedUnit, 'onFoot'>): string {
  if (onFoot === null) return '';
  const { generic, figures, profile, fv } = onFoot;
  const values = statEntries(profileStats).flatMap(([, { letter, show }]) => {
    const shown = show({ source: { profile }, fv, vehicle: false });
    return shown.value === '' ? [] : [`${letter} ${textOf(shown)}${shown.raised ? ' with pistols' : ''}`];
  });
  const what = [...(generic === null ? [] : [generic.name]), figuresText(figures)];
  return `${what.join(', ')}: ${values.join(', ')}`;
}

/** Whether a unit, mounted or on foot, differs from its generic troop (15). */
export const isChanged = ({ changes, onFoot }: Pick<EvaluatedUnit, 'changes' | 'onFoot'>): boolean =>
  changes.length > 0 || (onFoot?.changes.length ?? 0) > 0;

/** A unit's troop, unless its label starts with it, type and training. */
const kindParts = ({ source, troop, label }: EvaluatedUnit): string[] => [
  ...(troop === null || label.startsWith(kindName(source)) ? [] : [troop.name]),
  unitTypeOf(source.type).name,
  trainingOf(source.training).name,
];

/** The same in a line: "Line Infantry · Infantry · Regular". */
export const kindMark = (unit: EvaluatedUnit): string => kindParts(unit).join(' · ');

/** What a unit is embarked on, what it carries, and its room. */
export function transportMarks(
  { source, rides, aboard, load }: EvaluatedUnit,
  { unit: byId }: Pick<Evaluation, 'unit'>,
): string[] {
  const labels = (ids: readonly string[]) => inList([...new Set(ids)].map((id) => byId(id).label));
  const room = source.transport?.capacity;
  return [
    ...(rides.length > 0 ? [`Embarked on ${labels(rides)}`] : []),
    ...(aboard.length > 0
      ? [`Carries ${labels(aboard)}${room === undefined ? '' : ` (${load} of ${room})`}`]
      : room === undefined
        ? []
        : [`Carries up to ${counted(room, 'figure')}`]),
  ];
}

/** The lines below a unit's name: kind, role, changes, traits, values on foot and transports. */
export function marks(unit: EvaluatedUnit, evaluation: Pick<Evaluation, 'unit'>): string[] {
  const { role } = unit.source;
  const unitTraits = traits(unit);
  return [
    role === 'unit' ? kindMark(unit) : `${kindMark(unit)} · ${roleNames[role]}`,
    ...(unit.changes.length > 0 ? [`No longer generic: ${unit.changes.map(changeText).join(', ')}`] : []),
    ...(unitTraits.length > 0 ? [unitTraits.join(' · ')] : []),
    ...(unit.onFoot === null ? [] : [onFootText(unit)]),
    ...(unit.onFoot && unit.onFoot.changes.length > 0
      ? [`On foot no longer generic: ${unit.onFoot.changes.map(changeText).join(', ')}`]
      : []),
    ...transportMarks(unit, evaluation),
  ];
}

/** A commander with its role and bonus (4.1). */
export const commandText = ({ label, source: { role } }: EvaluatedUnit): string =>
  `${label} (${roleNames[role].toLowerCase()}${MORALE_ROLES.has(role) ? `, +1 in sight within ${printedPlay.commandReach}"` : ''})`;

/** Roles that add 1 to the rolls of units near them; a leader's own value counts instead (4.1, 5.2). */
export const MORALE_ROLES = new Set<Role>(['command-squad', 'force-commander']);

/** What follows from the values of a unit. */
export function valueNotes({ source, features, fv }: EvaluatedUnit): string[] {
  const { av, facing, fv: own } = source.profile;
  const armour = armourName(av);
  return [
    ...(armour === '' ? [] : [`AV ${av}: ${armour.toLowerCase()}.`]),
    ...(features && facing !== 0 ? [`Front ${av + facing}, sides ${av}, rear ${av - facing}.`] : []),
    ...(fv > own ? [`Every figure carries a pistol: FV ${fv}.`] : []),
  ];
}

/** What losses mean for a unit (4.1, 4.4, 5.3). */
export function strengthNotes({
  source: { figures },
  marks: { half, third, quarter },
}: EvaluatedUnit): string[] {
  const at = (lost: number | null, text: string) =>
    lost === null ? [] : [`${figures - lost} left: ${text}`];
  return [
    ...at(half, 'half strength, activation −1 and 1 D-marker stays'),
    ...at(third, 'a third, withdraws when it fails to activate'),
    ...at(quarter, 'a quarter, 2 D-markers stay'),
  ];
}

// What is marked as one in play, which the tracks on paper name.

type Ids = Pick<Evaluation, 'units'>;
type Marks = NonNullable<SheetBoxes['marks']>;

/** Vehicles of a unit that are marked in play: as many as its figures have boxes. */
export const vehiclesOf = ({ vehicle, source }: EvaluatedUnit): number =>
  vehicle ? Math.min(source.figures, MAX_BOXES) : 0;

/** Whether the vehicles of a unit act together, by a ruling (10.1). */
export const actsTogether = ({ vehicle, groups, source }: EvaluatedUnit): boolean =>
  vehicle && groups === 1 && source.figures > 1;

const idsOf = remembered(({ units }: Ids) => new Set(units.map(({ id }) => id)));

/** The id of the row of a unit's vehicle by its number from 1: "u5/2". */
export function vehicleRow({ id }: Pick<EvaluatedUnit, 'id'>, number: number, evaluation: Ids): string {
  const ids = idsOf(evaluation);
  let row = `${id}/${number}`;
  // A unit may be called so.
  while (ids.has(row)) row += '’';
  return row;
}

/** The id of the row that acts: the unit's, or that of its vehicle by its number from 1. */
export const actingRow = (unit: EvaluatedUnit, number: number, evaluation: Ids): string =>
  unit.vehicle && !actsTogether(unit) ? vehicleRow(unit, number, evaluation) : unit.id;

/** The mark of each box of figures: the figures lost, or the vehicles out. */
export const figureMarks = (unit: EvaluatedUnit, evaluation: Ids): Marks =>
  unit.vehicle
    ? Array.from({ length: vehiclesOf(unit) }, (_, index) => [
        vehicleRow(unit, index + 1, evaluation),
        'removed',
      ])
    : [[unit.id, 'figures-lost']];

/** The marks of the wounds of a unit, or of its vehicle by its number from 1. */
export const woundMarks = (unit: EvaluatedUnit, number: number, evaluation: Ids): Marks => [
  [unit.vehicle ? vehicleRow(unit, number, evaluation) : unit.id, 'wounds'],
];

/** The marks of the D-markers of a unit, or of its vehicle by its number from 1. */
export const markerMarks = (unit: EvaluatedUnit, number: number, evaluation: Ids): Marks => [
  [actingRow(unit, number, evaluation), 'd-markers'],
];

/** The id of the tracker for a vehicle's weapon by its number from 1. */
export const weaponTracker = (number: number): string => `weapon-${number}`;

/** The marks of the systems of a unit's vehicle by its number from 1: its weapons and the propulsion. */
export function systemMarks(unit: EvaluatedUnit, number: number, evaluation: Ids): Marks {
  const row = vehicleRow(unit, number, evaluation);
  const weapons = systemTrack(unit).count - 1;
  return [
    ...Array.from({ length: weapons }, (_, index) => [row, weaponTracker(index + 1)] as const),
    [row, 'propulsion'],
  ];
}
