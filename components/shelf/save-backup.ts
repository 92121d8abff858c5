import { counted } from '@/lib/roster/text/words';
import { BACKUP_BYTES, backupText } from '@/lib/storage/backup';
import { pendingRosters } from '@/lib/storage/changes';
import { readLibraryRecords } from '@/lib/storage/library';
import { readLog, readMatches } from '@/lib/storage/matches';
import { readRosters } from '@/lib/storage/rosters';
import { saveFile } from '../shared/import/files';
import { withPending } from '../shared/rosters/use-rosters';

const nothing = { read: [], unread: [] };

/** Saves everything stored in this browser to a file; returns the result as a sentence. */
export async function saveBackup(now = new Date()): Promise<string> {
  const onError = (error: unknown) => {
    // If the database fails, there may still be rosters in memory.
    if (pendingRosters.size === 0) throw error;
    return nothing;
  };
  const stored = await readRosters().catch(onError);
  const library = await readLibraryRecords().catch(onError);
  const played = await readMatches().catch(onError);
  const matches = await Promise.all(
    played.read.map(async (match) => ({ stored: match, log: await readLog(match.id) })),
  );
  const rosters = withPending(stored.read);
  const unread = [...stored.unread, ...library.unread, ...played.unread];
  const text = backupText(rosters, library.read, now.getTime(), unread, matches);
  const blob = new Blob([text], { type: 'application/json' });
  if (blob.size > BACKUP_BYTES)
    return 'This backup would be over the maximum of 64 MiB. Empty the bin, or select rosters and save them to a file.';
  const name = `muster-backup-${now.toISOString().slice(0, 10)}.json`;
  saveFile(name, blob, 'application/json');
  const others =
    unread.length === 0 ? '' : ` It includes ${counted(unread.length, 'record')} that cannot be read.`;
  const and = matches.length === 0 ? '' : ` and ${counted(matches.length, 'match', 'matches')}`;
  return `${counted(rosters.length, 'roster')}${and} backed up to ${name}.${others}`;
}
