/** A fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Makes a fraction in lowest terms. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(n), BigInt(d)];
  if (below === 0n) throw new RangeError('A fraction cannot have the denominator 0.');
  const divisor = commonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { n: above / divisor, d: below / divisor };
}

/** The sum of two fractions, and their difference. */
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);

/** A fraction as exact text: "101/216", and "0" or "1" for a whole number. */
export const fractionText = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** The nearest number, for charts: right to about 15 digits whatever the size of numerator and denominator. */
export function toNumber({ n, d }: Fraction): number {
  const scale = 10n ** 17n;
  return Number((n * scale) / d) / Number(scale);
}

/** A fraction rounded to a number of decimals, halves up, as text with a point: "1.62". */
export function roundedText({ n, d }: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (2n * n * scale + d) / (2n * d);
  const whole = grouped(rounded / scale);
  return decimals === 0 ? whole : `${whole}.${`${rounded % scale}`.padStart(decimals, '0')}`;
}

/** A whole number with commas between thousands: "2,100". */
const grouped = (value: bigint): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');

/** Chances below a thousandth and above 999 in a thousand, rounded to a tenth of a per cent, would read as 0 or 100. */
const isTiny = ({ n, d }: Fraction): boolean => n > 0n && n * 1000n < d;
const isAlmostSure = ({ n, d }: Fraction): boolean => n < d && n * 2000n >= d * 1999n;

/** A chance from 0 to 1 as text: "34.2 %", "1 in 2,100" below 0.1 %, ">99.9 %"; "0 %" and "100 %" only if it is. */
export const chanceText = (chance: Fraction): string =>
  isTiny(chance) ? `1 in ${oneIn(chance)}` : percentText(chance);

/** A chance from 0 to 1 as a percentage, for narrow places: "<0.1 %" below 0.1 %. */
export function percentText(chance: Fraction): string {
  if (chance.n === 0n) return '0 %';
  if (chance.n === chance.d) return '100 %';
  if (isTiny(chance)) return '<0.1 %';
  if (isAlmostSure(chance)) return '>99.9 %';
  return `${roundedText({ n: chance.n * 100n, d: chance.d }, 1)} %`;
}

/** How many tries there are to one success, to two digits: "2,100". */
function oneIn({ n, d }: Fraction): string {
  const tries = d / n;
  const unit = 10n ** BigInt(Math.max(0, `${tries}`.length - 2));
  return grouped(((2n * d + n * unit) / (2n * n * unit)) * unit);
}
