import { brokenBy, type Consequence } from '@/lib/roster/offer';
import type { AnyRule } from '@/lib/roster/rule';
import { type Evaluation, evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { MIN_MOVEMENT_ON_MARS, mars } from '@/lib/systems/horizon-wars/rules/battlefield';
import * as mech from '@/lib/systems/horizon-wars/rules/mech';
import { pointsOver as overspentMech } from '@/lib/systems/horizon-wars/rules/mech';
import { aircraftUpgrades, chqMatrix } from '../catalogue/catalogue';
import type { AircraftUpgrade } from '../catalogue/data-schema';
import { mechUpgrades, type Stat } from '../catalogue/mech';
import type { EvaluatedElement, TakenUpgrade } from '../evaluate/evaluate-elements';
import type { Settings } from '../evaluate/settings';
import type { Force } from '../force';
import { points, typeName } from '../paper/text';
import * as aircraft from '../rules/aircraft';
import { pointsOver as overspentAircraft, upgradeLimit } from '../rules/aircraft';
import { rules } from '../rules/registry';
import { unassigned } from '../rules/scenario';
import { type Draft, newElementId, stripElement } from './edit';
import { type Choice, consequencesOfChoices } from './mech-designer';
import { offeredOf, type UpgradeGroup, type UpgradeLimit, type UpgradeRecord } from './offered';

/** Every upgrade that a mech or an aircraft may be offered. */
export const upgradesFor = (kind: 'mech' | 'aircraft'): readonly UpgradeRecord[] =>
  kind === 'mech' ? mechUpgrades : aircraftUpgrades;

const headings: Record<AircraftUpgrade['kind'], string> = {
  tactical: 'Tactical upgrades',
  variation: 'Variations',
  transport: 'Transport',
};

/** The upgrades of an aircraft by table (p.69-70); the limit counts them together unless a ruling says otherwise. */
export const aircraftUpgradeGroups = (aircraft: EvaluatedElement, settings: Settings): UpgradeGroup[] =>
  (['tactical', 'variation', 'transport'] as const).map((kind) => ({
    id: kind,
    title: headings[kind],
    upgrades: offeredOf(
      aircraftUpgrades.filter((record) => record.kind === kind),
      aircraft.aircraftUpgrades,
    ),
    limit:
      kind === 'tactical' && tacticalOnly(settings)
        ? aircraftLimit(aircraft, ({ record }) => record.kind === kind)
        : null,
  }));

const tacticalOnly = ({ rulings }: Settings) => rulings['aircraft-upgrade-limit'] === 'tactical';

/** The number of upgrades an aircraft has and may have in all (p.68); null if only tactical ones count. */
export const aircraftUpgradeLimit = (aircraft: EvaluatedElement, settings: Settings) =>
  tacticalOnly(settings) ? null : aircraftLimit(aircraft, () => true);

function aircraftLimit(
  { aircraftUpgrades, presence }: EvaluatedElement,
  counts: (taken: TakenUpgrade<AircraftUpgrade>) => boolean,
): UpgradeLimit {
  let used = 0;
  for (const taken of aircraftUpgrades) if (counts(taken)) used += taken.times;
  return { used, most: presence, rule: upgradeLimit.id };
}

/** What is wrong with the stats of a mech or an aircraft, by the rules that set a minimum. */
export function wrongStats({ id, moveBonus }: EvaluatedElement, evaluation: Evaluation) {
  const wrong: Partial<Record<Stat, string>> = {};
  if (mars.check(evaluation).some(({ elements }) => elements.includes(id)))
    wrong.m = `${MIN_MOVEMENT_ON_MARS - moveBonus} at least on Mars`;
  for (const rule of [mech.statMinimum, aircraft.statMinimum])
    for (const { elements, facts } of rule.check(evaluation))
      if (elements.includes(id)) for (const stat of facts.low) wrong[stat] = '1 at least';
  return wrong;
}

type Rules = readonly AnyRule<Evaluation>[];

/** The rules that an element breaks, except that it has no place in the scenario, like every new element. */
const breaksOf = (evaluation: Evaluation, id: string, judging: Rules): Consequence[] =>
  brokenBy(evaluation, id, judging).filter(({ rule }) => rule !== unassigned.id);

/** An element as it would be when added to a force, and the rules it would break. */
export interface Offer {
  element: EvaluatedElement;
  breaks: Consequence[];
}

/**
 * Computes what adding an element gives: its price, stats and special rules under this CHQ and these settings.
 * @param judging the rules to check
 */
export function offerOf(
  draft: Draft,
  { force, pack }: Pick<Evaluation, 'force' | 'pack'>,
  judging: Rules = rules,
): Offer {
  const id = newElementId(force);
  const evaluation = evaluate({ ...force, elements: [...force.elements, { ...draft, id }] }, pack);
  return { element: evaluation.element(id), breaks: breaksOf(evaluation, id, judging) };
}

/** Maps each choice's id to the rules an element breaks because of it, except overspending, which is shown anyway. */
export function breaksOfChoices(
  { force, pack }: Pick<Evaluation, 'force' | 'pack'>,
  id: string,
  choices: readonly Choice<Force>[],
  judging: Rules = rules,
): Map<string, Consequence[]> {
  // No groups either: findings about them would come from other choices.
  const bare = { ...stripElement(force, id), squadrons: [], transports: [] };
  return consequencesOfChoices({ now: force, bare }, choices, (edited) =>
    breaksOf(evaluate(edited, pack), id, judging).filter(({ rule }) => !overspending.includes(rule)),
  );
}

const overspending = [overspentMech.id, overspentAircraft.id];

/** An element's cost as a sum, "2 − 1 = 1 point", and the reason. */
export interface Price {
  sum: string;
  /** Null if there is nothing to explain. */
  why: string | null;
}

/** The price of an element under its force's CHQ (p.57-61, 68). */
export function priceOf(element: EvaluatedElement, chq: EvaluatedElement | null): Price {
  if (element.kind !== 'conventional') return designedPrice(element);
  const { basePoints, modifier, cost, isChq } = element;
  if (isChq) return { sum: points(cost), why: `a conventional CHQ is free (p.${FREE_CHQ_PAGE})` };
  if (!chq?.type || modifier === 0) return { sum: points(cost), why: null };
  const leader = `${typeName(chq.type.id)} CHQ`;
  const terms = `${basePoints} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  return basePoints + modifier < cost
    ? { sum: `${terms}: ${points(cost)}`, why: `${leader} (p.${chqMatrix.page}), never below 0` }
    : { sum: `${terms} = ${points(cost)}`, why: `${leader} (p.${chqMatrix.page})` };
}

const FREE_CHQ_PAGE = 57;

function designedPrice({ presence, ace, cost }: EvaluatedElement): Price {
  return ace
    ? { sum: `P${presence} + Ace ${cost - presence} = ${points(cost)}`, why: null }
    : { sum: `P${presence} = ${points(cost)}`, why: null };
}
