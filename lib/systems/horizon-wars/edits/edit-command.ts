import { produce } from 'immer';
import { assign, withFields } from '@/lib/roster/edits/edits';
import type { Page, Rule } from '@/lib/roster/rule';
import { findingText } from '@/lib/roster/sentence';
import { inList } from '@/lib/roster/text/words';
import { countedType, statOrder, typeName } from '@/lib/systems/horizon-wars/paper/text';
import { conventionalType, conventionalTypes, tacticalUpgrades } from '../catalogue/catalogue';
import type { ConventionalType, TacticalUpgrade } from '../catalogue/data-schema';
import type { Stat, Stats } from '../catalogue/mech';
import type { Evaluation } from '../evaluate/evaluate';
import { type EvaluatedElement, presenceOf, raiseStats } from '../evaluate/evaluate-elements';
import type { Force } from '../force';
import { eligible, statStacking } from '../rules/command';
import { burningConventionalUpgrades } from '../rules/era';
import type { Reminder } from './edit-scenario';

type Given = Force['commandResources'][number];
type UpgradeId = Given['upgrades'][number];

/** How often a stat of a type can be raised, at most. */
const MAX_RAISES = 20;

/** Why a type may not have something, and the page of the rule. */
export interface Refusal {
  reason: string;
  page: Page;
}

/** A stat of a type, with what it costs to raise it once more. */
export interface RaiseOffer {
  stat: Stat;
  raised: number;
  /** CR for one more, for all elements of the type together (p.59). */
  cost: number;
  /** CR by which one more would exceed what is earned. */
  overBy: number;
  refusal: Refusal | null;
  mayRaise: boolean;
}

/** A tactical upgrade as a type has it or may have it (p.67). */
export interface UpgradeOffer {
  upgrade: TacticalUpgrade;
  taken: boolean;
  cost: number;
  overBy: number;
  refusal: Refusal | null;
}

/** What command resources give, and could give, a conventional type. */
export interface CommandOffer {
  type: ConventionalType;
  /** Elements of the type in the force; 0 if only its command resources are left. */
  count: number;
  spent: number;
  presence: number;
  /** Stats including the raises. */
  stats: Stats;
  raises: RaiseOffer[];
  upgrades: UpgradeOffer[];
}

/** The offers for each type in the force, and each that still has command resources, in the book's order. */
export function commandOffers(evaluation: Evaluation): CommandOffer[] {
  const { force, ofType } = evaluation;
  return conventionalTypes
    .filter(({ id }) => ofType(id).length > 0 || force.commandResources.some((given) => given.type === id))
    .map((type) => commandOffer(evaluation, type));
}

function commandOffer(evaluation: Evaluation, type: ConventionalType): CommandOffer {
  const { force, settings, ofType, commandResources } = evaluation;
  const given = force.commandResources.find((each) => each.type === type.id);
  const count = ofType(type.id).length;
  const overBy = (cost: number) =>
    cost === 0 ? 0 : Math.max(0, commandResources.spent + cost - commandResources.earned);
  return {
    type,
    count,
    spent: commandResources.byType.find((each) => each.type === type.id)?.spent ?? 0,
    presence: presenceOf(type, settings),
    stats: raiseStats(type.stats, given?.raise ?? {}),
    raises: statOrder.map((stat) => {
      const raised = given?.raise[stat] ?? 0;
      // A stat that is already raised too often is judged as it is.
      const trial = raised < 2 ? raised + 1 : raised;
      const refusal = refusalOf(evaluation, { type: typeId(type), raise: { [stat]: trial }, upgrades: [] });
      return {
        stat,
        raised,
        cost: count,
        overBy: overBy(count),
        refusal,
        mayRaise: refusal === null && raised < MAX_RAISES,
      };
    }),
    upgrades: tacticalUpgrades.map((upgrade) => ({
      upgrade,
      taken: given?.upgrades.some((id) => id === upgrade.id) ?? false,
      cost: count * upgrade.cost,
      overBy: overBy(count * upgrade.cost),
      refusal: refusalOf(evaluation, { type: typeId(type), raise: {}, upgrades: [upgrade.id as UpgradeId] }),
    })),
  };
}

const typeId = ({ id }: ConventionalType) => id as Given['type'];

/** Why the rules refuse a type that is given this and nothing else; null if they do not. */
function refusalOf(evaluation: Evaluation, given: Given): Refusal | null {
  const trial = { ...evaluation, force: { ...evaluation.force, commandResources: [given] } };
  return (
    firstOf(eligible, trial) ?? firstOf(burningConventionalUpgrades, trial) ?? firstOf(statStacking, trial)
  );
}

