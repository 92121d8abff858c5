import { binomial } from '@/lib/odds/distribution';
import type { Situation } from '@/lib/odds/model';
import { counted, inList } from '@/lib/roster/text/words';
import { results } from '../catalogue/catalogue';
import type { Result } from '../catalogue/data-schema';
import {
  attackDice,
  closeDice,
  lessStuns,
  raisedAttack,
  raisedReaction,
  reactionDice,
  type Strength,
  teamDice,
  teamProfile,
} from '../evaluate/dice';
import { type Contest, type DiceGroup, hitCounts, SIDES } from './contest';
import { isAsori, isInfantry, modelsText, type Standing } from './stands';

/** Attack dice with the words for how they come about. */
export interface Rolled {
  groups: DiceGroup[];
  /** Whether two 6s may be combined (III). */
  overkill: boolean;
  because: string[];
}

/** Centimetres beyond which artillery may fire ranged in (VI). */
const RANGED_IN_BEYOND = 20;

const facesFrom = (upper: readonly Result[]): Result[] => ['miss', 'miss', 'miss', ...upper];

/** Results from a lowest die that stuns and a lowest die that kills. */
const facesOf = (stun: number, kill: number): Result[] =>
  [1, 2, 3, 4, 5, 6].map((face) => (face >= kill ? 'kill' : face >= stun ? 'stun' : 'miss'));

/** "4, 5 stun, 6 kills". */
function resultWords(faces: readonly Result[]): string {
  const showing = (result: Result) =>
    faces.flatMap((each, index) => (each === result ? [`${index + 1}`] : []));
  const [stuns, kills] = [showing('stun'), showing('kill')];
  return [
    ...(stuns.length === 0 ? [] : [`${inList(stuns)} ${stuns.length === 1 ? 'stuns' : 'stun'}`]),
    ...(kills.length === 0 ? [] : [`${inList(kills)} ${kills.length === 1 ? 'kills' : 'kill'}`]),
  ].join(', ');
}

type FireRow = (typeof results.fire)[number];

/** The row of results of a stand's own models, or of its teams, at a target. */
function fireRow({ part, force }: Standing, target: Standing, teams: boolean): FireRow {
  const kind = teams ? 'heavy-weapons' : part.unit.type.kind;
  const atInfantry = isInfantry(target);
  const shooter = kind === 'infantry' ? force.force.faction : kind;
  const row = isInfantry({ part, force })
    ? atInfantry
      ? 'infantry-infantry'
      : `${shooter}-tanks`
    : `${kind}-${atInfantry ? 'infantry' : 'tanks'}`;
  return results.fire.find(({ id }) => id === row) as FireRow;
}

/** Results of ranged-in fire by the number of marks; null where artillery may not make it (VI). */
function rangedIn({ part }: Standing, { marks = 0, distance = 0 }: Situation): Result[] | null {
  if (part.unit.type.kind !== 'artillery' || distance <= RANGED_IN_BEYOND) return null;
  const row = results.rangedIn.find((each) => each.marks === marks);
  return row === undefined ? null : facesFrom(row.results);
}

/** Whether two 6s may be combined, for artillery by the ruling on that. */
function mayOverkill({ overkill }: FireRow, { force }: Standing, isRangedIn: boolean): boolean {
  if (overkill !== 'artillery') return overkill;
  const ruled = force.rulings['artillery-overkill'];
  return ruled === 'always' || (ruled === 'ranged-in' && isRangedIn);
}

/** What is within range at a distance: a stand's own models, its teams. */
function inRange({ part, models, teams }: Standing, distance: number): { models: number; teams: number } {
  const { range, nearest } = part.unit.profile;
  const own = distance <= range && (nearest === undefined || distance > nearest);
  return { models: own ? models : 0, teams: distance <= teamProfile.range ? teams : 0 };
}

/** Two groups of so many dice, of which stuns and halving take those of the teams last. */
const shared = (dice: number, ofTeams: number): [own: number, teams: number] => {
  const teams = Math.min(dice, ofTeams);
  return [dice - teams, teams];
};

