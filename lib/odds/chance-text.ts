import { type Fraction, grouped, roundedText } from './fraction';

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
