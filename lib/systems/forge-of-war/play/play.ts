import type { Mark, PlayModel, RowAction, RowRule } from '@/lib/play/model';
import { printedPlay, specialOf } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { specialsOf } from '../paper/cards';
import { attackActions } from './attack-actions';
import { commandActions } from './command-actions';
import { course } from './course';
import { match, row, side } from './derive';
import { isActing, mayWithdraw, type Place, rows, staysOf, unitOf, type View } from './rows';
import { results, trackers } from './trackers';
import { weapons } from './weapons';

/** What changes a roll with the position, or with what has just happened, and is not marked (4.1, 5.2). */
const untracked = (table: 'activation' | 'rally'): string =>
  `Not counted above: ${printedPlay.tables
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
    needs: (view) => `D10, ${row(view).values.activation} or less`,
    inputs: [{ id: 'result', label: 'Result', kind: 'pick', options: () => results }],
    run: (view, inputs) => {
      const result = inputs.pick('result');
      if (result === '') return [];
      const withdrawing = [...view.path, 'withdrawing'];
      return [
        [[...view.path, 'tried'], result],
        ...(result === 'activated' ? [[withdrawing, 0] as const] : []),
        ...(result === 'failed' && mayWithdraw(view) ? [[withdrawing, 1] as const] : []),
        ...(result === 'failed' && view.number('withdrawing') === 1 ? deserters(view) : []),
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
    needs: (view) => (view.number('d-markers') > 0 ? `D10 below ${row(view).values.rally}` : null),
    inputs: [{ id: 'by', label: 'D-markers removed', kind: 'number' }],
    run: (view, inputs) => {
      const before = view.number('d-markers');
      const stay = Math.min(before, staysOf(view));
      return [[[...view.path, 'd-markers'], Math.max(stay, before - inputs.number('by'))]];
    },
  },
  ...commandActions,
];

/** The special rules of a unit. */
export function rules(place: Place): RowRule[] {
  const unit = unitOf(place);
  const onFoot = unit.onFoot === null ? [] : [specialOf('on-foot')];
  return [
    ...specialsOf(unit).map(({ name, special: { effect, section } }) => ({
      label: name,
      effect,
      page: section,
    })),
    ...onFoot.map(({ name, effect, section }) => ({ label: name, effect, page: section })),
  ];
}

/** Forge of War at the table: figures lost and D-markers, attempts to activate, and the systems of vehicles. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'match' },
  open: [
    'Victory and length: the book has neither; score and notes are free.',
    'Modifiers of activation and rallying that depend on the position are listed beside the unit, not tracked.',
    'Whether a unit is in command range, in sight or near something terrifying.',
  ],
  rows,
  trackers,
  actions,
  attacks: attackActions,
  acted: { tracker: 'tried', to: 'activated' },
  weapons,
  rules,
  course,
  derive: { row, side, match },
};