/** The dice of fire or reaction fire (II, III, Infantry, VI). */
export function fireDice(
  shooter: Standing,
  target: Standing,
  situation: Situation,
  reaction: boolean,
): Rolled {
  const { distance = 0, raised = 0 } = situation;
  const near = inRange(shooter, distance);
  const stand: Strength = { ...shooter.part, teams: near.teams };
  const isStunned = shooter.stuns > 0;
  const plain = reaction ? (reactionDice(stand, near.models) ?? 0) : attackDice(stand, near.models);
  const most = reaction ? raisedReaction(stand, near.models) : raisedAttack(stand, near.models);
  // What stunned units may not raise is ruled as for teams, which never raise attack dice (Stuns).
  const mayRaise = !isStunned || (reaction && shooter.part.unit.readings.teamsRaiseReaction);
  const isRaised = raised === 1 && mayRaise && most !== null;
  const full = isRaised ? most : plain;
  const left = lessStuns(full, shooter.stuns);
  const isMarking = !reaction && shooter.left?.isMarking === true;
  const dice = isMarking ? Math.max(0, left - 1) : left;
  const ofTeams = teamDice(stand);
  const [own, teams] = shared(dice, reaction ? Math.ceil(ofTeams / 2) : ofTeams);
  const marked = rangedIn(shooter, situation);
  const row = fireRow(shooter, target, false);
  const groups = [
    { dice: own, ofRow: () => row },
    { dice: teams, ofRow: () => fireRow(shooter, target, true) },
  ].flatMap(({ dice, ofRow }): DiceGroup[] =>
    dice === 0 ? [] : [{ dice, results: marked ?? facesFrom(ofRow().results) }],
  );
  return {
    groups,
    overkill: mayOverkill(row, shooter, marked !== null),
    because: [
      [
        `${shooter.part.label}: ${modelsText(shooter, near.models, near.teams)} in range`,
        `${reaction ? 'reaction' : 'attack'} ${counted(plain, 'die', 'dice')}`,
        ...(isRaised ? [`raised → ${full}`] : raised === 1 ? ['may not raise them'] : []),
        ...(isStunned ? [`${counted(shooter.stuns, 'stun')} → ${left}`] : []),
        ...(isMarking ? [`marks a target → ${dice}`] : []),
      ].join(', '),
      ...groups.map((group) =>
        groups.length === 1
          ? resultWords(group.results)
          : `${counted(group.dice, 'die', 'dice')}: ${resultWords(group.results)}`,
      ),
      ...(marked === null ? [] : [`ranged in by ${counted(situation.marks ?? 0, 'mark')}`]),
    ],
  };
}

/** The row of close combat of a stand's own models. */
const closeRow = ({ part, force }: Pick<Standing, 'part' | 'force'>) =>
  results.close.rows.find(
    ({ type, faction }) => type === part.unit.type.id && faction === force.force.faction,
  );

/** The dice of close combat, or of a rush at light tanks (Infantry). */
export function combatDice(attacker: Standing, situation: Situation, tankRush: boolean): Rolled {
  const { part, models, teams, stuns } = attacker;
  const charges = tankRush || situation.charge === 1;
  const fighting = closeDice({ ...part, teams }, models) ?? 0;
  const full = fighting + (charges ? results.close.charge.dice : 0);
  const dice = lessStuns(full, stuns);
  const row = closeRow(attacker);
  const rushes = charges && isAsori(attacker) && row?.rush != null;
  const kill = (rushes ? row?.rush : row?.kills) ?? 6;
  const { tankRush: atTanks } = results.close;
  const faces = tankRush ? facesOf(atTanks.stun, atTanks.kill) : facesOf(kill, kill);
  return {
    groups: [{ dice, results: faces }],
    overkill: false,
    because: [
      [
        `${part.label}: ${modelsText(attacker, models, teams)}`,
        counted(fighting, 'die', 'dice'),
        ...(charges ? [`${rushes ? 'rush' : 'charge'} → ${full}`] : []),
        ...(stuns > 0 ? [`${counted(stuns, 'stun')} → ${dice}`] : []),
      ].join(', '),
      resultWords(faces),
    ],
  };
}

/** The chances that two 6s or more are rolled and not all pairs are stopped, and that they are: weights of `total`. */
export function doubleSixes({ groups, bonus }: Contest): { through: bigint; stopped: bigint; total: bigint } {
  const hitFaces = groups.map(({ results }) => results.filter((each) => each !== 'miss').length);
  const dice = groups.reduce((sum, group) => sum + group.dice, 0);
  let [through, halted] = [0n, 0n];
  for (const hits of hitCounts(groups)) {
    const all = hits.reduce((sum, count) => sum + count, 0);
    const defence = all + bonus;
    // How many rolls with these hits show how many 6s.
    let sixes = [BigInt(SIDES) ** BigInt(dice - all)];
    for (const [at, group] of groups.entries()) {
      const count = hits[at] as number;
      const faces = hitFaces[at] as number;
      const misses = binomial(group.dice, count) * BigInt(SIDES - faces) ** BigInt(group.dice - count);
      const next = Array<bigint>(sixes.length + count).fill(0n);
      for (const [before, ways] of sixes.entries())
        for (let six = 0; six <= count; six++)
          next[before + six] =
            (next[before + six] as bigint) +
            ways * misses * binomial(count, six) * BigInt(Math.max(0, faces - 1)) ** BigInt(count - six);
      sixes = next;
    }
    for (const [count, ways] of sixes.entries()) {
      const pairs = Math.floor(count / 2);
      if (pairs === 0 || ways === 0n) continue;
      for (let six = 0; six <= defence; six++) {
        const weight = ways * binomial(defence, six) * BigInt(SIDES - 1) ** BigInt(defence - six);
        if (Math.floor(six / 2) < pairs) through += weight;
        else halted += weight;
      }
    }
  }
  return { through, stopped: halted, total: BigInt(SIDES) ** BigInt(2 * dice + bonus) };
}
