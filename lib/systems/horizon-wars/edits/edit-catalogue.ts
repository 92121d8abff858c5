import type { Edit } from '@/lib/roster/edits/edit';
import {
  countExcess,
  type EditCatalogue,
  type Excess,
  editList,
  otherNumbers,
  partsOf,
  withCopies,
  worthOf,
} from '@/lib/roster/edits/edit-catalogue';
import { phrasesOf } from '@/lib/roster/fields';
import {
  aircraftPoints,
  aircraftUpgrades,
  conditions,
  conventionalTypes,
  mayBeChq,
  tacticalUpgrades,
} from '../catalogue/catalogue';
import { isSuperMech, MAX_STAT, mechPoints, mechUpgrades } from '../catalogue/mech';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement, TakenUpgrade } from '../evaluate/evaluate-elements';
import { elementFields, forceFields, statFields } from '../fields';
import type { Conventional, Force } from '../force';
import { eraName, statNames, statOrder, typeName } from '../paper/text';
import { agreements, forceEdits, kinds, packRequirementEdits } from './catalogue-force';
import {
  editElement,
  removeElement,
  removeElements,
  removeUpgradeAt,
  setAce,
  setChq,
  setPresence,
  setStat,
  setUpgradeTimes,
} from './edit';
import { fewerText, takenName } from './offered';
import { SPENT_EXACTLY, unusualFor } from './presets';

/** What is over the limits of points and mechs, and of a pack's numbers of elements. */
function excesses({ elements, mechs, forceCost, mechCost, settings, pack }: Evaluation): Excess[] {
  const costs = new Map(elements.map(({ id, cost }) => [id, cost]));
  const over = (parts: ReadonlyMap<string, number>, amount: number): Excess[] =>
    amount > 0 ? [{ over: amount, parts }] : [];
  return [
    ...over(costs, settings.limit === null ? 0 : forceCost - settings.limit),
    ...over(
      new Map(mechs.map(({ id, cost }) => [id, cost])),
      settings.mechCap === null ? 0 : mechCost - settings.mechCap,
    ),
    ...elements.flatMap(({ budget }) => over(new Map(), -(budget?.left ?? 0))),
    ...countExcess(
      elements.map(({ id }) => id),
      pack?.maxElements,
    ),
  ];
}

/** What lists of a force consist of. */
const listed: Readonly<Record<string, readonly { id: string; name: string }[]>> = {
  upgrades: [...mechUpgrades, ...aircraftUpgrades, ...tacticalUpgrades],
  battlefield: conditions,
};

/** The edits of Horizon Wars. */
export const editCatalogue: EditCatalogue<Force, Evaluation> = {
  ...partsOf<'elements', Force>('elements', removeElements, {
    fieldsIn: 'stats',
    labels: {
      ...phrasesOf(elementFields),
      ...phrasesOf(statFields),
      ...phrasesOf(forceFields),
      disposition: 'the place',
    },
    nameOf: (field, value) => {
      if (field === 'type' || field === 'commandResources') return typeName(value);
      if (field === 'era') return eraName(value);
      return (listed[field] ?? []).find(({ id }) => id === value)?.name ?? value;
    },
    single: 'chq',
  }),
  kinds,
  edits: (evaluation) =>
    withCopies(evaluation.force.elements, [
      ...packRequirementEdits(evaluation),
      ...evaluation.elements.flatMap((element) => elementEdits(element, evaluation)),
      ...forceEdits(evaluation),
    ]),
  agreements,
  worth: ({ elements }) =>
    worthOf(
      elements,
      ({ cost }) => cost,
      ({ source }) => source.chq,
    ),
  excesses,
};

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
      for (const value of otherNumbers(stats[stat], 1, Math.min(stats[stat] + MAX_STAT_RAISE, MAX_STAT))) {
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
