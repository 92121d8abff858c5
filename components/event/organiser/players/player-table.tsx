import { type KeyboardEvent, useCallback, useDeferredValue, useRef, useState } from 'react';
import type { Selection } from '@/components/shell/use-selection';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { asRow, asRows, asTable, roles } from '@/components/ui/table-roles';
import { isFrom } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import type { EventClient } from '../../client/event-client';
import { useAct } from '../../client/hooks';
import { GRID, HEADS } from './columns';
import type { OpenPlayer } from './player-actions';
import { PlayerRow } from './player-row';

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
              selected={selection.on && !player.isOut ? selection.ids.has(player.id) : null}
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
