import { textOf } from '@/lib/roster/shown/displayed-stat';
import { counted, inList } from '@/lib/roster/text/words';
import type { CardBrief } from '@/lib/sheet/card';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import { specialRule, tacticalUpgrade } from '../catalogue/catalogue';
import { takenEffect, takenName } from '../edits/offered';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { DAMAGE_TOTAL, damageBoxes, elementStats } from '../fields';
import { kindName, statOrder } from './text';

/** A special rule or an upgrade in an element's line, with its effect. */
export interface Special {
  id: string;
  name: string;
  effect: string;
  page: number;
}

const special = (id: string): Special => {
  const { name, effect, page } = specialRule(id);
  return { id, name, effect, page };
};

const RAPID = 'rapid';

/** Applies gravity to Rapid; high gravity wins if both are chosen (p.112). */
function rapidIn(battlefield: readonly string[], element: EvaluatedElement, ids: string[]): string[] {
  if (battlefield.includes('high-gravity')) return ids.filter((id) => id !== RAPID);
  const gains = battlefield.includes('low-gravity') && element.kind !== 'aircraft' && !ids.includes(RAPID);
  return gains ? [...ids, RAPID] : ids;
}

/**
 * Whether an element may make Rapid moves: a mech, or a conventional element with the special rule, as gravity allows;
 * aircraft move by manoeuvres (p.26, 67, 112).
 */
export const isRapid = (element: EvaluatedElement, { force }: Pick<Evaluation, 'force'>): boolean => {
  const own = element.kind === 'mech' ? [RAPID] : (element.type?.special ?? []);
  return rapidIn(force.battlefield, element, [...own]).includes(RAPID);
};

/** The names of an element's upgrades, including its type's tactical ones, as its line prints them. */
export const upgradeNames = ({
  mechUpgrades,
  aircraftUpgrades,
  tacticalUpgrades,
}: EvaluatedElement): string[] => [
  ...[...mechUpgrades, ...aircraftUpgrades].map(takenName),
  ...tacticalUpgrades.map((id) => tacticalUpgrade(id).name),
];

/** Special rules and upgrades of an element in the order its line prints them (p.58, 61-70, 112). */
export function specialsOf(element: EvaluatedElement, { force }: Pick<Evaluation, 'force'>): Special[] {
  const own = element.type?.special ?? [];
  const ids = rapidIn(force.battlefield, element, [...own]);
  if (element.hover) ids.push('hover');
  if (element.isChq && element.kind !== 'aircraft') {
    ids.push('chain-of-command');
    if (!ids.includes('guide-fire')) ids.push('guide-fire');
  }
  const upgrades = [...element.mechUpgrades, ...element.aircraftUpgrades].map((taken) => ({
    id: taken.record.id,
    name: takenName(taken),
    effect: takenEffect(taken),
    page: taken.record.page,
  }));
  const tactical = element.tacticalUpgrades.map((id) => {
    const { name, effect, page } = tacticalUpgrade(id);
    return { id, name, effect, page };
  });
  return [...(element.ace ? [special('ace')] : []), ...ids.map(special), ...upgrades, ...tactical];
}

// Shared by an element's line and its card.

/** An element's kind, CHQ, Ace and points; then its squadrons and transports, a line each. */
export const marks = (element: EvaluatedElement, evaluation: Evaluation): string[] => [
  [...kind(element), ...rankMarks(element), points(element)].join(' · '),
  ...groupMarks(element, evaluation),
];

/** An element's kind and cost. */
export const typeAndCost = (element: EvaluatedElement): string =>
  [...kind(element), points(element)].join(' · ');

/** The same in the parts of a short line, with its upgrades and groups: "P2 mech", "1 pt", "F 4 M 3 A 2 D 2". */
export const brief = (element: EvaluatedElement, evaluation: Evaluation): CardBrief => ({
  kind: kindName(element.source),
  rank: element.isChq ? 'CHQ' : undefined,
  details: [
    counted(element.cost, 'pt'),
    ...(element.ace ? ['Ace'] : []),
    ...(element.kind === 'conventional' ? raises(element) : [statLine(element)]),
    ...upgradeNames(element),
    ...groupMarks(element, evaluation),
  ],
});

const statLine = (element: EvaluatedElement): string =>
  statOrder
    .map((stat) => {
      const { letter, show } = elementStats[stat];
      return `${letter} ${textOf(show(element))}`;
    })
    .join(' ');

/** The raised stats of a type: "D +1". */
const raises = ({ raised }: EvaluatedElement): string[] =>
  statOrder.flatMap((stat) => (raised[stat] ? `${stat.toUpperCase()} +${raised[stat]}` : []));

function kind({ source, label }: EvaluatedElement): string[] {
  const name = kindName(source);
  return label.startsWith(name) ? [] : [name];
}

const points = ({ cost }: EvaluatedElement) => counted(cost, 'point');

/** CHQ and Ace, if it is one. */
export const rankMarks = ({ isChq, ace }: EvaluatedElement): string[] => [
  ...(isChq ? ['CHQ'] : []),
  ...(ace ? ['Ace'] : []),
];

/** Its squadrons, what carries it, and what it carries. */
export function groupMarks(
  { id }: EvaluatedElement,
  { squadronsOf, ridesOf, carriers, element: byId }: Evaluation,
): string[] {
  const squadrons = [...new Set(squadronsOf(id))].map(String);
  const rides = [...new Set(ridesOf(id))].map((aircraft) => `Embarked on ${byId(aircraft).label}`);
  const aboard = carriers.get(id)?.passengers ?? [];
  return [
    ...(squadrons.length > 0 ? [`Squadron ${inList(squadrons)}`] : []),
    ...rides,
    ...(aboard.length > 0 ? [`Carries ${inList(aboard.map(({ label }) => label))}`] : []),
  ];
}

/** Starting damage of the attackers' advance force in The Rescue, and its largest M (p.79). */
export const RESCUE = { battle: 'the-rescue', damage: 4, movement: 1 };

/** Whether an element starts The Rescue damaged (p.79). */
export function startsDamaged(element: EvaluatedElement, { scenario }: Evaluation): boolean {
  const chosen = scenario?.scenario;
  return (
    chosen?.kind === 'set-piece' &&
    chosen.battle === RESCUE.battle &&
    chosen.role === 'attacker' &&
    scenario?.placeOf(element.id) === 'advance'
  );
}

/** Boxes of an element's damage track; an aircraft's active stats are only M, without bonus, and A (p.31, 46). */
export const boxesOf = ({ kind, stats }: EvaluatedElement): number =>
  kind === 'aircraft' ? stats.m + stats.a : damageBoxes(stats);

/** The damage track of an element, ticked if it starts damaged. */
export function damageBoxesOf(element: EvaluatedElement, evaluation: Evaluation): SheetBoxes {
  const damaged = startsDamaged(element, evaluation);
  const count = boxesOf(element);
  return {
    kind: 'boxes',
    count,
    ticked: damaged ? Math.min(RESCUE.damage, count) : 0,
    total: DAMAGE_TOTAL,
    marks: [[element.id, 'damage']],
    ...(damaged
      ? { lines: [`Starts with ${RESCUE.damage} damage, M at most ${RESCUE.movement} (p.79)`] }
      : {}),
  };
}
