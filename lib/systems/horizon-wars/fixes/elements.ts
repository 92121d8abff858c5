import { type Edit, editList, otherNumbers } from '@/lib/roster/edit-catalogue';
import { conventionalTypes, mayBeChq } from '../catalogue';
import { editElement, removeElement, setAce, setChq, setPresence, setStat } from '../edit';
import { removeUpgradeAt, setUpgradeTimes } from '../edit-upgrades';
import type { Conventional, Force } from '../force';
import { takenName } from '../offered';
import type { Reckoning } from '../reckon';
import type { ReckonedElement, TakenUpgrade } from '../reckon-elements';
import { statNames, statOrder } from '../stats';
import { typeName } from '../text';
import { kinds } from './kinds';

/** Highest P that a file allows. */
const MAX_PRESENCE = { mech: 20, aircraft: 3, conventional: 0 };
/** The most that a stat is raised by an edit: enough for a minimum. */
const MAX_STAT_RAISE = 3;
/** The most that a presence is raised by an edit. */
const MAX_PRESENCE_RAISE = 2;

/** Returns every edit of one element: design, type, CHQ flag and removal. */
export function elementEdits(element: ReckonedElement, reckoning: Reckoning): Edit<Force>[] {
  const { id, kind, type, source } = element;
  const { edits, add } = editList<Force, keyof typeof kinds>(kinds);
  const elements = [id];
  for (const { upgrade, index, name } of lastOfEach(element)) {
    const { times } = upgrade;
    add('upgrade-off', name, {
      elements,
      text: (called) => `Remove ${times > 1 ? 'one ' : ''}${name} from ${called(id)}`,
      apply: (force) =>
        times > 1 ? setUpgradeTimes(force, id, index, times - 1) : removeUpgradeAt(force, id, index),
    });
  }
  if (element.ace)
    add('ace-off', '', {
      elements,
      text: (called) => `Remove the Ace from ${called(id)}`,
      apply: (force) => setAce(force, id, false),
    });
  if (kind !== 'conventional') {
    for (const stat of statOrder)
      for (const value of otherNumbers(element.stats[stat], 1, element.stats[stat] + MAX_STAT_RAISE))
        add('stat', `${stat} ${value}`, {
          elements,
          steps: value - element.stats[stat],
          sets: `${stat} ${id}`,
          text: (called) =>
            `${value > element.stats[stat] ? 'Raise' : 'Lower'} ${statNames[stat]} of ${called(id)} to ${value}`,
          apply: (force) => setStat(force, id, stat, value),
        });
    const { presence } = element;
    const max = Math.min(presence + MAX_PRESENCE_RAISE, MAX_PRESENCE[kind]);
    for (const value of otherNumbers(presence, 1, max))
      add('presence', value, {
        elements,
        steps: value - presence,
        sets: `presence ${id}`,
        text: (called) => `Make ${called(id)} P${value}`,
        apply: (force) => setPresence(force, id, value),
      });
  } else
    for (const { id: to } of conventionalTypes)
      if (to !== type?.id)
        add('retype', to, {
          elements,
          sets: `type ${id}`,
          text: (called) => `Change ${called(id)} to ${typeName(to)}`,
          apply: (force) =>
            editElement(force, id, (each) => {
              if (each.kind === 'conventional') each.type = to as Conventional['type'];
            }),
        });
  const alone = source.chq && reckoning.elements.every((each) => each === element || !each.source.chq);
  if ((kind === 'mech' || (type !== null && mayBeChq(type.id))) && !alone)
    add('chq', '', {
      elements,
      text: (called) => `Make ${called(id)} the CHQ`,
      apply: (force) => setChq(force, id, true),
    });
  if (source.chq)
    add('chq-off', '', {
      elements,
      text: (called) => `Make ${called(id)} no longer the CHQ`,
      apply: (force) => setChq(force, id, false),
    });
  add('remove', '', {
    elements,
    text: (called) => `Remove ${called(id)}`,
    apply: (force) => removeElement(force, id),
  });
  return edits;
}

/** Returns each different upgrade of an element; of equal entries, the last. */
function lastOfEach({ kind, mechUpgrades, aircraftUpgrades }: ReckonedElement) {
  const taken: TakenUpgrade[] = kind === 'mech' ? mechUpgrades : aircraftUpgrades;
  const named = taken.map((upgrade, index) => ({
    upgrade,
    index,
    name: takenName({ ...upgrade, times: 1 }),
  }));
  return new Map(named.map((each) => [each.name, each])).values();
}
