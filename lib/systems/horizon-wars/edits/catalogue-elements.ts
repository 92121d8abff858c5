import type { Edit } from '@/lib/roster/edit';
import { editList, otherNumbers } from '@/lib/roster/edit-list';
import { aircraftPoints, conventionalTypes, mayBeChq } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement, TakenUpgrade } from '../evaluate/evaluate-elements';
import { isSuperMech, mechPoints } from '../evaluate/mech-catalogue';
import type { Conventional, Force } from '../force';
import { statNames, statOrder } from '../paper/stats';
import { typeName } from '../paper/text';
import { kinds } from './catalogue-kinds';
import { editElement, removeElement, setAce, setChq, setPresence, setStat } from './edit';
import { removeUpgradeAt, setUpgradeTimes } from './edit-upgrades';
import { fewerText, takenName } from './offered';
import { SPENT_EXACTLY, unusualFor } from './presets';

/** Highest P that a file allows. */
const MAX_PRESENCE = { mech: 20, aircraft: 3, conventional: 0 };
/** The most that a stat is raised by an edit: enough for a minimum. */
const MAX_STAT_RAISE = 3;
/** The most that a presence is raised by an edit. */
const MAX_PRESENCE_RAISE = 2;

/** Returns every edit of one element: design, type, CHQ flag and removal. */
export function elementEdits(element: EvaluatedElement, evaluation: Evaluation): Edit<Force>[] {
  const { id, kind, type, source, presence, stats, budget } = element;
  const { edits, of } = editList<Force, keyof typeof kinds>(kinds);
  const add = of(id);
  for (const { upgrade, index, name } of lastOfEach(element)) {
    const { times } = upgrade;
    // One that is taken several times is missed least.
    for (const left of otherNumbers(times, 0, times)) {
      const what = { detail: `${name} ${left}`, steps: times - left, sets: name, likely: times > 1 ? 1 : 0 };
      add('upgrade-off', what, fewerText(name, times, left), (force) =>
        left > 0 ? setUpgradeTimes(force, id, index, left) : removeUpgradeAt(force, id, index),
      );
    }
  }
  if (element.ace) add('ace-off', '', ['Remove the Ace from'], (force) => setAce(force, id, false));
  const isRight = (p: number) => kind !== 'mech' || evaluation.settings.superMechs || !isSuperMech(p);
  if (kind !== 'conventional') {
    for (const stat of statOrder)
      for (const value of otherNumbers(stats[stat], 1, stats[stat] + MAX_STAT_RAISE)) {
        const likely = unusualFor(kind, presence, stat, [stats[stat], value]);
        const what = { detail: `${stat} ${value}`, steps: value - stats[stat], sets: stat, likely };
        const change = `${value > stats[stat] ? 'Raise' : 'Lower'} ${statNames[stat]} of`;
        add('stat', what, [change, `to ${value}`], (force) => setStat(force, id, stat, value));
      }
    const spent = budget === null ? 0 : budget.onStats + budget.onUpgrades;
    const max = Math.min(presence + MAX_PRESENCE_RAISE, MAX_PRESENCE[kind]);
    for (const value of otherNumbers(presence, 1, max)) {
      // One that is not allowed was mistyped: putting that right is not a step for each number.
      const steps = isRight(presence) || !isRight(value) ? value - presence : 1;
      const isExact = (kind === 'mech' ? mechPoints : aircraftPoints)(value) === spent;
      const what = { detail: value, steps, sets: 'presence', ...(isExact && SPENT_EXACTLY) };
      add('presence', what, ['Make', `P${value}`], (force) => setPresence(force, id, value));
    }
  } else
    for (const { id: to } of conventionalTypes)
      if (to !== type?.id)
        add('retype', { detail: to, sets: 'type' }, ['Change', `to ${typeName(to)}`], (force) =>
          editElement(force, id, (each) => {
            if (each.kind === 'conventional') each.type = to as Conventional['type'];
          }),
        );
  // Of several that are marked one is meant, most likely the first, which counts.
  const marked = evaluation.elements.filter((each) => each.source.chq && canBeChq(each));
  if (canBeChq(element) && (marked.length < 2 ? marked[0] !== element : marked.includes(element)))
    add('chq', { detail: '', likely: marked.indexOf(element) === 0 ? 1 : 0 }, ['Make', 'the CHQ'], (force) =>
      setChq(force, id, true),
    );
  if (source.chq) add('chq-off', '', ['Make', 'no longer the CHQ'], (force) => setChq(force, id, false));
  add('remove', '', ['Remove'], (force) => removeElement(force, id));
  return edits;
}

const canBeChq = ({ kind, type }: EvaluatedElement): boolean =>
  kind === 'mech' || (type !== null && mayBeChq(type.id));

/** Returns each different upgrade of an element; of equal entries, the last. */
function lastOfEach({ kind, mechUpgrades, aircraftUpgrades }: EvaluatedElement) {
  const taken: TakenUpgrade[] = kind === 'mech' ? mechUpgrades : aircraftUpgrades;
  const named = taken.map((upgrade, index) => ({
    upgrade,
    index,
    name: takenName({ ...upgrade, times: 1 }),
  }));
  return new Map(named.map((each) => [each.name, each])).values();
}
