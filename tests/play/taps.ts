import fc from 'fast-check';
import { type Intent, optionsOf, targetOf } from '@/lib/play/intent';
import { pathOf } from '@/lib/play/mark';
import type { Action, AttackAction, Input, Tracker } from '@/lib/play/model';
import { type AnySide, type Setup, trackerAt } from '@/lib/play/setup';
import type { Table } from './games';

/** Numbers that choose something at the table, whatever it has: a place, a tracker, an action, its inputs. */
export const tapParts = {
  place: fc.nat(),
  what: fc.nat(),
  value: fc.oneof(fc.integer({ min: -3, max: 12 }), fc.integer({ min: -2000, max: 2000 })),
  picks: fc.array(fc.nat(), { maxLength: 5 }),
};
/** Something that a player does at a table. */
export const tap = fc.record({
  kind: fc.constantFrom('set', 'add', 'act', 'act', 'attack', 'next', 'undo', 'redo', 'free'),
  ...tapParts,
});
export type Tap = typeof tap extends fc.Arbitrary<infer Each> ? Each : never;

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/** What a tap means at a table. */
export function intentOf({ setup, state }: Pick<Table, 'setup' | 'state'>, each: Tap): Intent | null {
  const { model } = setup;
  const rows = [...setup.rowAt.values()];
  if (each.kind === 'next') return { act: 'next' };
  if (each.kind === 'undo') return { undo: 1 + (each.what % 3) };
  if (each.kind === 'redo') return { redo: 1 + (each.what % 3) };
  if (each.kind === 'free')
    return {
      free: {
        scope: at(['row', 'side', 'match'] as const, each.place) ?? 'row',
        label: `Free ${each.what}`,
        kind: at(['counter', 'toggle'] as const, each.what) ?? 'counter',
      },
    };
  if (each.kind === 'act') return actOf(setup, at(model.actions, each.what), each);
  if (each.kind === 'attack') return actOf(setup, at(model.attacks, each.what), each);
  const tracker = at(model.trackers, each.what) as Tracker<AnySide> | undefined;
  if (tracker === undefined) return null;
  const place = { row: at(rows, each.place), side: at(setup.sides, each.place), match: setup }[tracker.scope];
  if (place === undefined) return null;
  const free = at([...state.free.keys()], each.value < 0 ? -each.value : 0);
  const id = each.value % 5 === 0 && free ? (pathOf(free).at(-1) ?? '') : tracker.id;
  const path = [...place.path, id];
  if (each.kind === 'add') return { add: path, by: each.value };
  const { kind, options } = trackerAt(setup, state.free, path) ?? { kind: 'counter', options: [] };
  const to =
    kind === 'choice' ? (at(options, each.what)?.id ?? '') : kind === 'note' ? `n${each.value}` : each.value;
  return { set: path, to };
}

function actOf(
  setup: Setup,
  action: Action<AnySide> | AttackAction<AnySide> | undefined,
  { place, what, value, picks }: Omit<Tap, 'kind'>,
): Intent | null {
  if (action === undefined) return null;
  const rows = [...setup.rowAt.values()];
  const isOfRow = action.scope === 'row' || action.scope === 'attack';
  const on = isOfRow ? at(rows, place) : action.scope === 'side' ? at(setup.sides, place) : setup;
  if (on === undefined) return null;
  const target = (action.scope === 'attack' && at(rows, what)) || null;
  const input = Object.fromEntries(
    ((action.inputs ?? []) as readonly Input<AnySide>[]).map((asked) => {
      const ids = optionsOf(asked, on, target).map((option) => option.id);
      const picked = picks.flatMap((pick) => at(ids, pick) ?? []);
      return [
        asked.id,
        { number: value, yes: value % 2 === 0, pick: picked[0], picks: picked }[asked.kind],
      ] as const;
    }),
  );
  return {
    act: action.id,
    ...targetOf(on.path),
    input,
    ...(target && { target: target.path as [string, string], dice: 'D12: 7' }),
  };
}
