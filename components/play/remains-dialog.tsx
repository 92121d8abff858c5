import { Dialog } from '@/components/ui/dialog';
import { Section } from '@/components/ui/section';
import { statText } from '@/lib/play/values';
import { capitalised, counted } from '@/lib/roster/text/words';
import { pageText } from '@/lib/roster/verdict';
import { usePlay, usePlayed, useStanding } from './context';
import { Parts, WatchList } from './texts';

/** Both sides beside each other: what is left, what is still to act, the conditions for winning, and the time. */
export function RemainsDialog({ onClose }: { onClose: () => void }) {
  const { session } = usePlay();
  const { head } = usePlayed();
  const { match, sides } = useStanding();
  const { minutesPage } = session.setup.model;
  const minutes = Math.max(0, Math.round(((head.result?.ended ?? Date.now()) - head.started) / 60_000));
  const expected = sides.flatMap(({ side }) =>
    typeof side.values.minutes === 'number' ? [side.values.minutes] : [],
  );
  const time = `${counted(minutes, 'minute')} played${
    expected.length > 0 ? `, ${Math.max(...expected)} expected (${pageText(minutesPage ?? null)})` : ''
  }`;
  return (
    <Dialog open onClose={onClose} title="What remains" size="lg">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the section scrollable by keyboard */}
      <section aria-label="What remains" tabIndex={0} className="grid gap-6">
        <p>{capitalised([...match.lines, time].join(' · '))}</p>
        <WatchList watches={match.watches} />
        {/* Beside each other on a phone as well, unless its text is enlarged. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-x-4 gap-y-6">
          {sides.map(({ id, name, side, rows }) => {
            const left = rows.filter(({ values }) => !values.is.destroyed);
            const toAct = left.filter(({ values }) => values.is.toActivate);
            return (
              <Section key={id} title={<bdi>{name || 'Side'}</bdi>} level={3}>
                {rows.length > 0 && (
                  <p className="mb-2">
                    <Parts whole={side.lines} others={side.details} />
                  </p>
                )}
                <WatchList watches={side.watches} />
                {rows.length > 0 && (
                  <p className="mt-2 font-medium">
                    {left.length} of {rows.length} left, {toAct.length} to activate
                  </p>
                )}
                <ul className="mt-1 grid gap-1">
                  {left.map(({ row, values }) => (
                    <li key={row.id} className="break-words">
                      <bdi className={values.is.toActivate ? 'font-semibold' : ''}>{row.label}</bdi>{' '}
                      <span className="text-sm">
                        <Parts whole={values.stats.map(statText)} others={values.states} />
                      </span>
                    </li>
                  ))}
                </ul>
              </Section>
            );
          })}
        </div>
      </section>
    </Dialog>
  );
}
