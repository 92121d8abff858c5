import type { Mark, RowAction } from '@/lib/play/model';
import { play } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { isActing, mayWithdraw, staysOf, unitOf, type View } from './rows';
import { results } from './trackers';

/** What changes a roll with the position, or with what has just happened, and is not marked (4.1, 5.2). */
const untracked = (table: 'activation' | 'rally'): string =>
  `Not counted above: ${play.tables
    .flatMap(({ id, lines }) => (id === table ? lines.filter((line) => line.untracked) : []))
    .map(({ modifier, text }) => `${modifier} ${text}`)
    .join('; ')}.`;

/** What each further failure costs a unit that withdraws: a D-marker, or a figure if it can take no more (4.4). */
function deserters(row: View): Mark[] {
  // It tries once a turn.
  if (row.text('tried') === 'failed') return [];
  const tracker = row.number('d-markers') < unitOf(row).dMarkers ? 'd-markers' : 'figures-lost';
  return [[[...row.path, tracker], row.number(tracker) + 1]];
}

/** The actions of a unit, in the order of play. */
export const actions: RowAction<Evaluation>[] = [
  {
    scope: 'row',
    id: 'try',
    label: 'Try to activate',
    page: '4.1, 4.4',
    help: untracked('activation'),
    on: isActing,
    inputs: [{ id: 'result', label: 'Result', kind: 'pick', options: () => results }],
    run: (row, inputs) => {
      const result = inputs.pick('result');
      if (result === '') return [];
      const withdrawing = [...row.path, 'withdrawing'];
      return [
        [[...row.path, 'tried'], result],
        ...(result === 'activated' ? [[withdrawing, 0] as const] : []),
        ...(result === 'failed' && mayWithdraw(row) ? [[withdrawing, 1] as const] : []),
        ...(result === 'failed' && row.number('withdrawing') === 1 ? deserters(row) : []),
      ];
    },
  },
  {
    scope: 'row',
    id: 'rally',
    label: 'Rally',
    page: '5.2, 5.3',
    help: untracked('rally'),
    on: isActing,
    inputs: [{ id: 'by', label: 'D-markers removed', kind: 'number' }],
    run: (row, inputs) => {
      const before = row.number('d-markers');
      const stay = Math.min(before, staysOf(row));
      return [[[...row.path, 'd-markers'], Math.max(stay, before - inputs.number('by'))]];
    },
  },
];
