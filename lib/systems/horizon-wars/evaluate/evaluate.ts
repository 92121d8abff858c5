import { sum } from '@/lib/roster/edits/list-edits';
import { groupedBy, listIn } from '@/lib/roster/maps';
import type { Force } from '../force';
import type { HorizonWarsPack } from '../pack';
import { labelsOf } from '../paper/text';
import { type EvaluatedElement, evaluateElement } from './evaluate-elements';
import { type EvaluatedScenario, evaluateScenario } from './evaluate-scenario';
import { type Settings, settingsOf } from './settings';

/** Points off the force cost that an era gives, and the reason (p.100, 109). */
export interface Discount {
  reason: 'burning-mechs' | 'martian-mech' | 'venusian-ace';
  points: number;
}

/** Everything derived from a force; the rules and the sheet only read it. */
export interface Evaluation extends Groups {
  force: Force;
  pack: HorizonWarsPack | null;
  settings: Settings;
  elements: EvaluatedElement[];
  mechs: EvaluatedElement[];
  aircraft: EvaluatedElement[];
  conventional: EvaluatedElement[];
  /** The first element flagged as CHQ, whatever it is (p.57). */
  chq: EvaluatedElement | null;
  /** Sum of P, the CHQ included (p.16). */
  forcePresence: number;
  /** Points of the mechs, Aces included, before discounts (p.12). */
  mechCost: number;
  discounts: Discount[];
  /** Points of the force after discounts (p.13). */
  forceCost: number;
  commandResources: CommandResources;
  scenario: EvaluatedScenario | null;
  /** An element of this force by its id; the schema guarantees that it exists. */
  element: (id: string) => EvaluatedElement;
  /** The elements of a conventional type. */
  ofType: (type: string) => readonly EvaluatedElement[];
}

/** Computes the evaluation of a force, under a pack or none. Pure: changes neither. */
export function evaluate(force: Force, pack: HorizonWarsPack | null): Evaluation {
  const settings = settingsOf(force, pack);
  const flagged = force.elements.find((element) => element.chq);
  const elements = evaluateElements(force, settings, flagged);
  const mechs = elements.filter((element) => element.kind === 'mech');
  const aircraft = elements.filter((element) => element.kind === 'aircraft');
  const conventional = elements.filter((element) => element.kind === 'conventional');
  const byId = new Map(elements.map((element) => [element.id, element]));
  const element = (id: string) => byId.get(id) as EvaluatedElement;
  const ofType = byType(conventional);
  const forcePresence = sum(elements, (element) => element.presence);
  const discounts = discountsOf(force, settings, { mechs, aircraft, conventional });
  const { squadronsOf, carriers, embarked, ridesOf } = evaluateGroups(force, element);
  return {
    force,
    pack,
    settings,
    elements,
    mechs,
    aircraft,
    conventional,
    chq: elements.find((element) => element.source === flagged) ?? null,
    forcePresence,
    mechCost: sum(mechs, (mech) => mech.cost),
    discounts,
    forceCost: sum(elements, (element) => element.cost) - sum(discounts, (discount) => discount.points),
    commandResources: evaluateCommandResources(force, flagged !== undefined, conventional, ofType),
    scenario: force.scenario && evaluateScenario(force.scenario, settings, elements, forcePresence),
    element,
    ofType,
    squadronsOf,
    carriers,
    embarked,
    ridesOf,
  };
}

/** Indexes the conventional elements by type. */
function byType(conventional: readonly EvaluatedElement[]): Evaluation['ofType'] {
  const types = groupedBy(conventional, ({ type }) => type?.id ?? '');
  return (type) => types.get(type) ?? [];
}

function evaluateElements(force: Force, settings: Settings, flagged: Force['elements'][number] | undefined) {
  const raises = new Map(force.commandResources.map((each) => [each.type, each]));
  const labels = labelsOf(force.elements);
  return force.elements.map((element, index) =>
    evaluateElement(element, labels[index] as string, { settings, chq: flagged, raises }),
  );
}

type ByKind = Pick<Evaluation, 'mechs' | 'aircraft' | 'conventional'>;

/** The Burning takes one point off the mechs per this many points of conventional elements (p.100). */
export const BURNING_POINTS = 6;

/** Burning: a point off the mechs' P for each full 6 points of conventional elements (p.100). */
function burningDiscount({ mechs, conventional }: ByKind, settings: Settings): number {
  const earned = Math.floor(sum(conventional, (element) => element.cost) / BURNING_POINTS);
  const onePerMech = settings.rulings['burning-points'] === 'one-per-mech';
  const most = onePerMech ? mechs.length : sum(mechs, (mech) => mech.presence);
  return Math.min(earned, most);
}

