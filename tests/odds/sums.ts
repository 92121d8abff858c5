import { type Fraction, fraction, fractionText } from '@/lib/odds/fraction';

/** The exact sum of chances, as text. */
export const exactSum = (chances: readonly { value: Fraction }[]): string =>
  fractionText(
    chances.reduce(
      (sum, { value }) => fraction(sum.n * value.d + value.n * sum.d, sum.d * value.d),
      fraction(0),
    ),
  );
