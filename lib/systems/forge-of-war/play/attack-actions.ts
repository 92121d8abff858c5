import { set } from '@/lib/play/common';
import type { AttackAction, Input, Mark, Option } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { lossOptions, lost } from './losses';
import { fights, isActing, type Place, shootsAtRange, type View } from './rows';

/** What the attacker does it by. */
const ACTION = 'action';
const COVERING = 'covering';
const REACTION = 'reaction';
const NOTHING = 'nothing';

export const ways = { ACTION, COVERING, REACTION, NOTHING };

const action: Option = { id: ACTION, label: 'An action, activated' };
const nothing: Option = { id: NOTHING, label: 'Nothing to mark', isUnsaid: true };

const by = (options: readonly Option[]): Input<Place> => ({
  id: 'by',
  label: 'It is done by',
  kind: 'pick',
  options: () => options,
});

const losses = (id: string, label: string, ofTarget?: true): Input<Place> => ({
  id,
  label,
  kind: 'picks',
  options: lossOptions,
  ...(ofTarget ? { ofTarget } : {}),
});

function spent(row: View, way: string): Mark[] {
  if (way === COVERING) return [set(row, 'covering', 'none')];
  if (way === REACTION) return [set(row, 'reacted', 1)];
  return way === ACTION && row.text('tried') === 'none' ? [set(row, 'tried', 'activated')] : [];
}

/** Whether a row shoots, or fights in close combat, by its type. */
export const shoots = (place: Place): boolean => isActing(place) && shootsAtRange(place);
export const strikes = (place: Place): boolean => isActing(place) && fights(place);

/** Shooting and close combat: what they mark on both (5.1, 7.3, 8.4, 9.3, 10.7, 11, 13). */
export const attackActions: AttackAction<Evaluation>[] = [
  {
    scope: 'attack',
    id: 'shooting',
    label: 'Shooting',
    page: '8.3, 8.4, 10.7',
    on: shoots,
    inputs: [
      losses('take', 'What the hits do to the target', true),
      by([action, { id: COVERING, label: 'Covering fire' }, { id: REACTION, label: 'A reaction' }, nothing]),
      { id: 'blown', label: 'Its own cover is blown', kind: 'yes' },
    ],
    run: (row, inputs, target) => [
      ...spent(row, inputs.pick('by')),
      ...(inputs.yes('blown') ? [set(row, 'blown', 1)] : []),
      ...(target ? lost(target, inputs.picks('take')) : []),
    ],
  },
  {
    scope: 'attack',
    id: 'close-combat',
    label: 'Close combat',
    page: '9.1–9.3, 10.7',
    on: strikes,
    inputs: [
      losses('take', 'What the hits do to the target', true),
      losses('own', 'What the target’s hits do to the attacker'),
      by([action, nothing]),
      { id: 'engaged', label: 'Both stay in close combat', kind: 'yes' },
    ],
    run: (row, inputs, target) => [
      ...spent(row, inputs.pick('by')),
      ...lost(row, inputs.picks('own')),
      ...(target ? lost(target, inputs.picks('take')) : []),
      ...[row, ...(target ? [target] : [])].map((each) =>
        set(each, 'engaged', inputs.yes('engaged') ? 1 : 0),
      ),
    ],
  },
];
