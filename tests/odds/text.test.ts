import { expect, test } from 'vitest';
import { chanceText, fraction, fractionText, percentText, roundedText, toNumber } from '@/lib/odds/fraction';

test.each([
  [[0, 7], '0 %', '0 %'],
  [[7, 7], '100 %', '100 %'],
  [[342, 1000], '34.2 %', '34.2 %'],
  [[1, 3], '33.3 %', '33.3 %'],
  [[2, 3], '66.7 %', '66.7 %'],
  [[1, 1000], '0.1 %', '0.1 %'],
  [[9994, 10000], '99.9 %', '99.9 %'],
  [[9995, 10000], '>99.9 %', '>99.9 %'],
  [[999_999, 1_000_000], '>99.9 %', '>99.9 %'],
  [[1, 1001], '1 in 1,000', '<0.1 %'],
  [[1, 2099], '1 in 2,100', '<0.1 %'],
  [[3, 100_000_000], '1 in 33,000,000', '<0.1 %'],
  [[1, 9_999_999], '1 in 10,000,000', '<0.1 %'],
])('%j is displayed as %s, or short as %s', ([n, d], long, short) => {
  const chance = fraction(n as number, d as number);
  expect([chanceText(chance), percentText(chance)]).toEqual([long, short]);
});

test('fractions are in lowest terms', () => {
  expect(fraction(6, -4)).toEqual({ n: -3n, d: 2n });
  expect([fraction(0, 5), fraction(5, 5), fraction(10, 12)].map(fractionText)).toEqual(['0', '1', '5/6']);
  expect(() => fraction(1, 0)).toThrow(RangeError);
});

test('fractions become numbers and rounded text', () => {
  expect(toNumber(fraction(1n, 3n))).toBe(1 / 3);
  expect(toNumber(fraction(10n ** 40n, 3n * 10n ** 40n))).toBe(1 / 3);
  expect([fraction(5, 3), fraction(1, 8), fraction(2500, 1)].map((each) => roundedText(each, 2))).toEqual([
    '1.67',
    '0.13',
    '2,500.00',
  ]);
});
