import { counted } from '@/lib/roster/words';
import { BACKUP_BYTES, backupText } from '@/lib/storage/backup';
import { listLibrary } from '@/lib/storage/library';
import { saveFile } from './save-file';
import { allRosters } from './use-rosters';

/** Saves everything that is kept here to a file, and says what it did. */
export async function saveBackup(now = new Date()): Promise<string> {
  const [rosters, library] = await Promise.all([allRosters(), listLibrary().catch(() => [])]);
  const blob = new Blob([backupText(rosters, library, now.getTime())], { type: 'application/json' });
  if (blob.size > BACKUP_BYTES)
    return 'This is over 64 MiB, more than a backup may have. Empty the bin, or select rosters and save them to a file.';
  const name = `muster-backup-${now.toISOString().slice(0, 10)}.json`;
  saveFile(name, blob, 'application/json');
  return `${counted(rosters.length, 'roster')} backed up to ${name}.`;
}
