import type { Resolution } from '@/lib/play/attack';
import { counted, minus } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import { SIDES } from '../odds/volley';
import { oneDie } from './attack-dice';
import { row } from './derive';
import type { View } from './rows';

const neededFor = (view: View, id: 'activation' | 'rally'): number => Number(row(view).values[id]);

/** Attempts to activate and rallies in a match (4.1, 5.2). */
export const commandRolls: readonly Resolution<Evaluation>[] = [
  {
    kind: 'try',
    action: 'try',
    rolls: oneDie,
    results: () => [],
    read: ({ a }, { die: [die = SIDES] = [] }) => {
      const needed = neededFor(a, 'activation');
      // A natural 10 fails whatever the value.
      const activated = die < SIDES && die <= needed;
      return {
        result: { activated: activated ? 1 : 0 },
        because: [`${die} against ${minus(needed)} or less: ${activated ? 'activated' : 'failed'}`],
      };
    },
    propose: (_, { activated }) => ({
      result: activated === undefined ? '' : activated === 1 ? 'activated' : 'failed',
    }),
  },
  {
    kind: 'rally',
    action: 'rally',
    rolls: oneDie,
    results: () => [],
    read: ({ a }, { die: [die = SIDES] = [] }) => {
      const value = neededFor(a, 'rally');
      // A 1 always removes one.
      const by = Math.max(die === 1 ? 1 : 0, value - die);
      return {
        result: { by },
        because: [`${die} against ${minus(value)}: ${counted(by, 'D-marker')} removed`],
      };
    },
    propose: (_, { by = 0 }) => ({ by }),
  },
];
