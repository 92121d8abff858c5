import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBackLayer } from '@/components/ui/back-layers';
import { IconButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Section } from '@/components/ui/section';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import type { Path } from '@/lib/play/mark';
import { placeAt } from '@/lib/play/setup';
import type { Standing } from '@/lib/play/text';
import { type RowValues, viewOf } from '@/lib/play/values';
import { elementNotes } from '@/lib/roster/element-notes';
import { pageText } from '@/lib/roster/verdict';
import { ActionButtons } from './action-buttons';
import { OPENED, usePlay, usePlayed, useStanding } from './context';
import { Parts, roomFor, Steady, WatchList } from './texts';
import { Trackers } from './trackers';

/** What is open of the match: a row, a side or the match itself, with everything that can be marked on it. */
export function OpenedPlace() {
  const { opened } = usePlay();
  if (opened !== null) return <Place key={opened.length} path={opened} />;
  // Where it is wide enough its place is kept, so that the rows stay as they are.
  return (
    <p className="hidden border-line border-l px-4 py-3 text-muted lg:block lg:w-lg">
      Open a row or the bar of a side to mark it here.
    </p>
  );
}

function Place({ path }: { path: Path }) {
  const { open } = usePlay();
  const standing = useStanding();
  const title = useRef<HTMLHeadingElement>(null);
  const key = path.join('/');
  const close = () => {
    open(null);
    const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
    places.find((each) => each.dataset.place === key)?.focus();
  };
  useBackLayer(true, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another place is opened
  useEffect(() => title.current?.focus({ preventScroll: true }), [key]);
  const order = placesOf(standing);
  const at = order.findIndex((each) => each.join('/') === key);
  const go = (by: 1 | -1) => {
    const next = order[at + by];
    if (next !== undefined) open(next);
  };
  const { name, symbol, row, side } = found(standing, path);
  return (
    <section
      aria-labelledby={OPENED}
      onKeyDown={(event) => {
        // A dialog over it closes by itself.
        const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key !== 'Escape' || event.defaultPrevented || isInDialog) return;
        event.preventDefault();
        close();
      }}
      className="absolute inset-x-0 bottom-0 z-10 flex h-[60dvh] max-h-full flex-col border-ink border-t-2 bg-ground lg:static lg:h-auto lg:w-lg lg:border-t-0 lg:border-line lg:border-l"
    >
      <div className="flex shrink-0 items-center gap-1 border-line border-b px-2">
        {symbol && <UnitSymbol symbol={symbol} className="w-7" />}
        <h2
          id={OPENED}
          ref={title}
          tabIndex={-1}
          className="min-w-0 flex-1 break-words py-1 pl-1 font-semibold text-lg leading-tight outline-none"
        >
          <bdi>{name}</bdi>
        </h2>
        {path.length === 2 && (
          <>
            <IconButton
              label="Previous"
              icon={<ChevronLeft aria-hidden size={22} />}
              className="size-[48px]!"
              aria-disabled={at <= 0}
              onClick={() => go(-1)}
            />
            <IconButton
              label="Next"
              icon={<ChevronRight aria-hidden size={22} />}
              className="size-[48px]!"
              aria-disabled={at >= order.length - 1}
              onClick={() => go(1)}
            />
          </>
        )}
        <IconButton
          label="Close"
          icon={<X aria-hidden size={22} />}
          className="size-[48px]!"
          onClick={close}
        />
      </div>
      <div
        data-scrolls
        className="mb-[calc(var(--toast-room,0px)+var(--notice-room,0px))] min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-3 pb-[calc(0.75rem+var(--toast-gap,0px))]"
      >
        <div className="grid gap-4 pb-4">
          {row && <RowTiles stats={row.values.stats} />}
          {row && <RowDetails details={row.values.details ?? []} />}
          {row && <RowNotes side={path[0] ?? ''} element={row.row.element} />}
          <Trackers path={path} kinds="short" />
          <ActionButtons path={path} />
          <Trackers path={path} kinds="boxes" />
          {row && <RowWeapons path={path} />}
          {row && <RowRules path={path} />}
          <Trackers path={path} kinds="others" />
          {/* Below all that is tapped: a mark changes how high it is. */}
          {row && <p className="break-words text-sm">{row.values.states.join(' · ')}</p>}
          {side && (
            <p>
              <Parts whole={side.side.lines} others={side.side.details} />
            </p>
          )}
          {side && <WatchList watches={side.side.watches} />}
          {path.length === 0 && <WatchList watches={standing.match.watches} />}
        </div>
      </div>
    </section>
  );
}

