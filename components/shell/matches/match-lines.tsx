import { Trash2 } from 'lucide-react';
import { matchAddress } from '@/components/shell/addresses';
import { IconButton } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { useToast } from '@/components/ui/toast';
import { dateText } from '@/lib/roster/dates';
import { stamp } from '@/lib/storage/clock';
import { type StoredMatch, storageSentence } from '@/lib/storage/db';
import { binMatch } from '@/lib/storage/matches';
import { systems } from '@/lib/systems/registry';
import { opponentText, outcomeOf, outcomeWords, scoreText } from './match-words';

interface MatchLinesProps {
  matches: readonly StoredMatch[];
  /** Ids of those whose roster has been changed since. */
  older?: ReadonlySet<string>;
}

/** Matches as lines: date, opponent, result and turn. */
export function MatchLines({ matches, older }: MatchLinesProps) {
  const toast = useToast();
  const remove = async ({ id, match }: StoredMatch) => {
    try {
      await binMatch(id, stamp());
      const undo = () => void binMatch(id, null).catch(() => undefined);
      toast({ message: `${match.name || 'No name'} deleted.`, action: { label: 'Undo', onAction: undo } });
    } catch (error) {
      toast({ message: storageSentence(error) });
    }
  };
  return (
    <ul className="divide-y divide-line border-line border-y">
      {matches.map((each) => {
        const game = systems.find(({ id }) => id === each.match.system);
        return (
          <li key={each.id} className="drawn-in-view flex items-center gap-1 py-1">
            <PageLink
              href={matchAddress(each.id)}
              className="min-w-0 flex-1 rounded-sm px-1 py-1.5 text-ink no-underline hover:bg-accent-wash hover:text-ink focus-visible:-outline-offset-2"
            >
              <bdi className="block break-words font-semibold">{each.match.name || 'No name'}</bdi>
              <span className="block break-words text-muted text-sm">
                {[
                  game?.name,
                  dateText(each.match.started, 'moment'),
                  opponentText(each),
                  `${game?.turn ?? 'turn'} ${each.turn}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block text-sm">
                {outcomeWords[outcomeOf(each)]} {scoreText(each)}
                {older?.has(each.id) && ' · the roster has been changed since'}
              </span>
            </PageLink>
            <IconButton
              label={`Delete ${each.match.name || 'No name'}`}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={() => void remove(each)}
            />
          </li>
        );
      })}
    </ul>
  );
}
