import { ShortList } from '@/components/ui/short-list';
import { momentText } from '@/lib/events/moment-text';
import type { EventView } from '@/lib/events/view';
import { noticeSentence } from '@/lib/events/words';

/** What the organiser did that players may not expect, with its reason; the latest first. */
export function Notices({ view }: { view: Pick<EventView, 'notices' | 'players' | 'settings'> }) {
  const nameOf = (id: string) => view.players.find((player) => player.id === id)?.name ?? 'a player';
  return (
    <ShortList items={view.notices.toReversed()} className="divide-y divide-line border-line border-y">
      {(notice, index) => (
        <li key={index} className="py-2">
          <p>
            <bdi>{noticeSentence(notice, nameOf)}</bdi>
          </p>
          <p className="text-muted text-sm">
            {momentText(notice.at, view.settings.zone)}.
            {notice.reason !== '' && (
              <>
                {' '}
                Reason: <bdi>{notice.reason}</bdi>
              </>
            )}
          </p>
        </li>
      )}
    </ShortList>
  );
}