/** The paths of the rows in their order. The id of a row may have a slash, as a squad's has. */
const placesOf = ({ sides }: Standing): Path[] =>
  sides.flatMap(({ id, rows }) => rows.map(({ row }) => [id, row.id]));

function found({ sides }: Standing, path: Path) {
  const side = sides.find(({ id }) => id === path[0]);
  const row = side?.rows.find(({ row }) => row.id === path[1]);
  if (path.length === 0) return { name: 'Match' };
  if (path.length === 1) return { name: side?.name || 'Side', side };
  return { name: row?.row.label ?? '', symbol: row?.row.symbol, row };
}

/** How far a row moves and what else it can do, in the room that numbers of two digits take. */
function RowDetails({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null;
  const text = details.join(' · ');
  return (
    <div className="text-sm">
      <Steady longest={roomFor(text).replaceAll(/\bno\b/g, 'yes')}>{text}</Steady>
    </div>
  );
}

/** What the list notes of the element of a row. */
function RowNotes({ side, element }: { side: string; element: string }) {
  const { system } = usePlay().session;
  const roster = usePlayed().head.sides.find(({ id }) => id === side)?.roster;
  const notes = roster && elementNotes(roster.force, system).get(element);
  if (!notes) return null;
  return (
    <p className="break-words text-sm">
      <span className="text-muted">Notes in the list: </span>
      <bdi className="whitespace-pre-line">{notes}</bdi>
    </p>
  );
}

/** The special rules of a row, with their pages. */
function RowRules({ path }: { path: Path }) {
  const { setup } = usePlay().session;
  const place = placeAt(setup, path);
  const rules = place && 'row' in place ? (setup.model.rules?.(place) ?? []) : [];
  if (rules.length === 0) return null;
  return (
    <Section title="Special rules" level={3}>
      <ul className="grid gap-1">
        {rules.map(({ label, effect, page }) => (
          <li key={label}>
            <span className="font-medium">{label}</span>{' '}
            <span className="text-muted text-sm">{pageText(page)}</span>
            <span className="block text-sm">{effect}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The stats of a row as they are, large, with their starts. */
function RowTiles({ stats }: Pick<RowValues, 'stats'>) {
  return (
    <dl className="condensed flex flex-wrap divide-x divide-line border-line border-y">
      {stats.map(({ label, now, start = now, after }) => (
        <div key={label} className="min-w-min flex-1 basis-11 px-1 pt-1 pb-1.5 text-center">
          <dt className="whitespace-nowrap text-muted text-xs">{label}</dt>
          <dd className={classes('whitespace-nowrap text-xl', now === start ? 'font-medium' : 'font-bold')}>
            {now ?? '?'}
            {after && <span className="text-sm">{after}</span>}
            <span className="block font-normal text-2xs text-muted">
              {now === start ? <span aria-hidden>&nbsp;</span> : `of ${start ?? '?'}`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The weapons of a row as they are now: how many still fire, and what they roll together. */
function RowWeapons({ path }: { path: Path }) {
  const { setup } = usePlay().session;
  const { state } = usePlayed();
  const { weapons } = setup.model;
  if (weapons === undefined) return null;
  const rowIn = (each: typeof state) =>
    viewOf(setup, each)
      .sides.find(({ id }) => id === path[0])
      ?.rows.find(({ row }) => row.id === path[1]);
  const view = rowIn(state);
  // What is marked later makes a text shorter than it is without marks.
  const fresh = rowIn({ ...state, marks: new Map() });
  if (view === undefined || fresh === undefined) return null;
  const longest = weapons(fresh);
  const shown = weapons(view);
  if (shown.length === 0) return null;
  return (
    <Section title="Weapons" level={3}>
      <ul className="grid gap-1">
        {shown.map(({ name, now, start, text }, index) => (
          <li key={index}>
            <span className="font-medium">{name}</span>{' '}
            <span className={now === start ? '' : 'font-bold'}>
              {now === start ? now : `${now} of ${start}`}
            </span>
            <span className="block text-sm">
              <Steady longest={longest[index]?.text ?? ''}>{text}</Steady>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
