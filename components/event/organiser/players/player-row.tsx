import { Ellipsis, LockOpen, StickyNote } from 'lucide-react';
import { memo, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { CheckField } from '@/components/ui/check-field';
import { classes } from '@/components/ui/classes';
import { Menu } from '@/components/ui/menu';
import { asRow, roles } from '@/components/ui/table-roles';
import type { Step } from '@/lib/events/event';
import { momentText } from '@/lib/events/moment-text';
import type { PlayerView } from '@/lib/events/view';
import { ListVerdict } from '../../shared/list-verdict';
import { PlayerName } from '../../shared/player-name';
import { GRID } from './columns';
import { type OpenPlayer, playerMenu } from './player-actions';

interface PlayerRowProps {
  player: PlayerView;
  /** Its number in the table, from 2: the head is 1. */
  row: number;
  zone: string;
  step: Step;
  /** Checks a player in or out; null before lists are locked. */
  checkIn: ((player: PlayerView, isCheckedIn: boolean) => Promise<void>) | null;
  open: OpenPlayer;
  /** Whether it is selected; null if it cannot be. */
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
      )}
    >
      <span {...roles.cell} className="text-muted tabular-nums">
        {number}
        {selected !== null && (
          <CheckField
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
