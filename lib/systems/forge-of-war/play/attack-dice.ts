import type { Dice, Result, ResultField, Roll } from '@/lib/play/attack';
import { counted } from '@/lib/roster/text/words';
import type { Opponent } from '../odds/opponent';
import { isHit, neededWords, SIDES, type State, stepOf, type Volley } from '../odds/volley';

// The dice of weapons and blows as they are rolled on the table.

/** The die of a test against CV. */
export const oneDie = (): Roll[] => [{ id: 'die', label: 'Roll', count: 1, sides: SIDES }];

const AGAIN = '-again';

/**
 * The dice of each weapon, and those that are rolled again where 0 or less is needed (8.3, 9.3).
 * @param id what the ids of its rolls start with
 * @param whose begins their labels: "Dragoons: "
 */
export const rollsOf = (id: string, whose: string, volleys: readonly Volley[], dice: Dice): Roll[] =>
  volleys.flatMap(({ name, dice: count, needed }, index) => {
    if (count === 0) return [];
    const own = `${id}${index}`;
    const ones = needed < 1 ? onesOf(dice[own]) : 0;
    return [
      { id: own, label: `${whose}${name}, ${neededWords(needed)}`, count, sides: SIDES },
      ...(ones === 0
        ? []
        : [{ id: own + AGAIN, label: `${whose}${name}, each 1 again`, count: ones, sides: SIDES }]),
    ];
  });

const onesOf = (faces: readonly number[] = []): number => faces.filter((face) => face === 1).length;

/** What dice come to. */
export interface Struck {
  hits: number;
  /** Of hits on a vehicle. */
  damage: State;
  because: string[];
}

/** Reads the dice of volleys. */
export function struckBy(id: string, volleys: readonly Volley[], dice: Dice): Struck {
  const struck: Struck = { hits: 0, damage: { light: 0, moderate: 0, destroying: 0 }, because: [] };
  for (const [index, { name, dice: count, needed }] of volleys.entries()) {
    if (count === 0) continue;
    const faces = dice[`${id}${index}${needed < 1 ? AGAIN : ''}`] ?? [];
    const hits = faces.filter((face) => isHit(needed, face));
    for (const face of hits) {
      const step = stepOf(needed, face);
      struck.damage.light += step?.light ?? 0;
      struck.damage.moderate += step?.moderate ?? 0;
      struck.damage.destroying += step?.destroying ?? 0;
    }
    struck.hits += hits.length;
    struck.because.push(`${name}: ${counted(hits.length, 'hit')} of ${counted(count, 'die', 'dice')}`);
  }
  return struck;
}

/** What a result says of one that is hit: hits, or the damage of a vehicle. */
export const fieldsOf = ({ kind }: Opponent, id: string, of: string): ResultField[] =>
  kind === 'vehicle'
    ? [
        { id: `${id}light`, label: `Light damage${of}` },
        { id: `${id}moderate`, label: `Moderate damage${of}` },
        { id: `${id}destroying`, label: `Destroying hits${of}` },
      ]
    : [{ id: `${id}hits`, label: `Hits${of}` }];

/** The same as a result. */
export const resultOf = ({ kind }: Opponent, id: string, { hits, damage }: Struck): Result =>
  kind === 'vehicle'
    ? Object.fromEntries(Object.entries(damage).map(([name, value]) => [id + name, value]))
    : { [`${id}hits`]: hits };
