import type { Asked, Attacks, Dice, Resolution, Roll } from '@/lib/play/attack';
import type { RowView } from '@/lib/play/model';
import { sum } from '@/lib/roster/edits/list-edits';
import type { Evaluation } from '../evaluate/evaluate';
import { attackerOf, type Kind } from '../odds/armed';
import { type Defender, defenderAt, unitAt } from '../odds/defender';
import { moraleTest } from '../odds/morale';
import { odds } from '../odds/odds';
import { coverNote, type Salvo, salvosOf } from '../odds/salvo';
import { during } from './attack-actions';
import { figuresNow } from './figures';
import { firstLost, machinesIn, sureParts } from './losses';
import { isMachine, isUnit } from './rows';
import { unitRow } from './standing';

const SIDES = 6;

/** What was rolled so far, and what is to be rolled. */
interface Rolling {
  rolls: Roll[];
  dice: Dice;
}

/** How many of some dice reach what they need; null until they are rolled. */
function passed({ rolls, dice }: Rolling, roll: Omit<Roll, 'sides'>, needed: number): number | null {
  if (roll.count === 0 || needed > SIDES) return 0;
  if (needed === 1) return roll.count;
  rolls.push({ ...roll, sides: SIDES });
  const faces = dice[roll.id] ?? [];
  return faces.length < roll.count
    ? null
    : faces.slice(0, roll.count).filter((face) => face >= needed).length;
}

/** What the dice of a weapon came to. */
interface Shot {
  salvo: Salvo;
  hits: number;
  saved: number;
  through: number;
}

/** The dice of a weapon, one roll after the other; null while some are missing. */
function shotOf(rolling: Rolling, salvo: Salvo, at: number): Shot | null {
  const { name, dice, hit, rerolls, saving, damageTest } = salvo;
  const roll = (id: string, label: string, count: number) => ({
    id: `${at}-${id}`,
    label: `${name}, ${label}`,
    count,
  });
  let hits = passed(rolling, roll('hit', 'to hit', dice), hit.needed);
  for (let time = 1; time <= rerolls && hits !== null; time++) {
    const again = passed(rolling, roll(`again-${time}`, 'misses again', dice - hits), hit.needed);
    hits = again === null ? null : hits + again;
  }
  if (hits === null) return null;
  // Which faces save is lost; ours are the highest.
  const saved = passed(rolling, roll('cover', 'cover of the target', hits), SIDES + 1 - saving);
  if (saved === null) return null;
  const through = passed(rolling, roll('damage', 'damage', hits - saved), damageTest.needed);
  return through === null ? null : { salvo, hits, saved, through };
}

const defenderOf = ({ target }: Asked<Evaluation>): Defender => defenderAt(target);

/** The dice of an attack, as far as they follow from those that are rolled. */
function rolledOf(asked: Asked<Evaluation>, kind: Kind, dice: Dice) {
  const rolling: Rolling = { rolls: [], dice };
  const isKnown = odds.can(kind, asked.attacker, asked.target) === null;
  const unit = unitAt(asked.attacker);
  const salvos =
    isKnown && unit
      ? salvosOf(attackerOf(unit, asked.attacker), defenderOf(asked), kind, asked.situation)
      : [];
  const shots = salvos.map((salvo, index) => shotOf(rolling, salvo, index + 1));
  const known = shots.filter((shot) => shot !== null);
  const through = sum(known, (shot) => shot.through);
  if (known.length === shots.length && isKnown && defenderOf(asked).infantry === false && through > 0)
    rolling.rolls.push({ id: 'location', label: 'Location', count: through, sides: SIDES });
  return { rolls: rolling.rolls, shots: known, salvos };
}

const shotText = ({ salvo: { name, dice, hit, saving, damageTest }, hits, saved, through }: Shot): string =>
  [
    `${name}: ${hits} of ${dice} hit (${hit.because})`,
    ...(saving === 0 ? [] : [`${saved} cancelled by cover (${SIDES + 1 - saving}+)`]),
    `${through} through protection (${damageTest.because})`,
  ].join(', ');

