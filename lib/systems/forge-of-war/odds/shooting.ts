import { toNumber } from '@/lib/odds/fraction';
import { type Attack, type Situation, type SituationField, settled } from '@/lib/odds/model';
import type { RulingValues } from '@/lib/roster/ruling';
import { uncapitalised } from '@/lib/roster/text/words';
import { printedPlay } from '../catalogue/catalogue';
import type { Body } from '../evaluate/combat-values';
import type { AnyWeapon, EvaluatedUnit } from '../evaluate/evaluate-units';
import { type Cover, neededRoll, shotModifiers, valueAt } from '../evaluate/targets';
import type { Combatant } from './combatant';
import { avOfKind, bodyOf, type Opponent, sideFields } from './opponent';
import { diceFor, hitChance, opponentWords, resultsOf, sumWords, type Term, type Volleys } from './volley';

/** Inches up to which rifles have their whole weight of fire (16), and within which a shot is easier (8.3). */
const RIFLE_RANGE = 12;
const POINT_BLANK = 3;

/** Taken off the SV of a unit that fires in reaction (13). */
const REACTION = -2;

/** What can be set about shooting (7, 8.3). */
export const shootingFields: SituationField[] = [
  { id: 'distance', label: 'Distance', kind: 'number', min: 0, max: 144, unit: '″', start: 12 },
  {
    id: 'cover',
    label: 'Cover of the target',
    kind: 'choice',
    start: 0,
    options: printedPlay.covers.map(({ name }, value) => ({ value, label: name })),
  },
  {
    id: 'moved',
    label: 'Move of the shooters',
    help: 'In the same turn, before or after.',
    kind: 'choice',
    start: 0,
    options: [
      { value: 0, label: 'None' },
      { value: 1, label: '6″ or less' },
      { value: 2, label: 'Over 6″' },
    ],
  },
  { id: 'target-fast', label: 'Target moved over 6″', kind: 'toggle', start: 0 },
  { id: 'reaction', label: 'In reaction to a move', help: 'Section 13.', kind: 'toggle', start: 0 },
  ...sideFields,
];

/** Why a weapon does not fire a shot that dice decide, in a few words; null if it does. */
export function unfiredReason({ range, indirect, weightOfFire }: AnyWeapon): string | null {
  if (range === 0) return 'for close combat';
  if (indirect) return 'indirect fire, which falls where a template is (14)';
  if (typeof weightOfFire === 'object' && 'radius' in weightOfFire)
    return `hits all within ${weightOfFire.radius}″ of a point, without dice`;
  return null;
}

/** Dice of each shooter (16). */
function weightAt(
  { weightOfFire }: AnyWeapon,
  kind: Opponent['kind'],
  distance: number,
  still: boolean,
): number {
  if (typeof weightOfFire === 'number') return weightOfFire;
  if ('infantry' in weightOfFire) return weightOfFire[kind];
  if ('radius' in weightOfFire) return 0;
  if (distance <= RIFLE_RANGE) return weightOfFire.near;
  return still ? weightOfFire.farIfStill : 0;
}

/** The most dice of each shooter, at any distance and target. */
export const mostWeight = ({ weightOfFire }: AnyWeapon): number =>
  typeof weightOfFire === 'number' ? weightOfFire : Math.max(...Object.values(weightOfFire));

/** What a shot of one weapon needs, with the words for it. */
interface Aimed {
  weapon: AnyWeapon;
  count: number;
  weight: number;
  needed: number;
  words: string;
}

interface Setting {
  stance: Combatant['stance'];
  body: Body;
  opponent: Opponent;
  situation: Situation;
  rulings: RulingValues;
}

