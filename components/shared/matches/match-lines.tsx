import { Trash2 } from 'lucide-react';
import { matchAddress } from '@/components/shared/addresses';
import { useStored } from '@/components/shared/stored/use-stored';
import { IconButton, PageLink } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { DRAW } from '@/lib/play/mark';
import { dateText } from '@/lib/roster/text/dates';
import { matches } from '@/lib/roster/text/search';
import { stamp } from '@/lib/storage/clock';
import { type StoredMatch, storageSentence } from '@/lib/storage/db';
import { binMatch, readMatches } from '@/lib/storage/matches';
import { systems } from '@/lib/systems/registry';

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

type Played = Pick<StoredMatch, 'match'>;

/** The side of the player who recorded a match; the first if none is. */
export const ownSide = ({ match: { sides } }: Played) => sides.find(({ mine }) => mine) ?? sides[0];

/** The name of the roster that a player brought. */
const ownName = (match: Played): string => ownSide(match)?.roster.name.trim() || 'No name';

/** Who the match is against, in a few words. */
function opponentText(match: Played): string {
  const others = match.match.sides
    .filter((side) => side !== ownSide(match))
    .map(({ name }) => name || 'Opponent');
  return others.length === 0 ? 'One side' : `Against ${others.join(', ')}`;
}

/** Whether every word of a query is in a match's name, in its roster's, or in its opponent's. */
export const isFound = (query: string, match: Played): boolean =>
  matches(query, [match.match.name, ownName(match), opponentText(match)]);

export type Outcome = 'won' | 'lost' | 'drawn' | 'undecided' | 'going';

/** How a match ended for the player. */
export function outcomeOf(match: Played): Outcome {
  const { result } = match.match;
  if (result === null || result === undefined) return 'going';
  if (result.winner === DRAW) return 'drawn';
  if (result.winner === null) return 'undecided';
  return result.winner === ownSide(match)?.id ? 'won' : 'lost';
}

export const outcomeWords: Record<Outcome, string> = {
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  undecided: 'Not decided',
  going: 'In progress',
};

/** The scores of a match, the player's first: "3 : 1"; "" without a result. */
export function scoreText(match: Played): string {
  const { result, sides } = match.match;
  if (!result || sides.length < 2 || Object.values(result.scores).every((score) => score === 0)) return '';
  const own = ownSide(match);
  const ordered = [...sides].sort((a, b) => Number(b === own) - Number(a === own));
  return ordered.map(({ id }) => result.scores[id] ?? 0).join(' : ');
}

/** How many were won, drawn and lost: "2 won, 1 lost". */
export function tallyText(played: readonly Played[]): string {
  const outcomes = played.map(outcomeOf);
  return (['won', 'drawn', 'lost', 'going'] as const)
    .flatMap((outcome) => {
      const count = outcomes.filter((each) => each === outcome).length;
      return count === 0 ? [] : [`${count} ${outcomeWords[outcome].toLowerCase()}`];
    })
    .join(', ');
}

/** Matches by the roster that they were started from, under the name that it had last; those of none by their name. */
export function byRoster(played: readonly StoredMatch[]): { name: string; matches: StoredMatch[] }[] {
  const groups = new Map<string, { name: string; matches: StoredMatch[] }>();
  for (const match of played) {
    const name = ownName(match);
    // No id has a space in it.
    const key = match.roster ?? `named ${name}`;
    const group = groups.get(key) ?? { name, matches: [] };
    group.matches.push(match);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const read = async (isBinned: boolean): Promise<StoredMatch[]> =>
  (await readMatches()).read.filter(({ binned }) => (binned !== null) === isBinned);

const readListed = () => read(false);
const readBinned = () => read(true);

/** The matches that are listed, or those in the bin, last changed first; undefined until they are read. */
export const useMatches = (isBinned = false): StoredMatch[] | undefined =>
  useStored(isBinned ? readBinned : readListed).value;
