import type { Dice, Result, ResultField, Roll } from '@/lib/play/attack';
import { counted, inList } from '@/lib/roster/text/words';
import type { Strike } from '../odds/attack';
import { SIDES } from '../odds/contest';
import { blowOf, hitsOf } from '../odds/rolled';

// The dice of attack and defence as they are rolled on the table. Attacks of both sides are at the same time.

/** An attack of one side, whose rolls and results begin with its id. */
export interface Side {
  id: '' | 'own-';
  strike: Strike;
  /** Who attacks and who defends. */
  attacker: string;
  defender: string;
}

const attackId = ({ id }: Side, group: number): string => `${id}attack${group}`;
const defenceId = ({ id }: Side): string => `${id}defence`;

const attackRolls = (side: Side): Roll[] =>
  side.strike.contest.groups.map(({ dice }, at) => ({
    id: attackId(side, at),
    label: `Attack dice of ${side.attacker}${at === 0 ? '' : ', of its teams'}`,
    count: dice,
    sides: SIDES,
  }));

const rolledOf = (side: Side, dice: Dice) =>
  side.strike.contest.groups.map((_, at) => dice[attackId(side, at)] ?? []);

/** A die for each hit, and more; none where nothing hit, nor before the attack is rolled. */
function defenceRolls(side: Side, dice: Dice): Roll[] {
  const rolled = rolledOf(side, dice);
  const { groups, bonus } = side.strike.contest;
  const hits = hitsOf(side.strike.contest, rolled);
  const count = hits.kills.length + hits.stuns.length;
  if (count === 0 || groups.some((group, at) => (rolled[at]?.length ?? 0) < group.dice)) return [];
  return [
    { id: defenceId(side), label: `Defence dice of ${side.defender}`, count: count + bonus, sides: SIDES },
  ];
}

/** The dice of all attacks, and then of all defence. */
export const rollsOf = (sides: readonly Side[], dice: Dice): Roll[] =>
  [...sides.flatMap(attackRolls), ...sides.flatMap((side) => defenceRolls(side, dice))].filter(
    ({ count }) => count > 0,
  );

const hasDrone = ({ strike: { shielded, doubles } }: Side): boolean => shielded && doubles;

/** What a result says of those who are attacked: what they did not stop, and of a shield drone. */
export const resultFields = (sides: readonly Side[]): ResultField[] =>
  sides.flatMap((side): ResultField[] => {
    const whom = side.id === '' ? 'the target' : 'the attacker';
    return [
      { id: `${side.id}kills`, label: `Kills on ${whom}` },
      { id: `${side.id}stuns`, label: `Stuns on ${whom}` },
      ...(hasDrone(side)
        ? [
            {
              id: `${side.id}drone-destroyed`,
              label: `Shield drone of ${whom} destroyed`,
              isYes: true as const,
            },
            {
              id: `${side.id}drone-disabled`,
              label: `Shield drone of ${whom} disabled`,
              isYes: true as const,
            },
          ]
        : []),
    ];
  });

/** Reads the dice of an attack. */
export function readOf(side: Side, dice: Dice): { result: Result; because: string[] } {
  const { contest } = side.strike;
  const hits = hitsOf(contest, rolledOf(side, dice));
  const defence = dice[defenceId(side)] ?? [];
  const { kills, stuns } = blowOf({ ...hits, defence }, contest.overkill);
  const pairs = Math.floor(sixesOf([...hits.kills, ...hits.stuns]) / 2);
  const isStopped = Math.floor(sixesOf(defence) / 2) >= pairs;
  return {
    result: {
      [`${side.id}kills`]: kills,
      [`${side.id}stuns`]: stuns,
      ...(hasDrone(side)
        ? {
            [`${side.id}drone-destroyed`]: pairs > 0 && !isStopped ? 1 : 0,
            [`${side.id}drone-disabled`]: pairs > 0 && isStopped ? 1 : 0,
          }
        : {}),
    },
    because: [readText(side, wordsOf(hits.kills.length, hits.stuns.length), wordsOf(kills, stuns))],
  };
}

/** "2 kills and 1 stun"; "" for neither. */
const wordsOf = (kills: number, stuns: number): string =>
  inList([...(kills > 0 ? [counted(kills, 'kill')] : []), ...(stuns > 0 ? [counted(stuns, 'stun')] : [])]);

function readText({ attacker, defender }: Side, hits: string, left: string): string {
  if (hits === '') return `${attacker}: no hit`;
  return `${attacker}: ${hits}; ${defender} ${left === '' ? 'stops all' : `does not stop ${left}`}`;
}

const sixesOf = (faces: readonly number[]): number => faces.filter((face) => face === SIDES).length;