function firstOf<Facts>(rule: Rule<Evaluation, Facts>, trial: Evaluation): Refusal | null {
  const [finding] = rule.check(trial);
  return finding === undefined ? null : { reason: findingText(rule, finding), page: rule.page };
}

/** Changes what a type is given; a type left with nothing is removed from the list. */
const give = (force: Force, type: string, change: (given: Given) => void): Force =>
  produce(force, (now) => {
    const known = now.commandResources.find((each) => each.type === type);
    const given: Given = known ?? { type: typeId(conventionalType(type)), raise: {}, upgrades: [] };
    change(given);
    const empty = given.upgrades.length === 0 && statOrder.every((stat) => (given.raise[stat] ?? 0) === 0);
    if (!known && !empty) now.commandResources.push(given);
    if (known && empty) now.commandResources = now.commandResources.filter((each) => each !== known);
  });

/** Changes the raises of a type's stat by a number, clamped to 0 to 20. */
export const raiseStat = (force: Force, type: string, stat: Stat, by: number): Force =>
  give(force, type, ({ raise }) => {
    const next = Math.min(MAX_RAISES, Math.max(0, (raise[stat] ?? 0) + by));
    assign(raise, { [stat]: next === 0 ? undefined : next });
  });

/** Gives a type a tactical upgrade, or removes it. */
export const setTacticalUpgrade = (force: Force, type: string, upgrade: string, on: boolean): Force =>
  give(force, type, (given) => {
    const others = given.upgrades.filter((id) => id !== upgrade);
    if (!on) assign(given, { upgrades: others });
    else if (others.length === given.upgrades.length) given.upgrades.push(upgrade as UpgradeId);
  });

/** Removes everything a type was given. */
export const clearTypeResources = (force: Force, type: string): Force =>
  withFields(force, { commandResources: force.commandResources.filter((given) => given.type !== type) });

/** "2 of 3 CR spent". */
export const commandSummary = ({ commandResources: { earned, spent } }: Evaluation): string =>
  earned === 0 && spent === 0 ? 'No CR earned' : `${spent} of ${earned} CR spent`;

const upgradesOf = ({ mechUpgrades, aircraftUpgrades, tacticalUpgrades }: EvaluatedElement): string[] => [
  ...mechUpgrades.map(({ record }) => record.id),
  ...aircraftUpgrades.map(({ record }) => record.id),
  ...tacticalUpgrades,
];

/** What the force loses with elements that have something, and the page of that rule. */
const losses: { has: (element: EvaluatedElement) => boolean; text: string; page: number }[] = [
  { has: ({ isChq }) => isChq, text: 'the force fights without its CHQ’s Chain of Command', page: 58 },
  { has: (element) => upgradesOf(element).includes('traps'), text: 'lays no Traps', page: 67 },
  { has: (element) => upgradesOf(element).includes('minelayer'), text: 'lays no mines', page: 62 },
];

/** Whether an element is lost before the battle. */
const isLost = ({ scenario }: Evaluation, { id }: EvaluatedElement) => scenario?.placeOf(id) === 'lost';

/** The page on elements lost before the battle, of set-piece battles or of adventures. */
export const lostPage = ({ scenario }: Evaluation): Page =>
  scenario?.scenario.kind === 'adventure' ? 89 : 75;

/**
 * Says that command resources given to a type do nothing for those of its elements that are lost before the battle;
 * null if nothing was spent on one.
 */
export function spentOnLost(evaluation: Evaluation, type: string): string | null {
  const { spent = 0, count = 0 } =
    evaluation.commandResources.byType.find((each) => each.type === type) ?? {};
  const lost = evaluation.ofType(type).filter((element) => isLost(evaluation, element)).length;
  if (spent === 0 || lost === 0) return null;
  const wasted = (spent / count) * lost;
  const without = wasted === 1 ? 'has no effect' : 'have no effect';
  return lost === count
    ? `Every ${typeName(type)} element is lost before the battle: the ${spent} CR spent on this type ${without}.`
    : `${lost} of ${countedType(type, count)} ${lost === 1 ? 'is' : 'are'} lost before the battle: ${wasted} of the ${spent} CR spent on this type ${without}.`;
}

/** What the force loses with the elements lost before the battle, other than the elements themselves. */
export function lostConsequences(evaluation: Evaluation): Reminder[] {
  const lost = evaluation.elements.filter((element) => isLost(evaluation, element));
  const without = losses.flatMap(({ has, text, page }) => {
    const labels = lost.filter(has).map(({ label }) => label);
    return labels.length === 0 ? [] : [{ text: `${inList(labels)} lost: ${text}.`, page }];
  });
  const wasted = evaluation.commandResources.byType.flatMap(
    ({ type }) => spentOnLost(evaluation, type) ?? [],
  );
  return [...without, ...wasted.map((text) => ({ text, page: lostPage(evaluation) }))];
}
