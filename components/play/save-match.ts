import { saveFile } from '@/components/shared/import/files';
import { matchFileText } from '@/lib/play/match';
import { fileName } from '@/lib/roster/file';
import type { Played } from './session-model';

/** Saves a match with its log as a file. */
export function saveMatchFile({ head, log }: Pick<Played, 'head' | 'log'>) {
  saveFile(fileName(head.name, 'match.json'), matchFileText({ ...head, log }), 'application/json');
}