function attackOf(kind: Kind): Resolution<Evaluation> {
  return {
    kind,
    action: kind,
    on: isUnit,
    ...(kind === 'shooting' ? { situation: coverOf } : {}),
    rolls: (asked, dice) => rolledOf(asked, kind, dice).rolls,
    results: (asked) => {
      const { infantry } = defenderOf(asked);
      if (infantry === null) return [{ id: 'impacts', label: 'Impacts through protection' }];
      return infantry
        ? [{ id: 'lost', label: 'Fighters eliminated' }]
        : [{ id: 'points', label: 'Structure points lost' }];
    },
    read: (asked, dice) => {
      const { shots, salvos } = rolledOf(asked, kind, dice);
      if (salvos.length === 0) return { result: {}, because: [] };
      const { infantry, fighters } = defenderOf(asked);
      const through = sum(shots, (shot) => (infantry && shot.salvo.damage === 0 ? 0 : shot.through));
      const lost = infantry ? Math.min(through, fighters ?? through) : through;
      const points = sum(shots, ({ salvo, through }) => through * salvo.damage);
      return {
        result: infantry === null ? { impacts: lost } : infantry ? { lost } : { points },
        because: [
          ...shots.map(shotText),
          ...coverNote(salvos),
          ...(infantry === false && lost > 0 ? locationNotes(asked.b, shots) : []),
        ],
      };
    },
    propose: ({ a, b }, { lost = 0, points = 0 }) => ({
      losses: b === null ? [] : firstLost(b, lost),
      parts: b === null ? [] : sureParts(b, points),
      engaged: true,
      as: asOf(a, kind),
    }),
  };
}

/** How the damage of machines is placed (p.52, 67). */
function locationNotes(target: RowView<Evaluation> | null, shots: readonly Shot[]): string[] {
  const damages = new Set(shots.flatMap(({ salvo, through }) => (through > 0 ? [salvo.damage] : [])));
  return [
    `Each location die hits a part by the book’s table (p.52), which loses ${[...damages].join(' or ')}: choose it below`,
    ...(target !== null && !isMachine(target) && machinesIn(target).length > 1
      ? ['Machines share impacts evenly, the nearest first (p.67)']
      : []),
  ];
}

/** The cover that a target is known to have taken, which is not against overwatch (p.67). */
function coverOf(a: RowView<Evaluation>, b: RowView<Evaluation> | null): Record<string, number> {
  if (b === null || unitRow(b).number('take-cover') === 0) return {};
  return { cover: a.number('overwatch') === 1 ? 1 : 2 };
}

function asOf(unit: RowView<Evaluation>, kind: Kind): string {
  if (kind === 'shooting' && unit.number('overwatch') === 1) return during.OVERWATCH;
  return unit.number('activated') === 1 ? during.NOTHING : during.ACTIVATION;
}

const testOf = (asked: Asked<Evaluation>) => {
  const unit = unitAt(asked.attacker);
  return unit ? moraleTest(attackerOf(unit, asked.attacker)) : null;
};

/** Shooting, close combat and morale tests in a match (p.60–75). */
export const attacks: Attacks<Evaluation> = {
  fighter: (view) => ({ id: view.row.element, now: figuresNow(view) }),
  resolutions: [
    attackOf('shooting'),
    attackOf('combat'),
    {
      kind: 'morale',
      action: 'morale-test',
      on: isUnit,
      rolls: (asked) => {
        const rolling: Rolling = { rolls: [], dice: {} };
        passed(rolling, { id: 'morale', label: 'Morale', count: 1 }, testOf(asked)?.needed ?? 1);
        return rolling.rolls;
      },
      results: () => [],
      read: (asked, { morale: [die = 0] = [] }) => {
        const test = testOf(asked);
        if (test === null) return { result: {}, because: [] };
        return { result: { passed: Math.max(1, die) >= test.needed ? 1 : 0 }, because: [test.because] };
      },
      propose: (_, { passed: isPassed }) => ({
        result: isPassed === undefined ? '' : isPassed === 1 ? 'passed' : 'failed',
      }),
    },
  ],
};
