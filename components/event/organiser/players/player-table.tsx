import { Ellipsis, LockOpen, StickyNote } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useRef, useState } from 'react';
import type { EventClient } from '@/components/event/client/event-client';
import { useAct } from '@/components/event/client/hooks';
import { ListVerdict } from '@/components/event/shared/list-dialog';
import { PlayerName } from '@/components/event/shared/player-name';
import type { Selection } from '@/components/shared/use-selection';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { CheckField } from '@/components/ui/fields/check-field';
import { asRow, asRows, asTable, roles } from '@/components/ui/lists';
import { Menu } from '@/components/ui/menu';
import { isFrom } from '@/lib/events/course';
import type { Step } from '@/lib/events/event';
import type { EventView, PlayerView } from '@/lib/events/view';
import { momentText } from '@/lib/events/zoned-time';
import { type OpenPlayer, playerMenu } from './player-actions';

/** The heads of the table of players. */
const HEADS = ['No.', 'Player', 'List', 'Verdict', 'Here', 'Actions'];

/** Its columns, where there is room for them. */
const GRID =
  'lg:grid lg:grid-cols-[2.75rem_minmax(8rem,3fr)_minmax(8rem,3fr)_minmax(10rem,4fr)_3.5rem_2.75rem] lg:items-center lg:gap-x-3';

interface PlayerTableProps {
  client: EventClient;
  view: EventView;
  players: readonly PlayerView[];
  open: OpenPlayer;
  selection: Selection;
}

/** Rows that are rendered first, most rows after that, and how many more are shown at a time. */
const FIRST = 30;
const MAX_ROWS = 600;

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The players, one row each; arrow keys go from name to name. */
export function PlayerTable({ client, view, players, open, selection }: PlayerTableProps) {
  const act = useAct(client);
  const [most, setMost] = useState(MAX_ROWS);
  // The first rows are on screen before the others are rendered.
  const rendered = useDeferredValue(most, FIRST);
  const body = useRef<HTMLDivElement>(null);
  const hasCheckIn = isFrom('locked', view);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key];
    const names = [...(body.current?.querySelectorAll<HTMLElement>('[data-player]') ?? [])];
    const at = names.indexOf(event.target as HTMLElement);
    if (!next || at < 0) return;
    event.preventDefault();
    const name = names[next(at, names.length - 1)];
    name?.focus();
    name?.scrollIntoView({ block: 'nearest' });
  };
  const checkIn = useCallback(
    ({ id, revision }: PlayerView, isCheckedIn: boolean) =>
      act({ act: 'check-in', player: id, isCheckedIn }, revision),
    [act],
  );
  return (
    <>
      <div {...asTable('Players', players.length + 1, HEADS.length)}>
        <div {...roles.rowgroup} className="max-lg:sr-only">
          <div {...asRow(1)} className={classes(GRID, 'border-ink border-y-2 border-b py-1')}>
            {HEADS.map((head) => (
              <span
                key={head}
                {...roles.columnheader}
                className={classes('condensed font-semibold text-xs', head === 'Actions' && 'sr-only')}
              >
                {head}
              </span>
            ))}
          </div>
        </div>
        <div {...asRows(onKeyDown)} ref={body} className="border-line max-lg:border-t">
          {players.slice(0, rendered).map((player, at) => (
            <PlayerRow
              key={player.id}
              player={player}
              row={at + 2}
              zone={view.settings.zone}
              step={view.step}
              checkIn={hasCheckIn ? checkIn : null}
              open={open}
              selected={selection.on ? selection.ids.has(player.id) : null}
              toggle={selection.toggle}
            />
          ))}
        </div>
      </div>
      {players.length > most && (
        <div className="py-3">
          <Button onClick={() => setMost(most + MAX_ROWS)}>
            Show {Math.min(MAX_ROWS, players.length - most)} more
          </Button>
        </div>
      )}
    </>
  );
}

interface PlayerRowProps {
  player: PlayerView;
  /** Its number in the table, from 2: the head is 1. */
  row: number;
  zone: string;
  step: Step;
  /** Checks a player in or out; null before lists are locked. */
  checkIn: ((player: PlayerView, isCheckedIn: boolean) => Promise<void>) | null;
  open: OpenPlayer;
  /** Whether it is selected; null while nothing is. */
  selected: boolean | null;
  toggle: (id: string) => void;
}

