import { cacheOf } from '@/lib/odds/cache';
import { Deadline, PATIENCE } from '@/lib/odds/deadline';
import { atLeasts, chanceThat, distributionOf, expectedOf } from '@/lib/odds/distribution';
import { fraction } from '@/lib/odds/fraction';
import { type Attack, type Chance, type Situation, type SituationField, settled } from '@/lib/odds/model';
import { counted, signed } from '@/lib/roster/text/words';
import { results } from '../catalogue/catalogue';
import { mostStuns } from '../evaluate/dice';
import { type Blow, blowsOf, type Contest } from './contest';
import { combatDice, doubleSixes, fireDice, type Rolled } from './dice';
import { isAsori, isInfantry, modelsText, type Stand, type Standing, sideFields, standing } from './stands';

/** Defence dice of cover: vehicles, infantry (Terrain). */
const COVER = { vehicles: 1, infantry: 2 };

/** What can be set about fire, the distance first (II, III, VI). */
const fields: SituationField[] = [
  { id: 'distance', label: 'Distance', kind: 'number', min: 0, max: 100, unit: 'cm', start: 10 },
  { id: 'cover', label: 'Target in cover', kind: 'toggle', start: 0 },
  {
    id: 'raised',
    label: 'Dice raised for 1 CP',
    help: 'Half as many more; attack dice without a move.',
    kind: 'toggle',
    start: 0,
  },
  {
    id: 'overkill',
    label: 'Pairs of 6s combined',
    help: 'Overkill; not by or at infantry.',
    kind: 'toggle',
    start: 0,
  },
  { id: 'drone', label: 'Shield drone works', help: 'Of an Asori command.', kind: 'toggle', start: 1 },
];
const fireFields: SituationField[] = [
  ...fields,
  {
    id: 'marks',
    label: 'Units that mark the target',
    help: 'For ranged-in fire of artillery, beyond 20 cm.',
    kind: 'number',
    min: 0,
    max: 3,
    start: 0,
  },
  ...sideFields,
];
const reactionFields: SituationField[] = [...fields, ...sideFields];
/** What can be set about the reaction fire at an attacker in a match. */
export const answerFields: SituationField[] = [
  { id: 'answer', label: 'Target fires in reaction', kind: 'toggle', start: 1 },
  { id: 'answer-raised', label: 'Its dice raised for 1 CP', kind: 'toggle', start: 0 },
  { id: 'own-cover', label: 'Attacker in cover', kind: 'toggle', start: 0 },
];
const combatFields: SituationField[] = [
  {
    id: 'charge',
    label: 'First round of a charge',
    help: 'Adds a die; of Asori it is a rush.',
    kind: 'toggle',
    start: 1,
  },
  ...sideFields,
];

export type Kind = 'fire' | 'reaction' | 'combat' | 'rush';

/** Every attack by its name. */
export const labels: Record<Kind, string> = {
  fire: 'Fire',
  reaction: 'Reaction fire',
  combat: 'Close combat',
  rush: results.close.tankRush.name,
};

/** Every attack with its fields. */
export const fieldsOf: Record<Kind, SituationField[]> = {
  fire: fireFields,
  reaction: reactionFields,
  combat: combatFields,
  rush: sideFields,
};

const rollOf: Record<Kind, (a: Standing, b: Standing, situation: Situation) => Rolled> = {
  fire: (a, b, situation) => fireDice(a, b, situation, false),
  reaction: (a, b, situation) => fireDice(a, b, situation, true),
  combat: (a, _, situation) => combatDice(a, situation, false),
  rush: (a, _, situation) => combatDice(a, situation, true),
};

/** Dice that defend besides one for each hit; cover does not count where models touch (Infantry). */
function defenceOf(
  target: Standing,
  kind: Kind,
  { cover = 0 }: Situation,
): { bonus: number; because: string } {
  const { defence, closeDefence = 0 } = target.part.unit.profile;
  const close = kind === 'combat';
  const covered =
    close || kind === 'rush' || cover === 0 ? 0 : COVER[isInfantry(target) ? 'infantry' : 'vehicles'];
  const more = defence + (close ? closeDefence : 0);
  const words = [
    'a die a hit',
    ...(more === 0 ? [] : [signed(more).replace('+', '+ ')]),
    ...(covered === 0 ? [] : [`+ cover ${covered}`]),
  ];
  return { bonus: more + covered, because: `defence: ${words.join(' ')}` };
}

/** One attack: its dice, those against it, and what they are rolled at. */
export interface Strike {
  contest: Contest;
  target: Standing;
  /** Whether a shield drone takes the stuns of the target. */
  shielded: boolean;
  /** Whether two 6s may be combined, and strike a shield drone. */
  doubles: boolean;
  because: string[];
}

/** One attack of a stand on another. */
export function strikeOf(kind: Kind, a: Stand, b: Stand, given: Situation): Strike {
  const situation = settled(fieldsOf[kind], given);
  const attacker = standing(a, situation, '');
  const target = standing(b, situation, 'target-');
  const rolled = rollOf[kind](attacker, target, situation);
  const defence = defenceOf(target, kind, situation);
  const combined = rolled.overkill && situation.overkill === 1;
  return {
    contest: { groups: rolled.groups, bonus: defence.bonus, overkill: combined },
    target,
    shielded: target.part.unit.drones > 0 && situation.drone === 1,
    doubles: rolled.overkill,
    because: [...rolled.because, defence.because],
  };
}

