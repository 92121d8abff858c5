import { REMOVED, set } from '@/lib/play/common';
import type { AttackAction, Input, Inputs, Mark, Option, RowPlace, RowView } from '@/lib/play/model';
import type { Page } from '@/lib/roster/rule';
import { changed, damaged, type Profile, reacted, statOptions } from './damage';

// What attacks mark: the same for every element of the game, and for games that are fought by its rules.

/** What a game is asked about its rows. */
interface Parts<Side> {
  profileOf: (place: RowPlace<Side>) => Profile;
  /** What an act marks. */
  acted: (row: RowView<Side>) => Mark[];
  /** What a strike of a row spends; null if it has none (p.44–45, 67). */
  strikeOf: (place: RowPlace<Side>) => ((row: RowView<Side>) => Mark[]) | null;
  /** What else follows for the row that was hit: passengers lost, a pilot who gets out. */
  follows: (target: RowView<Side>, marks: readonly Mark[]) => Mark[];
}

/** What the attacker spends. */
const ACT = 'act';
const MOVE = 'move';
const STRIKE = 'strike';
const REACT = 'react';
const NOTHING = 'nothing';

export const spends = { ACT, MOVE, STRIKE, REACT, NOTHING };

/** The attacks of a game that is fought by these rules: shooting and charges. */
export function attackActions<Side>({
  profileOf,
  acted,
  strikeOf,
  follows,
}: Parts<Side>): AttackAction<Side>[] {
  const statsOf = (place: RowPlace<Side>) => statOptions(profileOf(place));
  const take = (id: string, label: string, ofTarget?: true): Input<RowPlace<Side>> => ({
    id,
    label,
    kind: 'picks',
    options: statsOf,
    ...(ofTarget ? { ofTarget } : {}),
  });
  const spending = (options: (place: RowPlace<Side>) => Option[]): Input<RowPlace<Side>> => ({
    id: 'as',
    label: 'The attacker’s token is spent by',
    kind: 'pick',
    options,
  });
  const spent = (row: RowView<Side>, as: string): Mark[] => {
    if (as === '' || as === NOTHING) return [];
    if (as === REACT) return reacted(row);
    return [
      ...acted(row),
      ...(as === MOVE ? [set(row, 'dug-in', 0)] : []),
      ...((as === STRIKE && strikeOf(row)?.(row)) || []),
    ];
  };
  const hit = (row: RowView<Side>, taken: readonly string[], tokens: number): Mark[] => {
    const marks: Mark[] = [
      ...damaged(profileOf(row), row, taken),
      ...(tokens === 0 ? [] : [changed(row, 'tokens', -tokens)]),
    ];
    return [...marks, ...follows(row, marks)];
  };
  const destroyed = (row: RowView<Side>): Mark[] => {
    const marks = [set(row, REMOVED, 1)];
    return [...marks, ...follows(row, marks)];
  };
  const charged = (row: RowView<Side>, inputs: Inputs, of: 'attacker' | 'target'): Mark[] => [
    ...hit(row, inputs.picks(of === 'target' ? 'take' : 'own'), 0),
    ...(inputs.yes(`${of}-destroyed`) ? destroyed(row) : []),
  ];
  const page: Page = 'p.27–28, 34, 44–46';
  return [
    {
      scope: 'attack',
      id: 'shooting',
      label: 'Shooting',
      page,
      inputs: [
        take('take', 'Stats of the target that the damage lowers', true),
        { id: 'tokens', label: 'Tokens that the target loses', kind: 'number' },
        spending((place) => [
          { id: ACT, label: 'Act' },
          { id: MOVE, label: 'Move & Shoot' },
          ...(strikeOf(place) ? [{ id: STRIKE, label: 'Strike' }] : []),
          { id: REACT, label: 'React' },
          { id: NOTHING, label: 'No token' },
        ]),
      ],
      run: (row, inputs, target) => [
        ...spent(row, inputs.pick('as')),
        ...(target ? hit(target, inputs.picks('take'), inputs.number('tokens')) : []),
      ],
    },
    {
      scope: 'attack',
      id: 'charge',
      label: 'Charge',
      page: 'p.29–30',
      inputs: [
        take('take', 'Stats of the target that the damage lowers', true),
        { id: 'target-destroyed', label: 'Target destroyed', kind: 'yes' },
        take('own', 'Stats of the attacker that the damage lowers'),
        { id: 'attacker-destroyed', label: 'Attacker destroyed', kind: 'yes' },
        { id: 'tokens-gone', label: 'Both lose the tokens they have left', kind: 'yes' },
        spending(() => [
          { id: ACT, label: 'Act' },
          { id: NOTHING, label: 'No token' },
        ]),
      ],
      run: (row, inputs, target) => [
        ...spent(row, inputs.pick('as') === ACT ? MOVE : NOTHING),
        ...charged(row, inputs, 'attacker'),
        ...(target ? charged(target, inputs, 'target') : []),
        ...(inputs.yes('tokens-gone') ? [row, ...(target ? [target] : [])] : []).map((each) =>
          set(each, 'tokens', 0),
        ),
      ],
    },
  ];
}
