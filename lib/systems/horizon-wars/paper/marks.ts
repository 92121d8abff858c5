import { textOf } from '@/lib/roster/displayed-stat';
import { counted, inList } from '@/lib/roster/words';
import type { CardBrief } from '@/lib/sheet/card';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { elementStats } from '../fields';
import { DAMAGE_TOTAL, damageBoxes } from './appendix';
import { upgradeNames } from './special';
import { statOrder } from './stats';
import { kindName } from './text';

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
