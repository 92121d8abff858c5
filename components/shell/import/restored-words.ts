import { counted } from '@/lib/roster/words';
import type { Outcome } from '@/lib/storage/merge';
import type { Restored } from './import';

const words: [Outcome, string][] = [
  ['added', 'added'],
  ['updated', 'updated'],
  ['unbinned', 'restored from the bin'],
  ['newer', 'already newer here'],
  ['same', 'already here'],
];

const counts = (of: Record<Outcome, number>, unread: number) => [
  ...words.flatMap(([outcome, word]) => (of[outcome] > 0 ? [`${of[outcome]} ${word}`] : [])),
  ...(unread > 0 ? [`${unread} could not be read`] : []),
];

/** The result of restoring a backup, in one or two sentences: "12 added, 3 updated, 1 could not be read." */
export function restoredSentences({ counts: { rosters, library }, unread }: Restored): string[] {
  const ofRosters = counts(rosters, unread.rosters);
  const ofLibrary = counts(library, unread.library);
  const total = Object.values(rosters).reduce((sum, each) => sum + each, unread.rosters);
  return [
    ofRosters.length === 0
      ? 'The backup contains no rosters.'
      : `${counted(total, 'roster')}: ${ofRosters.join(', ')}.`,
    ...(ofLibrary.length === 0
      ? []
      : [`Packs, collections, own cards, weapons and troops, and named versions: ${ofLibrary.join(', ')}.`]),
  ];
}
