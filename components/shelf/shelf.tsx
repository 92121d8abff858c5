import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { lazyComponent, lazyPart } from '@/components/ui/lazy-part';
import { EmptyState, LiveRegion } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { counted } from '@/lib/roster/text/words';
import { onRostersChange } from '@/lib/storage/changes';
import type { Unreadable } from '@/lib/storage/records';
import { DropTarget as SharedTarget } from '../shared/import/drop-target';
import { filesOf } from '../shared/import/files-of';
import { useImport } from '../shared/import/use-import';
import { whenIdle } from '../shared/loading/when-idle';
import { leftOpen } from '../shared/optimizer/last-build';
import { useRosters } from '../shared/rosters/use-rosters';
import { readSetting, saveSetting } from '../shared/setting';
import { useSelection } from '../shared/use-selection';
import { useUndoKey } from '../shared/use-undo-key';
import type { Game } from './game-list';
import { useVerdicts, verdictOf } from './row-hooks';
import type { OpenDialog } from './shelf-dialog';
import { ShelfList } from './shelf-list';
import { QuickNew, ShelfActions, ShelfTools, StorageNotice } from './shelf-tools';
import { inView, useView } from './shelf-view';

const ExpiredItemsPrompt = lazyPart(async () => (await import('./expired-items-prompt')).ExpiredItemsPrompt);
const FoundMatches = lazyPart(async () => (await import('./going-matches')).FoundMatches);
const GoingMatches = lazyPart(async () => (await import('./going-matches')).GoingMatches);
const SelectionBar = lazyComponent(async () => (await import('./selection-bar')).SelectionBar);
const ShelfDialog = lazyComponent(async () => (await import('./shelf-dialog')).ShelfDialog);
const UnreadableList = lazyPart(
  async () => (await import('../shared/stored/unreadable-list')).UnreadableList,
);

/** Where the height that the matches in progress took last is kept. */
const GOING_ROOM = 'muster-going';

interface ShelfProps {
  number: string;
  games: readonly Game[];
  /** Called with the number of rosters whenever they are read. */
  onRead: (count: number) => void;
  /** Called when the first view is complete. */
  onShown: () => void;
}

