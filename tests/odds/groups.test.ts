import { expect, test } from 'vitest';
import { Deadline } from '@/lib/odds/deadline';
import { bestGroups, criticalsOf, hitsOf } from '@/lib/odds/groups';
import { countOf, countUpTo, ROW, terms, Walk } from '@/lib/odds/multisets';
import { bestByTrying } from './brute-force';
import { randomOf } from './random';

/** The rank of some sorted faces, 0 to 11. */
const rankOf = (faces: readonly number[]): number =>
  faces.reduce((rank, face, at) => rank + (terms[face * ROW + at + 1] as number), 0);

test('multisets are visited in the order of their ranks, each once, with the ranks of one die fewer', () => {
  for (let size = 0; size <= 5; size++) {
    const walk = new Walk(size);
    let count = 0;
    for (; !walk.ended; walk.next(), count++) {
      const faces = [...walk.faces.slice(0, size)];
      expect([walk.rank, rankOf(faces)]).toEqual([count, count]);
      const runs = walk.runsWithout();
      expect(runs).toBe(new Set(faces).size);
      for (let run = 0; run < runs; run++) {
        const face = walk.runFace[run] as number;
        expect(walk.runLength[run]).toBe(faces.filter((each) => each === face).length);
        expect(walk.without[run]).toBe(rankOf(faces.filter((_, at) => at !== faces.indexOf(face))));
      }
    }
    expect(count).toBe(countOf(size));
  }
  expect(countUpTo(10)).toBe(646_646);
});

test.each([11, 13, 17, 19, 23, 24, 25, 29, 31, 37])(
  'the best groups of up to eight dice that reach %i are those found by trying all',
  (target) => {
    const tables = bestGroups(8, target, new Deadline(60_000));
    const random = randomOf(target);
    for (let time = 0; time < 60; time++) {
      const size = 6 + (time % 3);
      const faces = Array.from({ length: size }, () => Math.floor(random() * 12)).sort((a, b) => a - b);
      const outcome = tables[size]?.[rankOf(faces)] as number;
      const dice = faces.map((face) => face + 1);
      expect({ hits: hitsOf(outcome), criticals: criticalsOf(outcome) }, dice.join()).toEqual(
        bestByTrying(dice, target),
      );
    }
  },
);
