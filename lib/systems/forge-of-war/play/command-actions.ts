import type { Input, Option, RowAction } from '@/lib/play/model';
import { minus } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import { row } from './derive';
import { lossOptions, lost } from './losses';
import { isActing, isTroops, type Place, type View } from './rows';
import { isPassenger } from './trackers';

/** The value that a die must not exceed, by action: a reaction is tested as an activation is (13). */
export const testedAgainst = {
  react: (view: View) => Number(row(view).values.activation),
  disengage: (view: View) => Number(row(view).values.cv),
  'bail-out': (view: View) => Number(row(view).values.cv),
};

export const testOutcomes = { PASSED: 'passed', FAILED: 'failed' };

const outcomes: readonly Option[] = [
  { id: testOutcomes.PASSED, label: 'Reacts' },
  { id: testOutcomes.FAILED, label: 'Does not react' },
];

const needed = (view: View, action: keyof typeof testedAgainst): string =>
  `D10, ${minus(testedAgainst[action](view))} or less`;

const free = (label: string): Input<Place> => ({ id: 'free', label, kind: 'yes' });

const take: Input<Place> = {
  id: 'take',
  label: 'What the failure does',
  kind: 'picks',
  options: lossOptions,
};

/** Tests against CV besides activation: reactions, and leaving close combat or a transport. */
export const commandActions: RowAction<Evaluation>[] = [
  {
    scope: 'row',
    id: 'react',
    label: 'Reaction test',
    page: '13',
    help: 'Passed: it fires at −2 at the unit that moved. A failure with a 10 and CV below 5 makes it flee.',
    on: (place) => isActing(place),
    needs: (view) => (view.number('reacted') === 0 ? needed(view, 'react') : null),
    inputs: [{ id: 'result', label: 'Result', kind: 'pick', options: () => outcomes }],
    run: (view) => [[[...view.path, 'reacted'], 1]],
  },
  {
    scope: 'row',
    id: 'disengage',
    label: 'Disengage',
    page: '9.5',
    on: isActing,
    needs: (view) => (view.number('engaged') === 1 ? needed(view, 'disengage') : null),
    inputs: [free('Leaves close combat'), take],
    run: (view, inputs) => [
      ...lost(view, inputs.picks('take')),
      ...(inputs.yes('free') ? [[[...view.path, 'engaged'], 0] as const] : []),
    ],
  },
  {
    scope: 'row',
    id: 'bail-out',
    label: 'Bail out',
    page: '10.7',
    help: 'When its transport is immobilised or destroyed; after a failure again at its next activation.',
    on: (place) => isTroops(place) && isPassenger(place),
    needs: (view) => (view.number('aboard') === 1 ? needed(view, 'bail-out') : null),
    inputs: [free('Out of the transport'), take],
    run: (view, inputs) => [
      ...lost(view, inputs.picks('take')),
      ...(inputs.yes('free') ? [[[...view.path, 'aboard'], 0] as const] : []),
    ],
  },
];