/** A weapon and its bearers as they aim, or why they do not fire here. */
function aimed(
  weapon: AnyWeapon,
  count: number,
  { stance, body, opponent, situation, rulings }: Setting,
): Aimed | string {
  const { distance = 0, cover = 0, moved = 0, markers = 0 } = situation;
  const { name, range } = weapon;
  if (distance > range) return `${name}: beyond its range of ${range}″`;
  const weight = weightAt(weapon, opponent.kind, distance, moved === 0);
  if (weight === 0) return `${name}: does not fire past ${RIFLE_RANGE}″ after a move`;
  // What is a vehicle is one by its type, whatever its AV.
  const value = valueAt(weapon, avOfKind(opponent));
  if (value === null) return `${name}: value 0 does a vehicle no harm (10.7)`;
  const covered = printedPlay.covers[cover] as Cover;
  const { modifier, armour } = shotModifiers(covered, distance * 2 > range, rulings);
  const own: Term[] = [
    ['D-markers', -markers],
    ['move', -moved],
    [uncapitalised(stance.name), stance.sv],
    ['reaction', situation.reaction === 1 ? REACTION : 0],
    ['fast target', situation['target-fast'] === 1 ? -1 : 0],
    [`within ${POINT_BLANK}″`, distance <= POINT_BLANK ? 1 : 0],
  ];
  const all = own.reduce((sum, [, added]) => sum + added, modifier);
  const shot = { sv: body.sv, value, av: opponent.av + armour, modifier: all };
  const needed = neededRoll(shot);
  const bare = neededRoll({ ...shot, value: 0 });
  const far = shotModifiers(printedPlay.covers[0] as Cover, distance * 2 > range, rulings).modifier;
  const words = sumWords(
    `SV ${body.sv}`,
    [
      ['AV', -opponent.av],
      [covered.name.toLowerCase(), covered.modifier],
      // Only as much as cancels armour.
      ['value', needed - bare],
      ['over half range', far],
      ...own,
    ],
    needed,
  );
  return { weapon, count, weight, needed, words };
}

/**
 * Who fires what: each figure one weapon, those with most expected hits first; armour and vehicles all of theirs. That
 * the best fire first is our reading.
 */
function fired(unit: EvaluatedUnit, setting: Setting): Volleys {
  const because: string[] = [];
  const aims: Aimed[] = [];
  for (const { weapon, count } of unit.weapons) {
    if (weapon === null || count === 0 || unfiredReason(weapon) !== null) continue;
    const aim = aimed(weapon, count, setting);
    if (typeof aim === 'string') because.push(aim);
    else aims.push(aim);
  }
  const crewOf = ({ weapon }: Aimed) => (weapon.heavy ? unit.crew : 1);
  const worth = (aim: Aimed) => (aim.weight * toNumber(hitChance(aim.needed))) / crewOf(aim);
  let left = setting.body.figures;
  const shots = aims
    .toSorted((a, b) => worth(b) - worth(a))
    .map((aim) => {
      const firing = unit.vehicle ? aim.count : Math.min(aim.count, Math.floor(left / crewOf(aim)));
      left -= firing * crewOf(aim);
      const { dice, words } = diceFor(firing, aim.weight, aim.needed, setting.rulings);
      const some = firing < aim.count ? ` (${firing} of ${aim.count} fire)` : '';
      const { name } = aim.weapon;
      return { name, dice, needed: aim.needed, because: `${name}${some}: ${words}, ${aim.words}` };
    });
  return { volleys: shots, because: [...shots.map((shot) => shot.because), ...because] };
}

/** The dice of all weapons of a unit that fire directly at one target (8.3, 8.4, 10.7). */
export function shots(
  { unit, stance }: Combatant,
  opponent: Opponent,
  given: Situation,
  rulings: RulingValues,
) {
  const situation = settled(shootingFields, given);
  const body = bodyOf(unit, situation['on-foot']);
  return fired(unit, { stance, body, opponent, situation, rulings });
}

/** The odds of shooting at one target. */
export function shooting(
  combatant: Combatant,
  opponent: Opponent,
  situation: Situation,
  rulings: RulingValues,
): Attack {
  const { volleys, because } = shots(combatant, opponent, situation, rulings);
  return {
    id: 'shooting',
    label: 'Shooting',
    ...resultsOf(volleys, opponent, rulings),
    because: [...because, opponentWords(opponent)],
    notCounted: notCounted(combatant.unit),
  };
}

/** Weapons that are left out, and effects beside their dice. */
const notCounted = ({ weapons }: EvaluatedUnit): string[] =>
  weapons.flatMap(({ id, weapon }) => {
    if (weapon === null) return [`${id}: no such weapon is known`];
    const reason = unfiredReason(weapon);
    if (reason !== null) return weapon.range === 0 ? [] : [`${weapon.name}: ${reason}`];
    return weapon.effect === '' || weapon.fvBonus > 0 ? [] : [`${weapon.name}: ${weapon.effect}`];
  });
