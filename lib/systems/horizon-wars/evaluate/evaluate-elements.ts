import {
  aircraftPoints,
  aircraftUpgrade,
  chqModifier,
  conventionalType,
  movementBonus,
} from '../catalogue/catalogue';
import type { AircraftUpgrade, ConventionalType, MechUpgrade } from '../catalogue/data-schema';
import { mechPoints, mechUpgrade, mechUpgradeCost, type Stat, type Stats } from '../catalogue/mech';
import type { Aircraft, Conventional, Element, Force, Mech } from '../force';
import type { Settings } from './settings';

/** An upgrade of an element, with its cost in the element's points. */
export interface TakenUpgrade<Record = MechUpgrade | AircraftUpgrade> {
  record: Record;
  option: string | null;
  times: number;
  points: number;
}

/** How a mech's or an aircraft's points are used (p.60, 68). */
export interface Budget {
  /** Points its Presence gives. */
  points: number;
  onStats: number;
  onUpgrades: number;
  /** Points left; below 0 if too much is spent. */
  left: number;
}

/** An element with everything derived from it. */
export interface EvaluatedElement {
  id: string;
  kind: Element['kind'];
  /** The element as the roster has it. */
  source: Element;
  /** Its name in problems and on paper. */
  label: string;
  presence: number;
  /** P before Ace and CHQ modifier, in points of the force. */
  basePoints: number;
  /** The CHQ's modifier to its cost (p.58). */
  modifier: number;
  /** Its cost in points of the force, before discounts. */
  cost: number;
  /** Whether it is the CHQ: the first element flagged. */
  isChq: boolean;
  ace: boolean;
  /** Starting stats including command resources; an aircraft's M without its bonus. */
  stats: Stats;
  /** How much of each stat was bought with command resources. */
  raised: { [stat in Stat]?: number | undefined };
  /** An aircraft's bonus to its M (p.38); 0 for other kinds. */
  moveBonus: number;
  hover: boolean;
  /** Its profile; null if it is not conventional. */
  type: ConventionalType | null;
  mechUpgrades: TakenUpgrade<MechUpgrade>[];
  aircraftUpgrades: TakenUpgrade<AircraftUpgrade>[];
  /** Tactical upgrades its type was given (p.67). */
  tacticalUpgrades: string[];
  /** Null for conventional elements, whose profile is fixed. */
  budget: Budget | null;
}

/** What the evaluation of an element depends on besides the element. */
interface Context {
  settings: Settings;
  /** The element that counts as the CHQ. */
  chq: Element | undefined;
  raises: Map<string, Force['commandResources'][number]>;
}

/** Computes one element of a force. */
export function evaluateElement(element: Element, label: string, context: Context): EvaluatedElement {
  if (element.kind === 'conventional') return evaluateConventional(element, label, context);
  if (element.kind === 'mech') {
    const upgrades = takenMechUpgrades(element);
    const budget = budgetOf(mechPoints(element.presence), element.stats, upgrades);
    return evaluateBought(element, label, context, { mechUpgrades: upgrades, budget });
  }
  const upgrades = takenAircraftUpgrades(element);
  return evaluateBought(element, label, context, {
    aircraftUpgrades: upgrades,
    budget: budgetOf(aircraftPoints(element.presence), element.stats, upgrades),
    moveBonus: upgrades.some((upgrade) => upgrade.record.id === 'rotary')
      ? movementBonus.rotary
      : movementBonus.standard,
    hover: upgrades.some((upgrade) => upgrade.record.hover),
  });
}

type Differing = 'mechUpgrades' | 'aircraftUpgrades' | 'budget' | 'moveBonus' | 'hover';

/** Computes a mech or an aircraft. Lists all fields, like `evaluateConventional`: spreading costs a third of a check. */
function evaluateBought(
  element: Mech | Aircraft,
  label: string,
  { chq }: Context,
  {
    mechUpgrades = [],
    aircraftUpgrades = [],
    budget = null,
    moveBonus = 0,
    hover = false,
  }: Partial<Pick<EvaluatedElement, Differing>>,
): EvaluatedElement {
  return {
    id: element.id,
    kind: element.kind,
    source: element,
    label,
    presence: element.presence,
    basePoints: element.presence,
    modifier: 0,
    cost: element.presence + (element.ace ? 1 : 0),
    isChq: element === chq,
    ace: element.ace,
    stats: element.stats,
    raised: {},
    moveBonus,
    hover,
    type: null,
    mechUpgrades,
    aircraftUpgrades,
    tacticalUpgrades: [],
    budget,
  };
}

function evaluateConventional(
  element: Conventional,
  label: string,
  { settings, chq, raises }: Context,
): EvaluatedElement {
  const type = conventionalType(element.type);
  const presence = presenceOf(type, settings);
  const isChq = element === chq;
  const modifier = chq?.kind === 'conventional' && !isChq ? chqModifier(type.id, chq.type) : 0;
  const given = raises.get(type.id);
  const raised = given?.raise ?? {};
  return {
    id: element.id,
    kind: 'conventional',
    source: element,
    label,
    presence,
    basePoints: presence,
    modifier,
    cost: isChq ? 0 : Math.max(0, presence + modifier),
    isChq,
    ace: false,
    stats: raiseStats(type.stats, raised),
    raised,
    moveBonus: 0,
    hover: false,
    type,
    mechUpgrades: [],
    aircraftUpgrades: [],
    tacticalUpgrades: given?.upgrades ?? [],
    budget: null,
  };
}

/** P of a conventional type, under the ruling on mobile infantry (p.58, 64). */
export function presenceOf(type: ConventionalType, settings: Settings): number {
  return type.id === 'mobile-infantry' ? Number(settings.rulings['mobile-infantry-presence']) : type.presence;
}

/** Stats with the raises from command resources added (p.60). */
export function raiseStats(stats: Stats, raised: { [stat in Stat]?: number | undefined }): Stats {
  return {
    m: stats.m + (raised.m ?? 0),
    f: stats.f + (raised.f ?? 0),
    a: stats.a + (raised.a ?? 0),
    d: stats.d + (raised.d ?? 0),
  };
}

function takenMechUpgrades(mech: Mech): TakenUpgrade<MechUpgrade>[] {
  return mech.upgrades.map(({ id, option }) => {
    const record = mechUpgrade(id);
    const chosen = option ?? null;
    return { record, option: chosen, times: 1, points: mechUpgradeCost(record, chosen) };
  });
}

function takenAircraftUpgrades(aircraft: Aircraft): TakenUpgrade<AircraftUpgrade>[] {
  return aircraft.upgrades.map(({ id, times = 1 }) => {
    const record = aircraftUpgrade(id);
    return { record, option: null, times, points: record.cost * times };
  });
}

function budgetOf(points: number, stats: Stats, upgrades: readonly TakenUpgrade[]): Budget {
  const onStats = stats.m + stats.f + stats.a + stats.d;
  let onUpgrades = 0;
  for (const upgrade of upgrades) onUpgrades += upgrade.points;
  return { points, onStats, onUpgrades, left: points - onStats - onUpgrades };
}