/** A row of the table of players; a card on a narrow page. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { player, row, zone, step, checkIn, open, selected, toggle } = props;
  const { id, number, name, isOut, list, note, unlocked } = player;
  // The problems of a list that is legal are warnings; of others, errors are first.
  const isWarned = list !== null && list.verdict !== 'illegal' && list.problems.length > 0;
  return (
    <div
      {...asRow(row)}
      className={classes(
        GRID,
        'drawn-in-view relative [--drawn-height:3rem] max-lg:[--drawn-height:9rem] border-line border-b py-1 hover:bg-accent-wash max-lg:grid max-lg:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-lg:gap-x-2',
        isOut && 'text-muted',
        selected && 'bg-accent-wash',
      )}
    >
      <span {...roles.cell} className="text-muted tabular-nums">
        {selected === null ? (
          number
        ) : (
          <CheckField
            // In line with the name, which has the height of a line for a mouse.
            className="max-lg:pointer-fine:-mt-1"
            label={<span className="sr-only">Select {name}</span>}
            checked={selected}
            onChange={() => toggle(id)}
          />
        )}
      </span>
      <span {...roles.rowheader} className="min-w-0">
        <button
          type="button"
          data-player={id}
          onClick={() => open(id, 'details')}
          className="min-h-6 max-w-full text-left font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent pointer-coarse:min-h-11"
        >
          <PlayerName player={player} brief />
        </button>
        <span className="block text-muted text-xs">
          <bdi className="wrap-anywhere">{player.team}</bdi>
          {isOut && <span className="block">Withdrawn</span>}
        </span>
        {note !== '' && (
          <span className="flex items-start gap-1 text-xs">
            <StickyNote aria-hidden size={14} className="mt-0.5 shrink-0" />
            <span className="sr-only">Note: </span>
            <bdi className="wrap-anywhere line-clamp-2">{note}</bdi>
          </span>
        )}
      </span>
      <span
        {...roles.cell}
        className="min-w-0 text-sm max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2"
      >
        {list === null ? (
          <span className="text-muted">No list</span>
        ) : (
          <>
            <bdi className="wrap-anywhere">{list.name || 'No name'}</bdi>
            <span className="block text-muted text-xs">{momentText(list.at, zone, 'short')}</span>
          </>
        )}
        {unlocked !== null && (
          <span className="flex items-center gap-1 text-warning text-xs">
            <LockOpen aria-hidden size={14} /> Unlocked
          </span>
        )}
      </span>
      <span
        {...roles.cell}
        className="min-w-0 text-sm max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3"
      >
        {list && <ListVerdict list={list} />}{' '}
        {list && isWarned && <SeverityMark severity="warning" iconOnly />}
        {list && list.problems.length > 0 && (
          <span className={classes('block text-xs', isWarned ? 'text-muted' : 'text-error')}>
            <bdi className="wrap-anywhere line-clamp-2">{list.problems[0]}</bdi>
            {list.problems.length > 1 && ` ${list.problems.length - 1} more`}
          </span>
        )}
      </span>
      <span {...roles.cell} className="max-lg:col-start-2 max-lg:row-start-4 max-lg:empty:hidden">
        {checkIn && !isOut && <CheckIn player={player} checkIn={checkIn} isFixed={step === 'closed'} />}
      </span>
      <span {...roles.cell} className="max-lg:col-start-3 max-lg:row-start-1">
        <Menu
          label={`Actions for ${name}`}
          icon={<Ellipsis aria-hidden size={18} />}
          groups={() => playerMenu(player, step, open)}
        />
      </span>
    </div>
  );
});

interface CheckInProps extends Pick<PlayerRowProps, 'player'> {
  checkIn: NonNullable<PlayerRowProps['checkIn']>;
  isFixed: boolean;
}

/** Whether a player is here; shown at once, before the server has answered. */
function CheckIn({ player, checkIn, isFixed }: CheckInProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  return (
    <CheckField
      label={
        <>
          <span aria-hidden className="lg:hidden">
            Here
          </span>
          <span className="sr-only">{player.name} is here</span>
        </>
      }
      checked={wanted ?? player.isCheckedIn}
      disabled={isFixed}
      onChange={({ target }) => {
        setWanted(target.checked);
        void checkIn(player, target.checked).finally(() => setWanted(null));
      }}
    />
  );
}
