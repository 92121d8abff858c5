import type { Resolution } from '@/lib/play/attack';
import type { RowAction } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { SIDES } from '../odds/contest';
import { isLocked } from './derive';
import { type Acting, actingOf, isInfantry, unitsLeft, type View } from './rows';

/** The most command points that either side may set: each is a die. */
const MOST_POINTS = 12;

const sum = (faces: readonly number[] = []): number => faces.reduce((all, face) => all + face, 0);

/** Leaving close combat: a die for each command point, of both sides (Infantry). */
export const disengage: RowAction<Evaluation> = {
  scope: 'row',
  id: 'disengage',
  label: 'Disengage',
  page: 'Infantry',
  help: 'The higher total wins. A unit that leaves moves its maximum, and does nothing more this turn.',
  on: isInfantry,
  needs: (view) => (isLocked(actingOf(view)) ? 'a D6 per command point' : null),
  inputs: [
    { id: 'free', label: 'Leaves close combat', kind: 'yes' },
    { id: 'cp', label: 'Command points that it pays', kind: 'number' },
    { id: 'target-cp', label: 'Command points that the other side pays', kind: 'number' },
  ],
  run: (row, inputs) => {
    const { side } = row;
    const others = side.match.sides.filter(({ id }) => id !== side.id);
    const { rows } = actingOf(row);
    return [
      [[...side.path, 'cp'], side.number('cp') - inputs.number('cp')],
      // Whose points they are is known of one other side alone.
      ...(others.length === 1
        ? others.map(
            (other) => [[...other.path, 'cp'], other.number('cp') - inputs.number('target-cp')] as const,
          )
        : []),
      ...(inputs.yes('free')
        ? [
            ...rows.slice(0, 1).map((each) => [[...each.path, 'fired'], 1] as const),
            ...[...rows, ...leftBehind(row)].map((each) => [[...each.path, 'locked'], 0] as const),
          ]
        : []),
    ];
  },
};

/** The rows of the unit that is left behind: known where one unit of each side is locked. */
function leftBehind(row: View): readonly View[] {
  const lockedOf = (isOwn: boolean): Acting[] =>
    row.side.match.sides
      .filter(({ id }) => (id === row.side.id) === isOwn)
      .flatMap((side) => unitsLeft(side).filter(isLocked));
  const [only, ...more] = lockedOf(false);
  return only !== undefined && more.length === 0 && lockedOf(true).length === 1 ? only.rows : [];
}

/** The dice of both sides, the higher total of which wins. */
export const disengaging: Resolution<Evaluation> = {
  kind: 'disengage',
  action: 'disengage',
  fields: [
    {
      id: 'points',
      label: 'Command points of the unit',
      kind: 'number',
      min: 1,
      max: MOST_POINTS,
      start: 1,
    },
    {
      id: 'against',
      label: 'Command points of the other side',
      kind: 'number',
      min: 0,
      max: MOST_POINTS,
      start: 1,
    },
    {
      id: 'outnumbered',
      label: 'Outnumbered',
      kind: 'choice',
      start: 0,
      options: [
        { value: 0, label: 'No' },
        ...[2, 3, 4, 5].map((by) => ({ value: by, label: `${by}:1 (−${by})` })),
      ],
    },
  ],
  rolls: ({ a, situation: { points = 1, against = 1 } }) =>
    [
      { id: 'own', label: `Dice of ${a.row.label}`, count: points, sides: SIDES },
      { id: 'theirs', label: 'Dice of the other side', count: against, sides: SIDES },
    ].filter(({ count }) => count > 0),
  results: () => [],
  read: ({ situation: { outnumbered = 0 } }, { own, theirs }) => {
    const [mine, other] = [sum(own) - outnumbered, sum(theirs)];
    const words =
      mine > other ? 'it leaves' : mine === other ? 'a draw, so it stays' : 'it stays and must fight';
    return { result: { free: mine > other ? 1 : 0 }, because: [`${mine} against ${other}: ${words}`] };
  },
  propose: ({ situation: { points = 1, against = 1 } }, { free = 0 }) => ({
    free: free === 1,
    cp: points,
    'target-cp': against,
  }),
};
