import { addition, type Edit, type EditKind, removal } from '@/lib/roster/edits/edit';
import {
  countExcess,
  type EditCatalogue,
  editList,
  partsOf,
  withCopies,
  worthOf,
} from '@/lib/roster/edits/edit-catalogue';
import { phrasesOf } from '@/lib/roster/fields';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { troops, weapons } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { forceFields, profileFields, unitFields } from '../fields';
import { type Force, MAX_FIGURES, type Profile } from '../force';
import { isTooLarge, wrongOnFoot, wrongValues } from '../rules/unit';
import {
  addUnit,
  disembark,
  draftOf,
  newUnitId,
  removeUnit,
  removeUnits,
  removeWeapon,
  setDismounts,
  setUnit,
  setValue,
  setValueOnFoot,
  setWeapon,
} from './edit';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
const kinds = {
  value: {
    cost: 1,
    max: 3,
    perStep: true,
    about:
      'Set a value of a unit to the nearest that it may have, or its facing to 0 or that of its troop; from 0 to that of its troop for 1',
  },
  type: { cost: 5, about: 'Change a unit to the type of its troop' },
  'on-foot-off': { cost: 2, about: 'Remove the values on foot from a unit' },
  'jump-off': { cost: 2, about: 'Remove the jump packs from a unit' },
  'grav-off': { cost: 2, about: 'Remove grav from a unit' },
  'transport-off': { cost: 2, about: 'Remove the transport capacity of a unit' },
  'mount-off': { cost: 1, about: 'Remove the mount of a weapon' },
  'weapon-off': { cost: 2, about: 'Remove a weapon from a unit' },
  figures: {
    cost: 1,
    max: 3,
    perStep: true,
    about: 'Set the figures of a passenger to the room for it; if it has more than its type may, for 1',
  },
  capacity: { cost: 3, about: 'Set the transport capacity of a unit to what it carries' },
  disembark: { cost: 1, about: 'Disembark a passenger' },
  remove: removal('a unit'),
  add: addition('a unit'),
} as const satisfies Record<string, EditKind>;

