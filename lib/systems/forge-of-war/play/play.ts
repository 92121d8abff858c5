import type { Mark, PlayModel, RowAction, RowRule } from '@/lib/play/model';
import { printedPlay, specialOf } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { specialsOf } from '../paper/cards';
import { attackActions } from './attack-actions';
import { commandActions } from './command-actions';
import { course } from './course';
import { match, mayTry, row, side } from './derive';
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
function deserter(row: View): Mark {
  const tracker = row.number('d-markers') < unitOf(row).dMarkers ? 'd-markers' : 'figures-lost';
  return [[...row.path, tracker], row.number(tracker) + 1];
}

/** The initiative after a failure: of the next side with units to try; it stays if none has any (4.1). */
function passed({ side }: View): Mark[] {
  const { sides } = side.match;
  const at = sides.indexOf(side);
  const next = [...sides.slice(at + 1), ...sides.slice(0, at)].find(mayTry);
  return next === undefined ? [] : [[['initiative'], next.id]];
}

/** What a failure marks besides itself (4.1, 4.4). */
function failed(view: View): Mark[] {
  const withdraws: Mark[] = mayWithdraw(view) ? [[[...view.path, 'withdrawing'], 1]] : [];
  // It tries once a turn.
  if (view.text('tried') === 'failed') return withdraws;
  return [...withdraws, ...(view.number('withdrawing') === 1 ? [deserter(view)] : []), ...passed(view)];
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
      return [
        [[...view.path, 'tried'], result],
        ...(result === 'activated' ? [[[...view.path, 'withdrawing'], 0] as const] : failed(view)),
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
