import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { keepInTab, readTab } from '@/components/shared/setting';
import { Segmented } from '@/components/ui/fields/segmented';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import type { Standing } from '@/lib/play/text';
import type { RowValues } from '@/lib/play/values';
import { usePlay, usePlayed, useStanding } from './context';
import { CourseLines } from './course-lines';
import { RowLine } from './row-line';
import { Parts, roomFor, Steady } from './texts';

type Filter = 'all' | 'toActivate' | 'damaged' | 'off';

const filters: readonly (readonly [Filter, string])[] = [
  ['all', 'All'],
  ['toActivate', 'To activate'],
  ['damaged', 'Damaged'],
  ['off', 'Off the table'],
];

const passes: Record<Filter, (is: RowValues['is']) => boolean> = {
  all: () => true,
  toActivate: ({ toActivate }) => toActivate,
  damaged: ({ damaged }) => damaged,
  off: ({ away, destroyed }) => away || destroyed,
};

const BOTH = 'both';

/** The rows of one side or of all, each a line, under the bar of their side. */
export function Rows() {
  const { head } = usePlayed();
  const standing = useStanding();
  const mine = head.sides.find((side) => side.mine) ?? head.sides[0];
  const key = `muster-match-side-${head.id}`;
  const [chosen, setChosen] = useState(() => readTab<string>(key));
  // What was kept may be of another version, or of a match with this id that was replaced.
  const isKept = chosen === BOTH || head.sides.some(({ id }) => id === chosen);
  const side = (isKept ? chosen : mine?.id) ?? BOTH;
  const setSide = (next: string) => {
    setChosen(next);
    keepInTab(key, next);
  };
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  // The rows are filtered once, when the filter is chosen, so that they do not move while the user marks them.
  const choose = (next: Filter) => {
    setFilter(next);
    setShown(next === 'all' ? null : pathsThat(standing, passes[next]));
  };
  const tabs = [
    ...head.sides.map(({ id, name, mine }) => ({
      value: id,
      label: mine && head.sides.length > 1 ? 'Mine' : name || 'Side',
    })),
    ...(head.sides.length > 1 ? [{ value: BOTH, label: head.sides.length > 2 ? 'All' : 'Both' }] : []),
  ];
  const sides = standing.sides.filter(({ id }) => side === BOTH || id === side);
  return (
    <div
      data-scrolls
      className="mb-[calc(var(--toast-room,0px)+var(--notice-room,0px))] min-w-0 flex-1 scroll-pt-14 overflow-y-auto overscroll-contain pb-[calc(1rem+var(--toast-gap,0px))] max-lg:has-[+section]:after:block max-lg:has-[+section]:after:h-[60dvh]"
    >
      <CourseLines />
      <div className="flex flex-wrap items-end justify-between gap-2 px-4 py-2 sm:px-0">
        {tabs.length > 1 && (
          <Segmented label="Side" hideLabel value={side} options={tabs} onChange={setSide} />
        )}
        <SelectField
          label="Show"
          hideLabel
          className="min-w-24 flex-1 basis-24 sm:flex-none"
          value={filter}
          onChange={({ target }) => choose(target.value as Filter)}
        >
          <Options of={filters} />
        </SelectField>
      </div>
      {sides.map((each) => {
        const rows = each.rows.filter(({ row }) => shown === null || shown.has(`${each.id}/${row.id}`));
        return (
          <section key={each.id} aria-label={`Side: ${each.name}`}>
            <SideBar side={each} isNamed={side === BOTH} />
            <ul className="divide-y divide-line border-line border-b">
              {rows.map(({ row, values }) => (
                <RowLine key={row.id} side={each.id} row={row} values={values} />
              ))}
            </ul>
            {rows.length === 0 && (
              <p className="px-4 py-3 text-muted sm:px-0">
                {each.rows.length === 0
                  ? 'Without a list: its bar above has its trackers.'
                  : 'None of its rows now.'}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

const pathsThat = ({ sides }: Standing, passes: (is: RowValues['is']) => boolean) =>
  new Set(
    sides.flatMap(({ id, rows }) =>
      rows.filter(({ values }) => passes(values.is)).map(({ row }) => `${id}/${row.id}`),
    ),
  );

interface SideBarProps {
  side: Standing['sides'][number];
  /** Whether it shows the name of the side. */
  isNamed: boolean;
}

/** The totals of a side, in a bar that opens its trackers. */
function SideBar({ side: { id, name, side, rows }, isNamed }: SideBarProps) {
  const { opened, open } = usePlay();
  const met = side.watches.filter(({ is }) => is === true).map(({ label }) => label);
  const isOpen = opened?.length === 1 && opened[0] === id;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      data-place={id}
      onClick={() => open(isOpen ? null : [id])}
      className="flex min-h-12 w-full items-center gap-2 border-accent border-y-2 bg-surface px-4 py-1 text-left hover:bg-accent-wash focus-visible:-outline-offset-2 sm:px-2"
    >
      <span className="min-w-0 flex-1">
        {isNamed && <bdi className="block break-words font-semibold">{name || 'Side'}</bdi>}
        <span className="block break-words">
          {rows.length === 0 ? (
            'Trackers'
          ) : (
            <Steady longest={roomFor(side.lines.join(' · '))}>
              <Parts whole={side.lines} />
            </Steady>
          )}
        </span>
        {/* Room for one line, and no more, so that a condition that is met moves no row. All of them are in its sheet. */}
        {side.watches.length > 0 && (
          <span className="line-clamp-1 min-h-[1lh] break-words font-semibold text-warning">
            {met.join(' · ')}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
    </button>
  );
}
