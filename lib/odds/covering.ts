import { binomial } from './distribution';
import { SIDES } from './multisets';

/** The most dice against a roll, and one. */
const SIZES = 14;

const CHOOSE = Float64Array.from({ length: SIZES * SIZES }, (_, at) => {
  const [n, k] = [Math.floor(at / SIZES), at % SIZES];
  return k > n ? 0 : Number(binomial(n, k));
});

/** C(n, k) of numbers of dice against a roll. */
export const choose = (n: number, k: number): number => CHOOSE[n * SIZES + k] as number;

const COVERING = Array.from({ length: SIZES }, (_, dice) => {
  const rows: number[][] = [];
  for (let faces = 0; faces <= SIDES; faces++) {
    const row = [faces ** dice];
    // All ways of one face fewer, but for those that leave this face out.
    for (let certain = 1; certain <= faces; certain++)
      row.push((row[certain - 1] as number) - (rows[faces - 1]?.[certain - 1] as number));
    rows.push(row);
  }
  return rows;
});

/** Ways to put numbered dice on faces so that `certain` of the faces have a die each; 0 if there are not as many. */
export const covering = (dice: number, faces: number, certain: number): number =>
  COVERING[dice]?.[faces]?.[certain] ?? 0;
