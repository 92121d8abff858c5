import { TargetChoice } from '@/components/shared/odds/use-odds';
import { Options } from '@/components/ui/fields/select-field';
import type { AnyOddsModel } from '@/lib/odds/model';
import type { RowView, SideView } from '@/lib/play/model';
import type { AnySide } from '@/lib/play/setup';
import { statText } from '@/lib/play/values';
import { usePlay } from '../context';

interface TargetFieldProps {
  odds: AnyOddsModel;
  /** The other sides, as they stand. */
  sides: readonly SideView<AnySide>[];
  /** The key of a row, or the id of a target that is known by its figures. */
  value: string;
  onChange: (target: string) => void;
}

/** Chooses the target of an attack: a row of another side, a typical target of the game, or one by its figures. */
export function TargetField({ odds, sides, value, onChange }: TargetFieldProps) {
  const { model } = usePlay().session.setup;
  const wordsOf = (row: RowView<AnySide>) => {
    const { stats, states } = model.derive.row(row);
    return [row.row.label, ...stats.map(statText), ...states].join(' · ');
  };
  const groups = sides.map(({ id, name, rows }) => (
    <optgroup key={id} label={name || 'The other side'}>
      <Options of={rows.map((row) => [keyOfRow(row), wordsOf(row)])} />
    </optgroup>
  ));
  return <TargetChoice model={odds} {...{ value, onChange, groups }} />;
}

/** A target as its choice names it: ids of rows have slashes of their own. */
const keyOfRow = ({ path }: RowView<AnySide>): string => path.join('/');

/** The row of another side that is chosen; undefined for a target that is known by its figures. */
export const targetRow = (sides: readonly SideView<AnySide>[], value: string): RowView<AnySide> | undefined =>
  sides.flatMap((side) => side.rows).find((row) => keyOfRow(row) === value);

/**
 * What is attacked unless another is chosen: the target before, while it is there and not out of the match, or the
 * first row that is.
 */
export function startTarget(
  sides: readonly SideView<AnySide>[],
  { derive }: { derive: { row: (view: RowView<AnySide>) => { is: { destroyed: boolean; away: boolean } } } },
  before: string | undefined,
): string | undefined {
  const isThere = (row: RowView<AnySide>) => {
    const { destroyed, away } = derive.row(row).is;
    return !destroyed && !away;
  };
  const rows = sides.flatMap((side) => side.rows);
  if (before !== undefined) {
    const row = targetRow(sides, before);
    if (row === undefined || isThere(row)) return before;
  }
  const first = rows.find(isThere) ?? rows[0];
  return first && keyOfRow(first);
}
