import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/notes';
import { historyOf } from '@/lib/play/history';
import { dateText } from '@/lib/roster/text/dates';
import { usePlay, usePlayed } from './context';

/** The steps that stand, newest first, under their turns; each can be gone back to. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { session, tap } = usePlay();
  const { state, sharing } = usePlayed();
  const turns = useMemo(() => historyOf(session.setup, state).toReversed(), [session, state]);
  return (
    <Dialog open onClose={onClose} title="History" description="You can undo every step and redo it.">
      {state.done.length === 0 && (
        <EmptyState title="Nothing marked yet">What you mark is listed here, with its time.</EmptyState>
      )}
      <div className="grid gap-5">
        {turns.map(({ title, lines }, index) => (
          <section key={`${title} ${turns.length - index}`} aria-label={title}>
            <h3 className="label-caps text-muted">{title}</h3>
            <ul className="divide-y divide-line border-line border-y">
              {lines.toReversed().map(({ n, at, title, details, after }) => (
                <li key={n} className="drawn-in-view flex flex-wrap items-center gap-x-3 py-1">
                  <span className="w-12 shrink-0 text-muted text-sm tabular-nums">
                    {dateText(at, 'time')}
                  </span>
                  <span className="min-w-0 flex-1 basis-30 break-words">
                    <bdi>{title}</bdi>
                    {details.length > 0 && (
                      <span className="block text-muted text-sm">{details.join(' · ')}</span>
                    )}
                  </span>
                  {after > 0 && sharing === null && (
                    <Button
                      size="sm"
                      aria-label={`Undo to here: ${title}`}
                      onClick={() => tap({ undo: after })}
                    >
                      Undo to here
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