/** The odds of one attack of a stand on another. */
export function attack(kind: Kind, a: Stand, b: Stand, given: Situation): Attack {
  const strike = strikeOf(kind, a, b, given);
  const { contest, target, shielded, doubles, because } = strike;
  return {
    id: kind,
    label: labels[kind],
    ...resultsOf(strike),
    because: [
      ...because,
      [
        `${target.part.label}: ${modelsText(target, target.models, target.teams)}`,
        ...(target.stuns > 0 ? [counted(target.stuns, 'stun')] : []),
        ...(shielded
          ? ['a shield drone: no stun counts']
          : isAsori(target)
            ? ['ignores its first stun']
            : []),
      ].join(', '),
      ...(contest.overkill ? ['Overkill: two 6s are a kill that two 6s stop, and a stun'] : []),
    ],
    notCounted: doubles && !contest.overkill ? ['Overkill: pairs of 6s may be combined'] : [],
  };
}

/** What blows do to a target. */
export interface Loss {
  /** Models killed, at most all. */
  kills: number;
  /** Stuns that count. */
  stuns: number;
  /** A model more that stuns cost. */
  overStunned: boolean;
  destroyed: boolean;
}

/**
 * Asori ignore the first stun, and all with a shield drone. Kills come off first; then a model is lost at twice as many
 * stuns as models (Stuns). Our readings: the first stun is the first that defence did not stop, of each attack; models
 * are killed before teams.
 */
export function lossOf(
  { kills, stuns }: Omit<Blow, 'weight'>,
  { target, shielded }: Pick<Strike, 'target' | 'shielded'>,
): Loss {
  const all = target.models + target.teams;
  const killed = Math.min(all, kills);
  const counting = shielded ? 0 : Math.max(0, stuns - (isAsori(target) ? 1 : 0));
  const models = Math.max(0, target.models - killed);
  const teams = all - killed - models;
  const bearable = mostStuns({ unit: target.part.unit, models, teams });
  const overStunned = counting > 0 && bearable > 0 && target.stuns + counting >= bearable;
  const left = all - killed - (overStunned ? 1 : 0);
  return { kills: killed, stuns: left === 0 ? 0 : counting, overStunned, destroyed: left === 0 };
}

function resultsOf(strike: Strike) {
  const { contest, shielded, doubles } = strike;
  const { blows, total } = remembered(contest);
  const losses = blows.map((blow) => ({ ...lossOf(blow, strike), weight: blow.weight }));
  const where = (holds: (loss: Loss) => boolean) => chanceThat(losses, total, holds);
  const kills = distributionOf(losses.map((loss) => [loss.kills, loss.weight]));
  const canStun = contest.overkill || contest.groups.some(({ results }) => results.includes('stun'));
  const chances: Chance[] = [
    ...atLeasts(kills, (count) => counted(count, 'kill')),
    ...(canStun
      ? [
          { label: 'Target stunned', value: where(({ stuns }) => stuns > 0) },
          { label: 'Model lost to stuns', value: where(({ overStunned }) => overStunned) },
        ]
      : []),
    { label: 'Unit destroyed', value: where(({ destroyed }) => destroyed) },
    ...(shielded && doubles ? droneChances(contest) : []),
  ];
  const outcomes = new Map<string, Loss & { weight: bigint }>();
  for (const loss of losses) {
    const known = outcomes.get(lossWords(loss));
    if (known === undefined) outcomes.set(lossWords(loss), { ...loss });
    else known.weight += loss.weight;
  }
  return {
    chances,
    expected: expectedOf(kills),
    counts: 'kills',
    outcomes: [...outcomes]
      .sort(
        ([, x], [, y]) => Number(x.destroyed) - Number(y.destroyed) || x.kills - y.kills || x.stuns - y.stuns,
      )
      .map(([label, { weight }]) => ({ label, value: fraction(weight, total) })),
  };
}

function lossWords({ kills, stuns, overStunned, destroyed }: Loss): string {
  if (destroyed) return 'unit destroyed';
  const words = `${counted(kills, 'kill')}, ${counted(stuns, 'stun')}`;
  return overStunned ? `${words}, a model lost to stuns` : words;
}

/** A double 6 that is not stopped destroys a shield drone; one that is stopped disables it (III). */
function droneChances(contest: Contest): Chance[] {
  const { through, stopped, total } = doubleSixes(contest);
  return [
    { label: 'Shield drone destroyed', value: fraction(through, total) },
    { label: 'Shield drone disabled', value: fraction(stopped, total) },
  ];
}

const cached = cacheOf<ReturnType<typeof blowsOf>>(300);

/** The blows of a contest, worked out once. */
const remembered = (contest: Contest) =>
  cached(JSON.stringify(contest), () => blowsOf(contest, new Deadline(PATIENCE)));
