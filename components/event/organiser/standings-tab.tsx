import { EmptyState } from '@/components/ui/empty-state';
import { begunRounds, openGames } from '@/lib/events/rounds';
import type { EventView } from '@/lib/events/view';
import { counted } from '@/lib/roster/words';
import { StandingsList } from '../public/standings-list';

/** The standings after the rounds that were begun, and whether results are missing. */
export function StandingsTab({ view }: { view: EventView }) {
  const begun = begunRounds(view);
  if (begun.length === 0)
    return (
      <EmptyState title="No standings yet">
        <p>They appear with the first round.</p>
      </EmptyState>
    );
  const missing = begun.reduce((sum, round) => sum + openGames(round), 0);
  return (
    <div className="max-w-4xl">
      {missing > 0 && (
        <p className="mb-3 text-warning">
          {counted(missing, 'result')} missing: the standings are not final for{' '}
          {counted(begun.length, 'round')}.
        </p>
      )}
      <StandingsList view={view} />
    </div>
  );
}
