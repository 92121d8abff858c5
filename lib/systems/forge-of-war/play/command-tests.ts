import type { Asked, Resolution } from '@/lib/play/attack';
import { minus } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import { SIDES } from '../odds/volley';
import { oneDie } from './attack-dice';
import { testedAgainst, testOutcomes } from './command-actions';
import { placedHits } from './losses';

const PASSED = 'passed';

/** A die against a value, or less. */
const test = (
  action: keyof typeof testedAgainst,
  propose: (asked: Asked<Evaluation>, isPassed: boolean, by: number) => Readonly<Record<string, unknown>>,
): Resolution<Evaluation> => ({
  kind: action,
  action,
  rolls: oneDie,
  results: () => [],
  read: ({ a }, { die: [die = SIDES] = [] }) => {
    const needed = testedAgainst[action](a);
    const isPassed = die <= needed;
    return {
      result: { [PASSED]: isPassed ? 1 : 0, by: isPassed ? 0 : die - needed },
      because: [`${die} against ${minus(needed)} or less: ${isPassed ? 'passed' : 'failed'}`],
    };
  },
  propose: (asked, { [PASSED]: passed, by = 0 }) =>
    passed === undefined ? {} : propose(asked, passed === 1, by),
});

/** Reactions, and attempts to leave close combat or a transport (9.5, 10.7, 13). */
export const commandTests: readonly Resolution<Evaluation>[] = [
  test('react', (_, isPassed) => ({
    result: isPassed ? testOutcomes.PASSED : testOutcomes.FAILED,
  })),
  test('disengage', ({ a }, isPassed) => ({
    free: isPassed,
    take: isPassed ? [] : placedHits(a, 1),
  })),
  test('bail-out', ({ a }, isPassed, by) => ({
    free: isPassed,
    take: isPassed ? [] : placedHits(a, by),
  })),
];
