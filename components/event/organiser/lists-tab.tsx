import { Download, Eye, FileText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { EventProblem } from '@/components/event/client/problem';
import { ListDialog, ListVerdict } from '@/components/event/shared/list-dialog';
import { PlayerName } from '@/components/event/shared/player-name';
import { saveFile } from '@/components/shared/import/files';
import { paperField, paperSchema, paperSize } from '@/components/shared/share/paper';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form/form';
import { FormCheck, FormChoice } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { GrowingList } from '@/components/ui/growing-list';
import { ShortList } from '@/components/ui/lists';
import { EmptyState, StatusText } from '@/components/ui/notes';
import { ProgressLine } from '@/components/ui/progress-line';
import { Section } from '@/components/ui/section';
import { isFrom, isListed } from '@/lib/events/course';
import type { PlayerView } from '@/lib/events/view';
import { fileName } from '@/lib/roster/file';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import { groupedBy } from '@/lib/roster/maps';
import { counted, inList } from '@/lib/roster/text/words';
import { type EventDialog, type EventPart, ReasonDialog } from './dialogs';

/** The lists of an event, once the organiser may read them. */
export function ListsTab({ client, view }: EventPart) {
  const [shown, show] = useState<{ dialog: 'look' | 'save' } | { dialog: 'list'; player: string } | null>(
    null,
  );
  const sent = view.players.filter(isListed);
  const readable = sent.filter(({ list }) => list?.isReadable);
  const close = () => show(null);
  const opened = shown?.dialog === 'list' && readable.find(({ id }) => id === shown.player);
  if (sent.length === 0)
    return (
      <EmptyState title="No lists yet">
        <p>Lists appear here as players send them.</p>
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      {readable.length === 0 ? (
        <EmptyState
          title="Lists are hidden until the reveal"
          actions={
            <Button onClick={() => show({ dialog: 'look' })}>
              <Eye aria-hidden size={16} /> Look before the reveal
            </Button>
          }
        >
          <p>
            {counted(sent.length, 'list')} sent. You see their verdicts and problems under Players. If you
            must read a list now, everyone is told that you looked, and why.
          </p>
        </EmptyState>
      ) : (
        <Section
          title="Lists"
          aside={counted(readable.length, 'list')}
          actions={
            <Button onClick={() => show({ dialog: 'save' })}>
              <Download aria-hidden size={16} /> Save all lists
            </Button>
          }
        >
          {!isFrom('revealed', view) && (
            <p className="mb-3 text-warning">You looked before the reveal; players still see no lists.</p>
          )}
          <GrowingList items={readable}>
            {(player) => (
              <li key={player.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
                <span className="w-8 text-muted tabular-nums">{player.number}</span>
                <span className="min-w-0 flex-1 basis-40">
                  <PlayerName player={player} />
                  {player.isOut && <span className="text-muted text-sm"> Withdrawn after the lock</span>}
                  <bdi className="wrap-anywhere block text-muted text-sm">{player.list?.name}</bdi>
                </span>
                <span className="text-sm">{player.list && <ListVerdict list={player.list} />}</span>
                <span className="font-mono text-muted text-xs">
                  <span className="sr-only">Fingerprint </span>
                  {shownFingerprint(player.list?.fingerprint ?? '')}
                </span>
                <Button size="sm" variant="quiet" onClick={() => show({ dialog: 'list', player: player.id })}>
                  <FileText aria-hidden size={16} /> Open
                  <span className="sr-only"> the list of {player.name}</span>
                </Button>
              </li>
            )}
          </GrowingList>
        </Section>
      )}
      <Duplicates players={sent} />
      {opened && <ListDialog client={client} settings={view.settings} player={opened} onClose={close} />}
      {shown?.dialog === 'save' && <SaveListsDialog client={client} view={view} onClose={close} />}
      {shown?.dialog === 'look' && (
        <ReasonDialog
          client={client}
          title="Look before the reveal"
          verb="Look at the lists"
          revision={view.changed}
          command={(reason) => ({ act: 'look', reason })}
          done="You can read the lists now."
          onClose={close}
        >
          <p>
            You can then read all lists. Everyone who sees the event is told that you looked, when and why.
            You cannot undo this.
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}

/** Players with the same list. */
function Duplicates({ players }: { players: readonly PlayerView[] }) {
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

/** Players whose lists have the same fingerprint. */
export interface DuplicateLists {
  fingerprint: string;
  players: readonly PlayerView[];
}

/** Returns the lists that several players have, in the order of entry. */
function duplicatesOf(players: readonly PlayerView[]): DuplicateLists[] {
  return [...groupedBy(players, ({ list }) => list?.fingerprint)].flatMap(([fingerprint, same]) =>
    fingerprint !== undefined && same.length > 1 ? [{ fingerprint, players: same }] : [],
  );
}

type Progress =
  | { kind: 'idle' }
  | { kind: 'making'; done: number; of: number }
  | { kind: 'said'; sentence: string };

const saveForm = z.object({
  paper: paperSchema,
  /** Whether each roster follows the verdicts, on a new page. */
  withRosters: z.boolean(),
});

/** Saves all lists that may be read, as roster files in a zip or as a PDF. */
function SaveListsDialog({ client, view, onClose }: EventDialog) {
  const id = useId();
  const form = useZodForm(saveForm, { paper: paperSize(), withRosters: true });
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const isBusy = progress.kind === 'making';
  /** @param print what the PDF is made with; without it, the lists are saved as a zip */
  const save = async (print?: z.output<typeof saveForm>) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setProgress({ kind: 'making', done: 0, of: 1 });
    try {
      const [lists, { zippedLists, printedLists }] = await Promise.all([
        client.lists(),
        import('./save-lists'),
      ]);
      const told = (done: number, of: number) => setProgress({ kind: 'making', done, of });
      const file =
        print === undefined
          ? zippedLists(view, lists)
          : await printedLists(view, lists, { ...print, told, signal });
      if (signal.aborted) return setProgress({ kind: 'idle' });
      const name = fileName(`${view.settings.name} lists`, print === undefined ? 'zip' : 'pdf');
      saveFile(name, file, file.type);
      setProgress({ kind: 'said', sentence: `${name} is saved.` });
    } catch (error) {
      setProgress(signal.aborted ? { kind: 'idle' } : { kind: 'said', sentence: sentenceOf(error) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save all lists"
      footer={
        <>
          <Button busy={isBusy} onClick={() => void save()}>
            <Download aria-hidden size={16} /> Roster files (zip)
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            <Download aria-hidden size={16} /> Verdicts (PDF)
          </Button>
        </>
      }
    >
      <Form id={id} form={form} className="grid gap-4" onSubmit={save}>
        <p>
          The zip has one roster file for each player. The PDF has the verdict on each list under the pack of
          the event.
        </p>
        <FormChoice control={form.control} {...paperField} />
        <FormCheck
          control={form.control}
          name="withRosters"
          label="Include every roster in the PDF"
          description="Each starts a new page. Takes about one second for every two rosters."
        />
        {progress.kind === 'making' && (
          <ProgressLine
            doing="Making"
            done={progress.done}
            total={progress.of}
            onStop={() => stop.current.abort()}
          />
        )}
        <StatusText>{progress.kind === 'said' && progress.sentence}</StatusText>
      </Form>
    </Dialog>
  );
}

const sentenceOf = (error: unknown): string =>
  error instanceof EventProblem || error instanceof Error
    ? error.message
    : 'The file could not be made. Reload the page and try again.';
