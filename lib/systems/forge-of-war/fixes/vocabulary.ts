import { FORCE_SIZE } from '@/lib/roster/roster';
import { ADD_TAG, COUNT_TAG, ownNeeds, unitEdit, unitTag } from '@/lib/roster/unit-edits';
import type { Edit, Vocabulary } from '@/lib/roster/vocabulary';
import { troops } from '../catalogue';
import { draftOf } from '../drafts';
import {
  addUnit,
  disembark,
  newUnitId,
  removeUnit,
  removeWeapon,
  setBorne,
  setDismounts,
  setUnit,
  setValue,
  setValueOnFoot,
} from '../edit';
import type { Force, Profile } from '../force';
import type { Reckoning } from '../reckon';
import type { ReckonedUnit } from '../reckon-units';
import { wrongOnFoot, wrongValues } from '../rules/unit';
import { kinds } from './kinds';

type ForceEdit = Edit<Force>;

/** The value nearest to a wrong one within a range: "1 to 10", "0 or more". */
function nearest(value: number, range: string): number {
  const [least = 0, most = value] = range.match(/\d+/g)?.map(Number) ?? [];
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function unitEdits(unit: ReckonedUnit): ForceEdit[] {
  const { id, source, features, onFoot } = unit;
  const edits: ForceEdit[] = [];
  // Edits of a unit also touch its transports and passengers.
  const others = [...unit.rides, ...unit.aboard].map(unitTag);
  const add = (
    kind: keyof typeof kinds,
    detail: string,
    text: ForceEdit['text'],
    apply: ForceEdit['apply'],
  ) =>
    edits.push(
      unitEdit(
        kind,
        id,
        kinds[kind].cost,
        detail,
        text,
        apply,
        kind === 'remove' ? [...others, COUNT_TAG] : others,
      ),
    );
  const value = (key: keyof Profile, to: number, foot: boolean) => {
    const where = foot ? ' on foot' : '';
    const name = key === 'attacks' || key === 'facing' ? key : key.toUpperCase();
    add(
      'value',
      `${key}${where} ${to}`,
      (called) => `Set ${name} of ${called(id)}${where} to ${to}`,
      (now) => (foot ? setValueOnFoot(now, id, key, to) : setValue(now, id, key, to)),
    );
  };
  for (const wrong of wrongValues(unit)) value(wrong.key, nearest(wrong.value, wrong.range), false);
  for (const wrong of wrongOnFoot(unit)) value(wrong.key, nearest(wrong.value, wrong.range), true);
  if (source.profile.facing !== 0) value('facing', 0, false);
  if ((onFoot?.profile.facing ?? 0) !== 0) value('facing', 0, true);
  if (onFoot !== null && source.type !== 'cavalry')
    add(
      'on-foot-off',
      '',
      (called) => `Take the values on foot off ${called(id)}`,
      (now) => setDismounts(now, id, false),
    );
  if (source.jumpPacks)
    add(
      'jump-off',
      '',
      (called) => `Take the jump packs off ${called(id)}`,
      (now) => setUnit(now, id, { jumpPacks: false }),
    );
  if (source.grav)
    add(
      'grav-off',
      '',
      (called) => `Take grav off ${called(id)}`,
      (now) => setUnit(now, id, { grav: false }),
    );
  if (source.transport !== undefined)
    add(
      'transport-off',
      '',
      (called) => `Let ${called(id)} be no transport`,
      (now) => setUnit(now, id, { transport: undefined }),
    );
  for (const [index, borne] of source.weapons.entries()) {
    const name = unit.weapons.find((each) => each.id === borne.id)?.weapon?.name ?? borne.id;
    const key = JSON.stringify(borne);
    if (!features && (borne.mount !== undefined || borne.crewed))
      add(
        'mount-off',
        key,
        (called) => `Take ${name} of ${called(id)} off its mount`,
        (now) => setBorne(now, id, index, { mount: undefined, crewed: false }),
      );
    if (source.weapons.findIndex((each) => JSON.stringify(each) === key) === index)
      add(
        'weapon-off',
        key,
        (called) => `Take ${name} off ${called(id)}`,
        (now) => removeWeapon(now, id, index),
      );
  }
  for (const passenger of new Set(source.passengers))
    edits.push(
      unitEdit(
        'disembark',
        id,
        kinds.disembark.cost,
        passenger,
        (called) => `Take ${called(passenger)} off board ${called(id)}`,
        (now) => disembark(now, id, source.passengers.lastIndexOf(passenger)),
        [...others, unitTag(passenger)],
      ),
    );
  add(
    'remove',
    '',
    (called) => `Remove ${called(id)}`,
    (now) => removeUnit(now, id),
  );
  return edits;
}

const additions = (): ForceEdit[] =>
  troops.map((troop) => ({
    kind: 'add',
    elements: [],
    cost: kinds.add.cost,
    key: `add ${troop.id}`,
    text: () => `Add a unit: ${troop.name}`,
    touches: [ADD_TAG],
    apply: (now) => addUnit(now, draftOf(troop), newUnitId(now)),
  }));

/** The edits of Forge of War, and what its rules hang on. */
export const vocabulary: Vocabulary<Force, Reckoning> = {
  kinds,
  edits: ({ units }) => [...units.flatMap(unitEdits), ...(units.length < FORCE_SIZE ? additions() : [])],
  elements: ({ units }) => units.map(({ id }) => id),
  without: removeUnit,
  needs: ownNeeds(
    new Set([
      'pack/ban',
      'fow/unit/values',
      'fow/unit/facing',
      'fow/jump/type',
      'fow/grav/type',
      'fow/weapon/unknown',
      'fow/mount/type',
      'fow/on-foot/type',
      'fow/transport/type',
    ]),
    { 'pack/max-elements': [COUNT_TAG], 'fow/force/empty': [ADD_TAG] },
  ),
};
