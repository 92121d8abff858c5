import { useEffect, useState } from 'react';
import type { StorageSpace } from '@/lib/storage/space';

/**
 * A discreet note if the stored rosters are at risk, and what to do.
 * @param onChecked called once the note is shown or known to be unnecessary
 */
export function StorageNotice({ onChecked }: { onChecked: () => void }) {
  const [room, setRoom] = useState<StorageSpace>(null);
  useEffect(() => {
    let current = true;
    import('@/lib/storage/space')
      .then(({ checkSpace }) => checkSpace(Date.now()))
      .then((found) => current && setRoom(found))
      .catch(() => undefined)
      .finally(() => current && onChecked());
    return () => {
      current = false;
    };
  }, [onChecked]);
  if (room === null) return null;
  return (
    <p className="mt-3 max-w-prose text-muted text-sm">
      {room.kind === 'full'
        ? `The storage of this browser is ${Math.floor(room.share * 100)} % full. Back up to a file, then permanently delete what you no longer need.`
        : 'This browser may clear what is saved here when it runs short of space. Back up to a file now and then.'}
    </p>
  );
}