/** The rosters stored in this browser. */
export function Shelf({ number, games, onRead, onShown }: ShelfProps) {
  const { rosters, unread, failure } = useRosters();
  const unreadable = useUnreadable(unread);
  const round = useVerdicts(rosters);
  const { view, choose, showAll } = useView();
  const [asked, ask] = useState<OpenDialog | null>(null);
  useEffect(() => {
    if (leftOpen() !== null) ask({ kind: 'build' });
  }, []);
  // The matches in progress come after the rosters: their room is kept, so that nothing moves then.
  const [goingRoom, setGoingRoom] = useState(() => Number(readSetting(GOING_ROOM) ?? 0));
  const takeRoom = useCallback((height: number) => {
    saveSetting(GOING_ROOM, String(height));
    setGoingRoom(0);
  }, []);
  const fileImport = useImport();
  useUndoKey();
  const byId = useMemo(() => new Map(games.map((game) => [game.id, game])), [games]);
  const gameName = useCallback((id: string) => byId.get(id)?.name ?? '', [byId]);

  const rosterName = (id: string) => rosters?.find((each) => each.id === id)?.roster.name ?? '';

  const shelved = useMemo(() => rosters?.filter(({ binned }) => binned === null), [rosters]);
  const binned = (rosters?.length ?? 0) - (shelved?.length ?? 0);
  // Ignore a filter by a game or tag that no roster has any more.
  const effectiveView = {
    ...view,
    game: shelved?.some(({ roster }) => roster.system === view.game) ? view.game : '',
    tag: shelved?.some(({ tags }) => tags.includes(view.tag)) ? view.tag : '',
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round means new verdicts
  const shown = useMemo(
    () => inView(shelved ?? [], effectiveView, { gameName, verdict: verdictOf }),
    [
      shelved,
      effectiveView.query,
      effectiveView.sort,
      effectiveView.game,
      effectiveView.tag,
      gameName,
      round,
    ],
  );
  const selection = useSelection(shown);

  const latestRead = useRef(onRead);
  latestRead.current = onRead;
  const count = shelved?.length;
  useEffect(() => {
    if (count !== undefined) latestRead.current(count + unread.length);
  }, [count, unread]);
  const noted = count !== 0 && !failure;
  useEffect(() => {
    if (!noted) onShown();
  }, [noted, onShown]);

  const countText =
    shown.length === count ? counted(count, 'roster') : `${shown.length} of ${counted(count ?? 0, 'roster')}`;
  return (
    <>
      {rosters !== undefined && (
        <div style={{ minHeight: goingRoom }}>
          <GoingMatches onShown={takeRoom} />
        </div>
      )}
      <Section
        number={number}
        title="Rosters"
        aside={count ? <span className="max-sm:sr-only">{countText}</span> : undefined}
        actions={
          <ShelfActions
            rosters={rosters ?? []}
            binned={binned}
            fileImport={fileImport}
            ask={ask}
            select={selection.start}
          />
        }
      >
        {failure && (
          <p role="alert" className="mb-4">
            <SeverityMark severity="warning">Rosters cannot be saved.</SeverityMark> {failure} You can still
            build, and save to a file.
          </p>
        )}
        {shelved !== undefined && <ExpiredItemsPrompt />}
        {shelved === undefined ? (
          <p className="text-muted">Loading rosters …</p>
        ) : shelved.length === 0 ? (
          <EmptyState title="No rosters yet">
            Start a force, open a sample, or drop a file anywhere on this page. Every roster is saved in this
            browser as you build it, legal or not, and is listed here.
          </EmptyState>
        ) : (
          <>
            <QuickNew games={games} rosters={shelved} />
            {shelved.length > 1 && (
              <ShelfTools rosters={shelved} view={effectiveView} choose={choose} gameName={gameName} />
            )}
            {selection.on && <SelectionBar selection={selection} rosters={shown} ask={ask} />}
            <ShelfList rosters={shown} games={byId} selection={selection} ask={ask} />
            {shown.length === 0 && (
              <EmptyState title="No roster matches" actions={<Button onClick={showAll}>Show all</Button>}>
                {counted(shelved.length, 'roster')} in total; none matches your search.
              </EmptyState>
            )}
            {view.query.trim() !== '' && <FoundMatches query={view.query} />}
            <LiveRegion text={countText} />
            {noted && <StorageNotice onChecked={onShown} />}
          </>
        )}
        {unreadable.length > 0 && (
          <div className="mt-8">
            <UnreadableList list={unreadable} title="Cannot be read" rosterName={rosterName} />
          </div>
        )}
        {shelved && !window.isSecureContext && (
          <p className="mt-3 max-w-prose text-muted text-sm">
            This page was loaded over HTTP. Rosters are saved in this browser, but browsers allow offline use
            and the camera only over HTTPS or on localhost.
          </p>
        )}
        {asked && (
          <ShelfDialog
            asked={asked}
            onClose={() => ask(null)}
            rosters={rosters ?? []}
            gameName={gameName}
            take={fileImport.take}
          />
        )}
        <DropTarget take={fileImport.take} />
        {fileImport.answer}
      </Section>
    </>
  );
}

/** Accepts files, or pasted text as a file, anywhere on the page. */
const DropTarget = ({ take }: { take: (files: readonly File[]) => void }) => (
  <SharedTarget
    title="Drop to open"
    about="Rosters (.json, .ndjson), zips, PDFs from Muster, packs, collections, backups"
    take={(data) => take(filesOf(data))}
  />
);

/** Delay after the last change before the database is scanned again, in milliseconds. */
const QUIET = 1000;

/**
 * All unreadable records in this browser: the given rosters, and others found once the page is idle. There may be many
 * undo steps: they are scanned once, and again only if unreadable ones were found.
 */
export function useUnreadable(rosters: readonly Unreadable[]): readonly Unreadable[] {
  const [others, setOthers] = useState<readonly Unreadable[]>([]);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    let steps: readonly Unreadable[] | undefined;
    const scan = async () => {
      const { unreadableLibrary, unreadableSteps } = await import('@/lib/storage/unreadable');
      const library = await unreadableLibrary();
      if (steps?.length !== 0) steps = await unreadableSteps();
      const found = [...library, ...steps];
      // Do not render again for a list that stays empty.
      if (current) setOthers((now) => (now.length + found.length === 0 ? now : found));
    };
    const scanQuietly = () => void scan().catch(() => undefined);
    const cancelIdle = whenIdle(scanQuietly);
    const unsubscribe = onRostersChange(() => {
      clearTimeout(timer);
      timer = setTimeout(scanQuietly, QUIET);
    });
    return () => {
      current = false;
      clearTimeout(timer);
      cancelIdle();
      unsubscribe();
    };
  }, []);
  return useMemo(() => [...rosters, ...others], [rosters, others]);
}
