import { useRouter } from 'next/navigation';
import { builderAddress } from '@/components/shared/addresses';
import { nameOf, saveRoster, unbin } from '@/components/shared/rosters/stored-roster';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PASTED } from '@/lib/check/input';
import { dateText } from '@/lib/roster/text/dates';
import { counted, inList } from '@/lib/roster/text/words';
import type { Outcome } from '@/lib/storage/merge';
import { FaultList } from './fault-list';
import type { Duplicate, ImportResult, Restored } from './import';

interface IntakeDialogProps {
  result: ImportResult;
  onClose: () => void;
  /** Opens the file chooser. */
  choose: () => void;
  /** Reads a text without a roster as a list in the player's own words. */
  readWords: () => void;
}

/** Shows the result of opening files, unless it is a single roster, which simply opens. */
export function ImportDialog({ result, onClose, choose, readWords }: IntakeDialogProps) {
  const router = useRouter();
  const { sources, added, duplicates, packs, collections, matches, refused, moreRefused, restored, stopped } =
    result;
  const itemCount = packs.length + collections.length + matches.length;
  const [duplicate] = duplicates;
  if (
    duplicate &&
    duplicates.length === 1 &&
    !stopped &&
    added.length + itemCount + refused.length + restored.length === 0
  ) {
    const open = async (id: string) => {
      onClose();
      if (id === duplicate.there.id && duplicate.there.binned !== null)
        await unbin([id]).catch(() => undefined);
      router.push(builderAddress(id));
    };
    return <DuplicateDialog duplicate={duplicate} onClose={onClose} open={(id) => void open(id)} />;
  }
  const nothing = added.length + itemCount + restored.length + duplicates.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(result)}
      description={<bdi>{sources.length === 1 ? sources[0] : counted(sources.length, 'file')}</bdi>}
      footer={
        <>
          {nothing && <Button onClick={choose}>Choose another file</Button>}
          {nothing && result.words !== null && <Button onClick={readWords}>Read it as a list</Button>}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {stopped && <p>Stopped. What was read until then is below; the rest was not read.</p>}
        {restored.map((each) => (
          <div key={each.source}>
            {restoredSentences(each).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ))}
        {added.length > 0 && <p>{counted(added.length, 'roster')} added.</p>}
        {packs.length > 0 && <p>{counted(packs.length, 'pack')} saved, listed below the rosters.</p>}
        {collections.length > 0 && (
          <p>{counted(collections.length, 'collection')} saved, listed under Collections.</p>
        )}
        {matches.length > 0 && (
          <p>{counted(matches.length, 'match', 'matches')} saved, listed under Matches.</p>
        )}
        {duplicates.length > 0 && <p>{alreadyThere(duplicates)}</p>}
        {refused.length > 0 && (
          <p>
            {nothing && 'Nothing was changed. '}
            {refused.length === 1 && sources.length === 1 && nothing
              ? 'What is wrong with it:'
              : `${(refused.length + moreRefused).toLocaleString('en-GB')} could not be read${moreRefused > 0 ? `; the first ${refused.length}` : ''}:`}
          </p>
        )}
        {refused.map(({ source, faults }, index) => (
          <section key={index}>
            {(sources.length > 1 || refused.length > 1 || source !== sources[0]) && (
              <h3 className="mb-1 break-words font-semibold">
                <bdi>{source}</bdi>
              </h3>
            )}
            <FaultList faults={faults} />
          </section>
        ))}
        {moreRefused > 0 && <p>And {moreRefused.toLocaleString('en-GB')} more.</p>}
      </div>
    </Dialog>
  );
}

function titleOf(result: ImportResult): string {
  const { sources, added, duplicates, packs, collections, matches, refused, restored, stopped } = result;
  const [source] = sources;
  if (stopped) return 'Reading stopped';
  const fresh = added.length + packs.length + collections.length + matches.length;
  if (restored.length > 0) return 'Backup restored';
  if (refused.length === 0) return fresh > 0 ? 'Rosters added' : 'Already saved';
  if (fresh + duplicates.length > 0) return 'Not everything could be read';
  if (sources.length > 1) return 'These files cannot be read';
  return source === PASTED ? 'The pasted text cannot be read' : 'This file cannot be read';
}

function alreadyThere(duplicates: readonly Duplicate[]): string {
  const names = duplicates.slice(0, 5).map(({ there }) => `“${nameOf(there.roster)}”`);
  const more = duplicates.length > 5 ? [`${duplicates.length - 5} more`] : [];
  const binned = duplicates.filter(({ there }) => there.binned !== null).length;
  const inBin = binned === 0 ? '' : ` ${binned} of them ${binned === 1 ? 'is' : 'are'} in the bin.`;
  return `Already saved, so not added again: ${inList([...names, ...more])}.${inBin}`;
}

interface DuplicateDialogProps {
  duplicate: Duplicate;
  onClose: () => void;
  open: (id: string) => void;
}

/** Asks whether to open the existing roster or to save a second copy, when a file holds an identical roster. */
function DuplicateDialog({ duplicate: { source, there, copy }, onClose, open }: DuplicateDialogProps) {
  const saveCopy = async () => {
    await saveRoster(copy).catch(() => undefined);
    open(copy.id);
  };
  const binned = there.binned !== null;
  return (
    <Dialog
      open
      alert
      size="sm"
      onClose={onClose}
      title={binned ? 'This roster is in the bin' : 'This roster is already saved'}
      description={<bdi>{source}</bdi>}
      footer={
        <>
          <Button onClick={() => void saveCopy()}>Keep a second copy</Button>
          <Button variant="primary" onClick={() => open(there.id)} data-autofocus>
            {binned ? 'Restore and open it' : 'Open the saved roster'}
          </Button>
        </>
      }
    >
      <p className="break-words">
        <bdi className="font-semibold">{nameOf(there.roster)}</bdi> is identical; it was last changed on{' '}
        {dateText(there.changed, 'moment')}.
      </p>
    </Dialog>
  );
}

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
export function restoredSentences({ counts: { rosters, library }, matches, unread }: Restored): string[] {
  const ofRosters = counts(rosters, unread.rosters);
  const ofLibrary = counts(library, unread.library);
  const total = Object.values(rosters).reduce((sum, each) => sum + each, unread.rosters);
  return [
    ofRosters.length === 0
      ? 'The backup contains no rosters.'
      : `${counted(total, 'roster')}: ${ofRosters.join(', ')}.`,
    ...(ofLibrary.length === 0
      ? []
      : [
          `Packs, collections, custom cards, weapons and troops, and named versions: ${ofLibrary.join(', ')}.`,
        ]),
    ...matchSentences(matches, unread.matches),
  ];
}

const matchWords = {
  added: 'added',
  updated: 'updated',
  same: 'already here',
  copied: 'added beside another log',
} as const;

function matchSentences(matches: Restored['matches'], unread: number): string[] {
  const total = matches.length + unread;
  if (total === 0) return [];
  const parts = Object.entries(matchWords).flatMap(([outcome, word]) => {
    const count = matches.filter((each) => each === outcome).length;
    return count > 0 ? [`${count} ${word}`] : [];
  });
  const unreadable = unread > 0 ? [`${unread} could not be read`] : [];
  return [`${counted(total, 'match', 'matches')}: ${[...parts, ...unreadable].join(', ')}.`];
}