function discountsOf(force: Force, settings: Settings, kinds: ByKind): Discount[] {
  const discounts: Discount[] = [];
  if (force.era === 'burning')
    discounts.push({ reason: 'burning-mechs', points: burningDiscount(kinds, settings) });
  if (force.era === 'new-colonial-age') {
    if (force.allegiance === 'martian' && kinds.mechs.some((mech) => mech.presence === 1))
      discounts.push({ reason: 'martian-mech', points: 1 });
    if (force.allegiance === 'venusian' && kinds.aircraft.some((aircraft) => aircraft.ace))
      discounts.push({ reason: 'venusian-ace', points: 1 });
  }
  return discounts.filter((discount) => discount.points > 0);
}

/** What one conventional type is given, and what that costs. */
interface CommandResourcesOfType {
  type: string;
  /** Elements of the type in the force: the price of one raise or upgrade, in CR (p.59). */
  count: number;
  spent: number;
}

/** Command resources of a force (p.59-60). */
interface CommandResources {
  earned: number;
  spent: number;
  byType: CommandResourcesOfType[];
}

/** Computes CR earned, one per two conventional elements under a CHQ of any kind, and CR spent per type. */
function evaluateCommandResources(
  force: Force,
  hasChq: boolean,
  conventional: readonly EvaluatedElement[],
  ofType: (type: string) => readonly EvaluatedElement[],
): CommandResources {
  let spent = 0;
  const byType = force.commandResources.map((given) => {
    const count = ofType(given.type).length;
    const { m = 0, f = 0, a = 0, d = 0 } = given.raise;
    const cost = count * (m + f + a + d + given.upgrades.length);
    spent += cost;
    return { type: given.type, count, spent: cost };
  });
  return { earned: hasChq ? Math.floor(conventional.length / 2) : 0, spent, byType };
}

/** An aircraft that carries something, with the room it has. */
export interface Carrier {
  aircraft: EvaluatedElement;
  /** Each once, even if listed repeatedly. */
  passengers: EvaluatedElement[];
  light: boolean;
  /** P it carries as a heavy transport: the times the upgrade was taken. */
  heavyRoom: number;
}

/** The squadrons and transports that elements are in (p.43, 63, 70). */
export interface Groups {
  /** Numbers of the squadrons that an element is declared in, from 1: one for each time it is listed. */
  squadronsOf: (id: string) => readonly number[];
  /** The transports that carry something, by aircraft id. */
  carriers: ReadonlyMap<string, Carrier>;
  /** Ids of the elements aboard one, each once. */
  embarked: readonly string[];
  /** Ids of the aircraft that an element is embarked on: one for each time it is listed. */
  ridesOf: (id: string) => readonly string[];
}

const NONE: readonly never[] = [];

/** Computes the squadrons and transports of a force. */
function evaluateGroups(
  { squadrons, transports }: Pick<Force, 'squadrons' | 'transports'>,
  element: (id: string) => EvaluatedElement,
): Groups {
  const declared = new Map<string, number[]>();
  const rides = new Map<string, string[]>();
  const carriers = new Map<string, Carrier>();
  for (const [index, { mechs }] of squadrons.entries())
    for (const id of mechs) listIn(declared, id).push(index + 1);
  for (const { aircraft, passengers } of transports) {
    for (const id of passengers) listIn(rides, id).push(aircraft);
    if (passengers.length > 0)
      carriers.set(aircraft, carrierOf(element(aircraft), [...new Set(passengers)].map(element)));
  }
  return {
    squadronsOf: (id) => declared.get(id) ?? NONE,
    carriers,
    embarked: [...rides.keys()],
    ridesOf: (id) => rides.get(id) ?? NONE,
  };
}

const LIGHT = 'light-transport';
const HEAVY = 'heavy-transport';

/** An aircraft with its room and passengers (p.70). */
export function carrierOf(aircraft: EvaluatedElement, passengers: EvaluatedElement[]): Carrier {
  let heavyRoom = 0;
  for (const { record, times } of aircraft.aircraftUpgrades) if (record.id === HEAVY) heavyRoom += times;
  const light = aircraft.aircraftUpgrades.some(({ record }) => record.id === LIGHT);
  return { aircraft, passengers, light, heavyRoom };
}
