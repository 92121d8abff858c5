import type { Dice, Roll } from './attack';

/** More dice than any attack has. */
const MAX_ROLLED = 200;

/** Reads typed dice with any separators; numbers that are not on such a die are left out. */
export const diceOf = (text: string, { sides }: Pick<Roll, 'sides'>): number[] =>
  (text.match(/\d+/g) ?? [])
    .slice(0, MAX_ROLLED)
    .map(Number)
    .filter((face) => face >= 1 && face <= sides);

/** The first typed part that is not on such a die; null if there is none. */
export const notFaces = (text: string, { sides }: Pick<Roll, 'sides'>): string | null =>
  (text.match(/\S+/g) ?? [])
    .flatMap((part) => part.split(/[,;.·|/]/))
    .find((part) => part !== '' && !(/^\d+$/.test(part) && Number(part) >= 1 && Number(part) <= sides)) ??
  null;

const NUMBERS = 2 ** 32;

/** Rolls a fair die. */
export function rollDie(sides: number): number {
  const values = new Uint32Array(1);
  // Numbers above the last whole multiple would make low faces likelier.
  const most = NUMBERS - (NUMBERS % sides);
  do crypto.getRandomValues(values);
  while ((values[0] as number) >= most);
  return ((values[0] as number) % sides) + 1;
}

/** More rolls in a row than any attack has. */
export const MAX_ROLLS = 200;

/**
 * Rolls all dice that an attack needs, those first on which later ones depend.
 * @param rollsOf the rolls, by what is rolled already
 */
export function rollAll(rollsOf: (dice: Dice) => readonly Roll[], die = rollDie): Dice {
  let dice: Dice = {};
  for (let round = 0; round < MAX_ROLLS; round++) {
    const next = rollsOf(dice).find(({ id }) => dice[id] === undefined);
    if (next === undefined) break;
    dice = { ...dice, [next.id]: Array.from({ length: next.count }, () => die(next.sides)) };
  }
  return dice;
}

/** Whether all dice are there. */
export const isComplete = (rolls: readonly Roll[], dice: Dice): boolean =>
  rolls.every(({ id, count }) => (dice[id]?.length ?? 0) >= count);

/** Dice in words: "Fire dice 12, 9, 4; Incoming dice 3". */
export const diceText = (rolls: readonly Roll[], dice: Dice): string =>
  rolls
    .filter(({ id }) => (dice[id]?.length ?? 0) > 0)
    .map(({ id, label }) => `${label} ${dice[id]?.join(', ')}`)
    .join('; ');
