import { counted, inList } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import type { ShownSummary } from './messages';

/** Lists the rosters that exist more than once, and the players with several. */
export function Duplicates({ summary }: { summary: ShownSummary }) {
  const { same, players, sameCount, playersCount } = summary;
  if (sameCount + playersCount === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="label-caps mb-1">Possible duplicates</h3>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {same.map(({ system, fingerprint, rosters, more }) => (
          <li key={`${system} ${fingerprint}`} className="py-1.5">
            The same list {rosters.length + more} times:{' '}
            <bdi>{inList([...rosters.map(nameAndPlayer), ...others(more)])}</bdi>.
          </li>
        ))}
        {sameCount > same.length && (
          <li className="py-1.5">{counted(sameCount - same.length, 'more list')} with duplicates.</li>
        )}
        {players.map(({ player, rosters, more }) => (
          <li key={player} className="py-1.5">
            <bdi>{cleanText(player)}</bdi> has {rosters.length + more} lists that are not all the same:{' '}
            <bdi>{inList([...rosters.map(nameAndNumber), ...others(more)])}</bdi>.
          </li>
        ))}
        {playersCount > players.length && (
          <li className="py-1.5">
            {counted(playersCount - players.length, 'more player')} with several lists.
          </li>
        )}
      </ul>
    </div>
  );
}

type ShownRoster = ShownSummary['same'][number]['rosters'][number];

const others = (more: number): string[] => (more > 0 ? [`${more} more`] : []);
const nameAndNumber = ({ index, name }: ShownRoster): string =>
  `“${cleanText(name) || 'No name'}” (no. ${index + 1})`;
const nameAndPlayer = (roster: ShownRoster): string => {
  const player = cleanText(roster.player);
  return player === '' ? nameAndNumber(roster) : `${nameAndNumber(roster)} of ${player}`;
};
