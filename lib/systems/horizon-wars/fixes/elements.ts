import type { Edit } from '@/lib/roster/vocabulary';
import { conventionalTypes, mayBeChq } from '../catalogue';
import {
  addElement,
  editElement,
  newElementId,
  removeElement,
  setAce,
  setChq,
  setPresence,
  setStat,
} from '../edit';
import { removeUpgradeAt, setUpgradeTimes } from '../edit-upgrades';
import type { Conventional, Force } from '../force';
import { takenName } from '../offered';
import { conventionalDraft } from '../presets';
import type { Reckoning } from '../reckon';
import type { ReckonedElement, TakenUpgrade } from '../reckon-elements';
import { statNames, statOrder } from '../stats';
import { typeName } from '../text';
import { kinds } from './kinds';
import { company, squadronTags, tag } from './tags';

/** Highest P that a file allows. */
const MOST_PRESENCE = { mech: 20, aircraft: 3 };
const MOST_STAT = 99;

/** Every edit of one element: design, type, CHQ flag and removal; `wanted` as in `Vocabulary`. */
export function elementEdits(
  element: ReckonedElement,
  reckoning: Reckoning,
  wanted: ReadonlySet<string> | undefined,
): Edit<Force>[] {
  const own =
    element.kind === 'conventional'
      ? retypes(element, reckoning, wanted)
      : designEdits(element, reckoning, wanted);
  return [...own, ...chqEdits(element, reckoning), remove(element, reckoning)];
}

function designEdits(
  element: ReckonedElement,
  reckoning: Reckoning,
  wanted: ReadonlySet<string> | undefined,
): Edit<Force>[] {
  const edits = upgradesOff(element, reckoning);
  if (element.ace) edits.push(aceOff(element));
  for (const stat of statOrder)
    for (const by of [-1, 1] as const) {
      const value = element.stats[stat] + by;
      const touched = by > 0 ? tag.better(element.id, stat) : tag.worse(element.id);
      if (value >= 1 && value <= MOST_STAT && (wanted?.has(touched) ?? true))
        edits.push(changeStat(element, stat, value, by));
    }
  for (const by of [-1, 1] as const) {
    const presence = element.presence + by;
    const most = element.kind === 'mech' ? MOST_PRESENCE.mech : MOST_PRESENCE.aircraft;
    if (presence >= 1 && presence <= most) edits.push(changePresence(element, presence, by, reckoning));
  }
  return edits;
}

/** Removals of one upgrade; of equal entries, the last. */
function upgradesOff(element: ReckonedElement, reckoning: Reckoning): Edit<Force>[] {
  const { id } = element;
  const taken: TakenUpgrade[] = element.kind === 'mech' ? element.mechUpgrades : element.aircraftUpgrades;
  const last = new Map(taken.map((upgrade, index) => [nameOf(upgrade), { upgrade, index }]));
  return [...last].map(([name, { upgrade, index }]) => {
    const { record, times } = upgrade;
    const touches = [tag.upgrades(id)];
    if (record.id === 'engineer') touches.push(tag.engineers);
    if (record.id === 'squadron-commander') touches.push(...squadronTags(id, reckoning));
    if (reckoning.carriers.has(id)) touches.push(tag.aboard(id));
    return {
      kind: 'upgrade-off',
      elements: [id],
      cost: kinds['upgrade-off'].cost,
      key: `upgrade-off ${id} ${name}`,
      text: (called) => `Take ${name}${times > 1 ? ' once' : ''} off ${called(id)}`,
      touches,
      apply: (force) =>
        times > 1 ? setUpgradeTimes(force, id, index, times - 1) : removeUpgradeAt(force, id, index),
    };
  });
}

const nameOf = (upgrade: TakenUpgrade) => takenName({ ...upgrade, times: 1 });

const aceOff = ({ id, kind }: ReckonedElement): Edit<Force> => ({
  kind: 'ace-off',
  elements: [id],
  cost: kinds['ace-off'].cost,
  key: `ace-off ${id}`,
  text: (called) => `Take the Ace off ${called(id)}`,
  touches: [tag.ace(id), tag.cheaper, ...(kind === 'mech' ? [tag.mechs] : [])],
  apply: (force) => setAce(force, id, false),
});

const changeStat = (
  { id }: ReckonedElement,
  stat: (typeof statOrder)[number],
  value: number,
  by: 1 | -1,
): Edit<Force> => ({
  kind: 'stat',
  elements: [id],
  cost: kinds.stat.cost,
  key: `stat ${id} ${stat} ${by}`,
  text: (called) => `${by > 0 ? 'Raise' : 'Lower'} ${statNames[stat]} of ${called(id)} to ${value}`,
  touches: [by > 0 ? tag.better(id, stat) : tag.worse(id)],
  apply: (force) => setStat(force, id, stat, value),
});

