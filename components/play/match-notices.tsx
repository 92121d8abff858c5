import { Download } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { saveFile } from '@/components/shell/save-file';
import { Button } from '@/components/ui/button';
import { markLabel } from '@/lib/play/event-words';
import type { Path } from '@/lib/play/mark';
import { fileName } from '@/lib/roster/file';
import { counted, inList } from '@/lib/roster/words';
import type { StoredMatch } from '@/lib/storage/db';
import { rawText } from '@/lib/storage/json';
import { binMatch } from '@/lib/storage/matches';
import { outcomeOf, outcomeWords, scoreText } from '../shell/matches/match-words';
import { usePlay } from './context';
import { RosterChanged } from './roster-changed';

interface MatchNoticesProps {
  stored: StoredMatch;
  otherFingerprints: readonly string[];
  unknown: readonly Path[];
}

/** What a player must know of a match: what could not be read, what differs. */
export function MatchNotices({ stored, otherFingerprints, unknown }: MatchNoticesProps) {
  const { session } = usePlay();
  const { head } = useSyncExternalStore(session.subscribe, session.played, session.played);
  const names = head.sides
    .filter(({ id }) => otherFingerprints.includes(id))
    .map(({ name }) => name || 'No name');
  const { rest } = stored;
  const [isBinned, setBinned] = useState(stored.binned !== null);
  return (
    <>
      {head.result && (
        <p className="border-line border-b py-2">
          <span className="font-semibold">Ended: {outcomeWords[outcomeOf({ match: head })]}</span>{' '}
          {scoreText({ match: head })} · the match stays open for corrections.
        </p>
      )}
      {isBinned && (
        <div className="flex flex-wrap items-center gap-2 border-line border-b py-1">
          <p className="min-w-0 flex-1 basis-60">This match is in the bin.</p>
          <Button
            onClick={() =>
              void binMatch(head.id, null)
                .then(() => setBinned(false))
                .catch(() => undefined)
            }
          >
            Restore it
          </Button>
        </div>
      )}
      {rest.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 border-line border-b py-2">
          <p className="min-w-0 flex-1 basis-60">
            {counted(rest.length, 'event')} of its log could not be read; the match goes on from before.
          </p>
          <Button
            onClick={() => saveFile(fileName(`${head.name} rest`, 'json'), rawText(rest), 'application/json')}
          >
            <Download aria-hidden size={16} /> Save them to a file
          </Button>
        </div>
      )}
      {names.length > 0 && (
        <p className="border-line border-b py-2">
          The fingerprint is not that of the roster: <bdi>{inList(names)}</bdi>.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="break-words border-line border-b py-2">
          This version does not know these marks. They are kept:{' '}
          <bdi>{inList(unknown.map((path) => markLabel(session.setup, path)))}</bdi>.
        </p>
      )}
      <RosterChanged stored={stored} />
    </>
  );
}
