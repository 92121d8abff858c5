import type { Asked, Attacks, Dice, Resolution } from '@/lib/play/attack';
import type { Evaluation } from '../evaluate/evaluate';
import { blows } from '../odds/close-combat';
import { type Combatant, combatantAt } from '../odds/combatant';
import { opponentAt } from '../odds/opponent';
import { shots } from '../odds/shooting';
import { shoots, strikes, ways } from './attack-actions';
import { fieldsOf, resultOf, rollsOf, struckBy } from './attack-dice';
import { commandRolls } from './command-rolls';
import { commandTests } from './command-tests';
import { leftAfter, placed } from './losses';
import { actingOf, type View } from './rows';
import { fighter, isInCover, situationOfCombat, situationOfShot } from './standing';

type Shot = Asked<Evaluation>;

const attackerOf = ({ attacker }: Shot) => combatantAt(attacker) as Combatant;

/** The dice of a shot, and what they hit. */
function shotOf(asked: Shot) {
  const opponent = opponentAt(asked.target, asked.situation, false);
  const { volleys } = shots(attackerOf(asked), opponent, asked.situation, asked.a.force.rulings);
  return { opponent, volleys };
}

const shooting: Resolution<Evaluation> = {
  kind: 'shooting',
  action: 'shooting',
  on: shoots,
  situation: situationOfShot,
  rolls: (asked, dice) => rollsOf('shot', '', shotOf(asked).volleys, dice),
  results: (asked) => fieldsOf(shotOf(asked).opponent, '', ''),
  read: (asked, dice) => {
    const { opponent, volleys } = shotOf(asked);
    const struck = struckBy('shot', volleys, dice);
    return { result: resultOf(opponent, '', struck), because: struck.because };
  },
  propose: ({ a, b, situation }, result) => ({
    take: placed(b, result, ''),
    by: byOfShot(a, situation.reaction === 1),
    blown: isInCover(a),
  }),
};

const OWN = 'own-';

/** What the target has set when it strikes back: it defends no obstacle then. */
const situationOfBack = ({ situation: set }: Shot) => ({
  figures: set['target-figures'] ?? 0,
  markers: set['target-markers'] ?? 0,
  'target-markers': set.markers ?? 0,
  'on-foot': set['target-on-foot'] ?? 0,
  'target-on-foot': set['on-foot'] ?? 0,
});

/** A round of close combat: the blows of both, and what dice of them come to so far (9.2, 9.3). */
function roundOf(asked: Shot, dice: Dice) {
  const { a, b, situation } = asked;
  const opponent = opponentAt(asked.target, situation, true);
  const self = opponentAt(asked.attacker, situationOfBack(asked), true);
  const target = combatantAt(asked.target);
  const theirs = target ? blows(target, self, situationOfBack(asked), a.force.rulings).volleys : [];
  const back = struckBy('back', theirs, dice);
  const isTargetFirst = situation['target-first'] === 1;
  const struck = isTargetFirst ? placed(a, resultOf(self, '', back), '') : [];
  const { combatant, markers } = afterLosses(asked, struck);
  const mine = blows(
    combatant,
    opponent,
    { ...situation, markers: (situation.markers ?? 0) + markers },
    a.force.rulings,
  ).volleys;
  return {
    ...{ opponent, self, isTargetFirst },
    mine: { volleys: mine, struck: struckBy('blow', mine, dice), whose: `${a.row.label}: ` },
    theirs: { volleys: theirs, struck: back, whose: `${b?.row.label ?? opponent.label}: ` },
  };
}

/** The attacker with what a foe that strikes first has left it, and the D-markers that it got. */
function afterLosses({ a, attacker }: Shot, taken: readonly string[]) {
  const before = actingOf(a).number('d-markers');
  const { figures, markers } = leftAfter(a, taken);
  const now = 'target' in attacker ? {} : attacker.now;
  const left = taken.length === 0 ? attacker : { ...attacker, now: { ...now, figures } };
  return { combatant: combatantAt(left) as Combatant, markers: markers - before };
}

/** Whether losses leave anything of a row. */
const survives = (view: View | null, taken: readonly string[]): boolean =>
  view === null || leftAfter(view, taken).figures > 0;

const closeCombat: Resolution<Evaluation> = {
  kind: 'close-combat',
  action: 'close-combat',
  on: strikes,
  situation: situationOfCombat,
  rolls: (asked, dice) => {
    const { mine, theirs, isTargetFirst } = roundOf(asked, dice);
    const own = rollsOf('blow', mine.whose, mine.volleys, dice);
    const back = rollsOf('back', theirs.whose, theirs.volleys, dice);
    return isTargetFirst ? [...back, ...own] : [...own, ...back];
  },
  results: (asked) => {
    const { opponent, self, theirs } = roundOf(asked, {});
    return [
      ...fieldsOf(opponent, '', ' on the target'),
      ...(theirs.volleys.length > 0 ? fieldsOf(self, OWN, ' on the attacker') : []),
    ];
  },
  read: (asked, dice) => {
    const { opponent, self, mine, theirs, isTargetFirst } = roundOf(asked, dice);
    return {
      result: { ...resultOf(opponent, '', mine.struck), ...resultOf(self, OWN, theirs.struck) },
      because: [
        ...(isTargetFirst ? [`${theirs.whose}strikes first; the other with what it has left (9.2)`] : []),
        ...[mine, theirs].flatMap(({ whose, struck }) => struck.because.map((each) => whose + each)),
      ],
    };
  },
  propose: ({ a, b }, result) => {
    const [take, own] = [placed(b, result, ''), placed(a, result, OWN)];
    return { take, own, by: byOf(a), engaged: survives(a, own) && survives(b, take) };
  },
};

/** What an attack is done by, as the marks of the attacker have it. */
function byOf(a: View): string {
  return a.text('tried') === 'failed' ? ways.NOTHING : ways.ACTION;
}

/** The same of a shot: a unit on covering fire has it until it fires (11.1). */
function byOfShot(a: View, isReaction: boolean): string {
  if (isReaction) return ways.REACTION;
  return ['still', 'moved'].includes(a.text('covering')) ? ways.COVERING : byOf(a);
}

/** Shooting, close combat and rolls against CV in a match (4.1, 5.2, 8–10, 13). */
export const attacks: Attacks<Evaluation> = {
  fighter,
  resolutions: [shooting, closeCombat, ...commandRolls, ...commandTests],
};