function changePresence(
  element: ReckonedElement,
  presence: number,
  by: 1 | -1,
  reckoning: Reckoning,
): Edit<Force> {
  const { id, kind } = element;
  const touches = [...company(element, reckoning), by > 0 ? tag.higher(id) : tag.lower(id)];
  touches.push(by > 0 ? tag.dearer : tag.cheaper);
  if (kind === 'mech') touches.push(tag.mechs);
  return {
    kind: 'presence',
    elements: [id],
    cost: kinds.presence.cost,
    key: `presence ${id} ${by}`,
    text: (called) => `Make ${called(id)} P${presence}`,
    touches,
    apply: (force) => setPresence(force, id, presence),
  };
}

/** What a change to the conventional elements of a type touches; any of them may become the CHQ or stop being it. */
const typeTouches = (type: string) => [
  tag.cheaper,
  tag.dearer,
  tag.presence,
  tag.placed,
  tag.command,
  tag.chq,
  tag.type(type),
];

function retypes(
  element: ReckonedElement,
  reckoning: Reckoning,
  wanted: ReadonlySet<string> | undefined,
): Edit<Force>[] {
  const { id } = element;
  const old = element.type?.id ?? '';
  const touches = [
    ...typeTouches(old),
    ...company(element, reckoning),
    tag.typeOf(id),
    ...(element.source.chq ? [tag.flag(id)] : []),
  ];
  const all = wanted === undefined || touches.some((each) => wanted.has(each));
  return conventionalTypes
    .filter((type) => type.id !== old && (all || wanted.has(tag.type(type.id))))
    .map((type) => ({
      kind: 'retype',
      elements: [id],
      cost: kinds.retype.cost,
      key: `retype ${id} ${type.id}`,
      text: (called) => `Change ${called(id)} to ${typeName(type.id)}`,
      touches: [...touches, tag.type(type.id)],
      apply: (force) =>
        editElement(force, id, (each) =>
          each.kind === 'conventional' ? { ...each, type: type.id as Conventional['type'] } : each,
        ),
    }));
}

function chqEdits(element: ReckonedElement, { elements }: Reckoning): Edit<Force>[] {
  const { id, kind, type, source } = element;
  const edits: Edit<Force>[] = [];
  const alone = source.chq && elements.every((each) => each === element || !each.source.chq);
  const mayLead = kind === 'mech' || (type !== null && mayBeChq(type.id));
  const touches = [tag.cheaper, tag.dearer, tag.command];
  if (mayLead && !alone)
    edits.push({
      kind: 'chq',
      elements: [id],
      cost: kinds.chq.cost,
      key: `chq ${id}`,
      text: (called) => `Make ${called(id)} the CHQ`,
      touches: [...touches, tag.chq],
      apply: (force) => setChq(force, id, true),
    });
  if (source.chq)
    edits.push({
      kind: 'chq-off',
      elements: [id],
      cost: kinds['chq-off'].cost,
      key: `chq-off ${id}`,
      text: (called) => `Take the CHQ flag off ${called(id)}`,
      touches: [...touches, tag.flag(id)],
      apply: (force) => setChq(force, id, false),
    });
  return edits;
}

function remove(element: ReckonedElement, reckoning: Reckoning): Edit<Force> {
  const { id, kind, type, source } = element;
  const touches = [
    ...company(element, reckoning),
    tag.is(id),
    tag.count,
    tag.cheaper,
    ...reckoning.ridesOf(id).map(() => tag.rides(id)),
  ];
  if (source.chq) touches.push(tag.flag(id), tag.dearer, tag.command);
  if (type) touches.push(tag.type(type.id), tag.command);
  if (kind === 'mech') touches.push(tag.mechs);
  if (element.mechUpgrades.some(({ record }) => record.id === 'engineer')) touches.push(tag.engineers);
  const carrier = reckoning.carriers.get(id);
  if (carrier) touches.push(tag.aboard(id), ...carrier.passengers.map((each) => tag.rides(each.id)));
  return {
    kind: 'remove',
    elements: [id],
    cost: kinds.remove.cost,
    key: `remove ${id}`,
    text: (called) => `Remove ${called(id)}`,
    touches,
    apply: (force) => removeElement(force, id),
  };
}

/** Additions of a conventional element, one for each type. */
export const additions = (): Edit<Force>[] =>
  conventionalTypes.map(({ id }) => ({
    kind: 'add',
    elements: [],
    cost: kinds.add.cost,
    key: `add ${id}`,
    text: () => `Add ${/^[aeiou]/.test(id) ? 'an' : 'a'} ${typeName(id)}`,
    touches: [...typeTouches(id), tag.elements],
    apply: (force) => addElement(force, conventionalDraft(id), newElementId(force)),
  }));
