import type { Situation } from '@/lib/odds/model';
import type { Asked, Attacks, Resolution, Result } from '@/lib/play/attack';
import { type Evaluation, pricedPurchases } from '../evaluate/evaluate';
import { type Kind, lossOf, strikeOf } from '../odds/attack';
import { isLeft, type Stand, standAt } from '../odds/stands';
import { DESTROYED } from '../paper/marks';
import { reacts, rushes } from './attack-actions';
import { readOf, resultFields, rollsOf, type Side } from './attack-dice';
import { disengaging } from './disengaging';
import { placed, stunsAfter, survives } from './losses';
import { actingOf, isInfantry, type Place, type View } from './rows';
import { droneUp, fighter, situationOfCombat, situationOfFire, situationOfReaction } from './standing';
import { DISABLED } from './trackers';

type Attack = Asked<Evaluation>;

/** The attack of one side, and of the other where that strikes back at the same time. */
type SidesOf = (asked: Attack) => Side[];

const sideOf = (kind: Kind, asked: Attack): Side[] => {
  const [attacker, target] = [standAt(asked.attacker), standAt(asked.target)];
  return attacker && target ? [strikeAs('', kind, attacker, target, asked.situation)] : [];
};

const strikeAs = (id: Side['id'], kind: Kind, a: Stand, b: Stand, situation: Situation): Side => ({
  id,
  strike: strikeOf(kind, a, b, situation),
  attacker: a.part.label,
  defender: b.part.label,
});

/** The answer of the target: its reaction fire, or its blows in close combat. */
function backOf(kind: 'reaction' | 'combat', asked: Attack, situation: Situation): Side[] {
  const [attacker, target] = [standAt(asked.attacker), standAt(asked.target)];
  if (!attacker || !target || asked.b === null || !isLeft(target)) return [];
  const drone = droneUp(asked.a) === undefined ? 0 : 1;
  return [strikeAs('own-', kind, target, attacker, { ...situation, drone })];
}

/** Fire, and reaction fire at the same distance. */
const fireSides: SidesOf = (asked) => {
  const { distance = 0, answer = 0, 'answer-raised': raised = 0, 'own-cover': cover = 0 } = asked.situation;
  return [
    ...sideOf('fire', asked),
    ...(answer === 1 ? backOf('reaction', asked, { distance, raised, cover }) : []),
  ];
};

const combatSides: SidesOf = (asked) => [
  ...sideOf('combat', asked),
  ...backOf('combat', asked, { charge: 0 }),
];

/** What a result does to one that was attacked. */
function suffered(view: View | null, side: Side | undefined, result: Result, id: Side['id']) {
  const of = (name: string) => result[id + name] ?? 0;
  if (view === null) return {};
  if (side === undefined)
    return { [`${id}take`]: [], [`${id}stuns`]: actingOf(view).stuns, [`${id}drone`]: 'none' };
  const loss = lossOf({ kills: of('kills'), stuns: of('stuns') }, side.strike);
  return {
    [`${id}take`]: placed(view, loss),
    [`${id}stuns`]: stunsAfter(view, loss),
    [`${id}drone`]: of('drone-destroyed') === 1 ? DESTROYED : of('drone-disabled') === 1 ? DISABLED : 'none',
  };
}

interface Parts {
  kind: Kind;
  on?: (place: Place) => boolean;
  situation?: Resolution<Evaluation>['situation'];
  sides: SidesOf;
  /** What it costs, and what else follows. */
  more: (asked: Attack, suffered: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

const resolution = ({ kind, on, situation, sides, more }: Parts): Resolution<Evaluation> => ({
  kind,
  action: `attack-${kind}`,
  ...(on ? { on } : {}),
  ...(situation ? { situation } : {}),
  rolls: (asked, dice) => rollsOf(sides(asked), dice),
  results: (asked) => resultFields(sides(asked)),
  read: (asked, dice) => {
    const read = sides(asked).map((side) => readOf(side, dice));
    return {
      result: Object.assign({}, ...read.map(({ result }) => result)),
      because: read.flatMap(({ because }) => because),
    };
  },
  propose: (asked, result) => {
    const [strike, back] = sides(asked);
    const both = {
      ...suffered(asked.b, strike, result, ''),
      ...suffered(asked.a, back, result, 'own-'),
    };
    return { ...both, ...more(asked, both) };
  },
});

const costOf = ({ force }: View, purchase: string): number =>
  pricedPurchases(force).find(({ id }) => id === purchase)?.cost ?? 0;

/** What a unit pays to fire: tanks that stand, and infantry that moves (II, Infantry). */
function costOfFire(view: View): number {
  const { rows } = actingOf(view);
  if (rows.some((row) => row.number('fired') === 1)) return 0;
  const hasMoved = rows.some((row) => !['', 'no'].includes(row.text('moved')));
  if (isInfantry(view)) return hasMoved ? costOf(view, 'move-fire-10') : 0;
  return hasMoved ? 0 : costOf(view, 'fire');
}

const costOfRaising = (view: View, purchase: string, isRaised: boolean): number =>
  isRaised ? costOf(view, purchase) : 0;

/** Fire, reaction fire, close combat, rushes and leaving close combat in a match (III, Infantry, VI). */
export const attacks: Attacks<Evaluation> = {
  fighter,
  resolutions: [
    resolution({
      kind: 'fire',
      situation: situationOfFire,
      sides: fireSides,
      more: ({ a, b, situation: set }) => ({
        cp: costOfFire(a) + costOfRaising(a, 'attack', set.raised === 1),
        'target-cp': b === null ? 0 : costOfRaising(b, 'reaction', set['answer-raised'] === 1),
      }),
    }),
    resolution({
      kind: 'reaction',
      on: reacts,
      situation: situationOfReaction,
      sides: (asked) => sideOf('reaction', asked),
      more: ({ a, situation: set }) => ({ cp: costOfRaising(a, 'reaction', set.raised === 1) }),
    }),
    resolution({
      kind: 'combat',
      on: isInfantry,
      situation: situationOfCombat,
      sides: combatSides,
      more: ({ a, b }, { take, 'own-take': own }) => ({
        cp: 0,
        locked: survives(a, own as string[]) && survives(b, (take ?? []) as string[]),
      }),
    }),
    resolution({
      kind: 'rush',
      on: rushes,
      sides: (asked) => sideOf('rush', asked),
      more: () => ({ cp: 0 }),
    }),
    disengaging,
  ],
};
