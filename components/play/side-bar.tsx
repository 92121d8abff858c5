import { ChevronRight } from 'lucide-react';
import type { Standing } from '@/lib/play/text';
import { usePlay } from './context';
import { Parts } from './parts';
import { roomFor, Steady } from './steady';

interface SideBarProps {
  side: Standing['sides'][number];
  /** Whether it shows the name of the side. */
  isNamed: boolean;
}

/** The totals of a side, in a bar that opens its trackers. */
export function SideBar({ side: { id, name, side, rows }, isNamed }: SideBarProps) {
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
