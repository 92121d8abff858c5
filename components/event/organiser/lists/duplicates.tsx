import { Section } from '@/components/ui/section';
import { ShortList } from '@/components/ui/short-list';
import type { PlayerView } from '@/lib/events/view';
import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import { inList } from '@/lib/roster/words';
import { duplicatesOf } from './duplicates-of';

/** Players with the same list. */
export function Duplicates({ players }: { players: readonly PlayerView[] }) {
  const groups = duplicatesOf(players);
  if (groups.length === 0) return null;
  return (
    <Section title="Duplicate lists">
      <p className="mb-2 max-w-prose text-muted text-sm">
        These are the same in play, whatever their names and order are.
      </p>
      <ShortList items={groups} className="divide-y divide-line border-line border-y">
        {({ fingerprint, players: same }) => (
          <li key={fingerprint} className="py-1.5">
            <bdi className="wrap-anywhere">{inList(same.map(({ name }) => name))}</bdi>{' '}
            <span className="font-mono text-muted text-xs">{shownFingerprint(fingerprint)}</span>
          </li>
        )}
      </ShortList>
    </Section>
  );
}