/** Returns the value nearest to a wrong one within a range such as "1 to 10" or "0 or more". */
function nearest(value: number, range: string): number {
  const [min = 0, max = value] = range.match(/\d+/g)?.map(Number) ?? [];
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/** The figures for which a transport has room besides its other passengers. */
const roomFor = ({ source }: EvaluatedUnit, { load, source: { transport } }: EvaluatedUnit): number =>
  (transport?.capacity ?? load) - load + source.figures;

function unitEdits(unit: EvaluatedUnit, evaluation: Evaluation): Edit<Force>[] {
  const { id, source, features, onFoot, load } = unit;
  const { edits, add, of } = editList<Force, keyof typeof kinds>(kinds);
  const own = of(id);
  const row = troops.find((troop) => troop.id === source.troop);
  const usual = row && draftOf(row).profile;
  const value = (key: keyof Profile, to: number, foot: boolean) => {
    const where = foot ? ' on foot' : '';
    const name = key === 'attacks' || key === 'facing' ? key : key.toUpperCase();
    const now = (foot ? onFoot : source)?.profile[key] ?? to;
    const isOfTroop = !foot && to === usual?.[key];
    const what = {
      detail: `${key}${where} ${to}`,
      // A value of 0 was left out: what its troop has was meant, however far that is from it.
      steps: isOfTroop && now === 0 ? 1 : to - now,
      sets: `${key}${where}`,
      likely: isOfTroop ? 1 : 0,
    };
    own('value', what, [`Set ${name} of`, `${where} to ${to}`.trim()], (force) =>
      foot ? setValueOnFoot(force, id, key, to) : setValue(force, id, key, to),
    );
  };
  for (const { key, value: wrong, range } of wrongValues(unit)) {
    const near = nearest(wrong, range);
    value(key, near, false);
    // The value of its troop, if it may have that.
    const ofTroop = usual?.[key];
    if (ofTroop !== undefined && ofTroop !== near && nearest(ofTroop, range) === ofTroop)
      value(key, ofTroop, false);
  }
  for (const { key, value: wrong, range } of wrongOnFoot(unit)) value(key, nearest(wrong, range), true);
  if (source.profile.facing !== 0) value('facing', 0, false);
  if (usual?.facing && usual.facing !== source.profile.facing) value('facing', usual.facing, false);
  if ((onFoot?.profile.facing ?? 0) !== 0) value('facing', 0, true);
  if (row && row.type !== source.type)
    own('type', '', ['Change', `to ${row.type}`], (force) => setUnit(force, id, { type: row.type }));
  if (onFoot !== null && source.type !== 'cavalry')
    own('on-foot-off', '', ['Remove the values on foot from'], (force) => setDismounts(force, id, false));
  const off = (kind: keyof typeof kinds, what: string, change: Parameters<typeof setUnit>[2]) =>
    own(kind, '', [`Remove ${what}`], (force) => setUnit(force, id, change));
  if (source.jumpPacks) off('jump-off', 'the jump packs from', { jumpPacks: false });
  if (source.grav) off('grav-off', 'grav from', { grav: false });
  if (source.transport) off('transport-off', 'the transport capacity of', { transport: undefined });
  for (const [index, borne] of source.weapons.entries()) {
    const name = unit.weapons.find((each) => each.id === borne.id)?.weapon?.name ?? borne.id;
    const key = JSON.stringify(borne);
    if (!features && (borne.mount !== undefined || borne.crewed))
      own('mount-off', index, [`Remove the mount of ${name} from`], (force) =>
        setWeapon(force, id, index, { mount: undefined, crewed: false }),
      );
    if (source.weapons.findIndex((each) => JSON.stringify(each) === key) === index)
      own('weapon-off', index, [`Remove ${name} from`], (force) => removeWeapon(force, id, index));
  }
  for (const room of new Set(unit.rides.map((carrier) => roomFor(unit, evaluation.unit(carrier)))))
    if (room > 0 && room < source.figures)
      own(
        'figures',
        // More than its type may have were mistyped: putting that right is not a step for each figure.
        {
          detail: room,
          steps: isTooLarge(unit) ? 1 : source.figures - room,
          sets: 'figures',
          likely: isTooLarge(unit) ? 1 : 0,
        },
        ['Set the figures of', `to ${room}`],
        (force) => setUnit(force, id, { figures: room }),
      );
  const lacking = load - (source.transport?.capacity ?? load);
  if (lacking > 0 && load <= MAX_FIGURES)
    own('capacity', load, ['Set the transport capacity of', `to ${load}`], (force) =>
      setUnit(force, id, { transport: { capacity: load } }),
    );
  for (const passenger of new Set(source.passengers)) {
    const text: Edit['text'] = (called) => `Disembark ${called(passenger)} from ${called(id)}`;
    const last = source.passengers.lastIndexOf(passenger);
    add('disembark', '', text, (force) => disembark(force, id, last), [passenger, id]);
  }
  own('remove', '', ['Remove'], (force) => removeUnit(force, id));
  return edits;
}

function additions(): Edit<Force>[] {
  const { edits, add } = editList<Force, keyof typeof kinds>(kinds);
  for (const troop of troops)
    add('add', troop.id, `Add a unit: ${troop.name}`, (force) =>
      addUnit(force, draftOf(troop), newUnitId(force)),
    );
  return edits;
}

/** The edits of Forge of War. */
export const editCatalogue: EditCatalogue<Force, Evaluation> = {
  ...partsOf<'units', Force>('units', removeUnits, {
    fieldsIn: 'profile',
    labels: { ...phrasesOf(unitFields), ...phrasesOf(profileFields), ...phrasesOf(forceFields) },
    nameOf: (field, value, settings) =>
      (field === 'weapons' &&
        [...weapons, ...(settings as Force).customWeapons].find(({ id }) => id === value)?.name) ||
      value,
  }),
  kinds,
  edits: (evaluation) =>
    withCopies(evaluation.force.units, [
      ...evaluation.units.flatMap((unit) => unitEdits(unit, evaluation)),
      ...(evaluation.units.length < FORCE_SIZE ? additions() : []),
    ]),
  // The book gives no points: a unit is worth its figures.
  worth: ({ units }) =>
    worthOf(
      units,
      ({ source }) => source.figures,
      ({ source }) => source.role !== 'unit',
    ),
  excesses: ({ units, pack }) =>
    countExcess(
      units.map(({ id }) => id),
      pack?.maxElements,
    ),
};
