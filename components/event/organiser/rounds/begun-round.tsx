import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { EventClient } from '@/components/event/client/event-client';
import { useAsk } from '@/components/event/client/hooks';
import { Countdown } from '@/components/event/shared/times';
import { readSetting, saveSetting } from '@/components/shared/setting';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { NumberField } from '@/components/ui/fields/number-field';
import { TextField } from '@/components/ui/fields/text-field';
import { AlertText } from '@/components/ui/notes';
import type { Round } from '@/lib/events/event';
import { openGames } from '@/lib/events/rounds';
import { placeText } from '@/lib/events/words';
import { foldCase } from '@/lib/roster/text/search';
import type { EventPart } from '../dialogs';
import type { SoughtGame } from '../step-words';
import { GameRow } from './game-row';
import { WithdrawDialog } from './prepared-round';

interface BegunRoundProps extends EventPart {
  round: Round;
  /** Whether it is the last one: it has the clock, and can be taken back before its first result. */
  isLast: boolean;
  /** A game of it that is to be in sight. */
  sought: SoughtGame | null;
}

/** Games from which on there is a search. */
const MANY = 8;
/** Rows that are rendered first. */
const FIRST = 20;

/** A round that has started: its clock, and the results of its games. */
export function BegunRound({ client, view, round, isLast, sought }: BegunRoundProps) {
  const [query, setQuery] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState(sought);
  if (sought !== seen) {
    setSeen(sought);
    setQuery('');
  }
  const players = useMemo(() => new Map(view.players.map((player) => [player.id, player])), [view.players]);
  const isRunning = view.step === 'running';
  const words = foldCase(query).split(/\s+/).filter(Boolean);
  const games = round.pairings
    .map((pairing, index) => ({ pairing, index }))
    .filter(({ pairing: { a, b, table, result } }) => {
      if (onlyOpen && (b === null || result !== null)) return false;
      if (words.length === 0) return true;
      const names = [a, b].map((id) => (id === null ? '' : (players.get(id)?.name ?? '')));
      const text = foldCase(names.join('\n'));
      return words.every((word) => text.includes(word) || word === `${table}`);
    });
  const rendered = useDeferredValue(games.length, FIRST);
  // From a saved result the keyboard goes on to the next search, the next game without one, or the top of the round.
  const goOn = useCallback((index: number) => {
    if (search.current?.value) {
      search.current.focus();
      return search.current.select();
    }
    const fields = [...(host.current?.querySelectorAll<HTMLElement>('[data-first-score]') ?? [])];
    const others = fields.filter((field) => Number(field.dataset.firstScore) !== index);
    const next = others.find((field) => Number(field.dataset.firstScore) > index) ?? others[0];
    (next ?? host.current)?.focus();
  }, []);
  const isPlayed = round.pairings.some(({ reported, result }) => result ?? reported.a ?? reported.b);
  const isComplete = openGames(round) === 0;
  // A round that is finished needs no clock, but one that was started can be stopped.
  const hasClock = isLast && isRunning && (!isComplete || round.until !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of fields
    <div
      ref={host}
      role="group"
      tabIndex={-1}
      aria-label={
        isComplete ? `All results of round ${round.number} are in` : `Games of round ${round.number}`
      }
      className="grid gap-3 outline-none"
    >
      {hasClock && <RoundClock client={client} round={round} />}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        {round.pairings.length >= MANY && (
          <TextField
            ref={search}
            label="Find a table or player"
            compact
            type="search"
            className="min-w-0 flex-1 basis-48"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        <CheckField
          label="Only games without a result"
          checked={onlyOpen}
          onChange={({ target }) => setOnlyOpen(target.checked)}
        />
        {isLast && isRunning && !isPlayed && (
          <Button onClick={() => setWithdrawing(true)}>Remove the round</Button>
        )}
      </div>
      {games.length === 0 && (
        <p role="status">{words.length > 0 ? 'No game has this table or player.' : 'All results are in.'}</p>
      )}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {games.slice(0, Math.max(rendered, FIRST, (sought?.index ?? 0) + 1)).map(({ pairing, index }) => (
          <GameRow
            key={pairing.a}
            client={client}
            round={round.number}
            index={index}
            place={placeText(pairing.table, round.number, isLast)}
            pairing={pairing}
            a={players.get(pairing.a)}
            b={pairing.b === null ? null : players.get(pairing.b)}
            isRunning={isRunning}
            goOn={goOn}
          />
        ))}
      </ul>
      {isWithdrawing && (
        <WithdrawDialog client={client} round={round} onClose={() => setWithdrawing(false)} />
      )}
    </div>
  );
}

interface RoundClockProps {
  client: EventClient;
  round: Round;
}

const KEY = 'muster-round-minutes';
const MINUTE = 60_000;
const MAX_MINUTES = 600;

/** How long a round was last time, in minutes. */
function lastMinutes(): number {
  const minutes = Number(readSetting(KEY) ?? Number.NaN);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= MAX_MINUTES ? minutes : 120;
}

/** The clock of the round that is played, which players see too. */
function RoundClock({ client, round: { number, revision, until } }: RoundClockProps) {
  const [minutes, setMinutes] = useState(lastMinutes);
  const { ask, isBusy, problem } = useAsk(client);
  const { store } = client;
  const set = (at: number | null) => void ask({ act: 'clock', round: number, until: at }, revision);
  const inMinutes = (count: number, from: number) => set(from + count * MINUTE);
  const now = () => Date.now() + store.snapshot().ahead;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {until === null ? (
        <>
          <NumberField
            label="Minutes on the clock"
            compact
            min={1}
            max={MAX_MINUTES}
            value={minutes}
            onChange={setMinutes}
          />
          <Button
            busy={isBusy}
            onClick={() => {
              saveSetting(KEY, `${minutes}`);
              inMinutes(minutes, now());
            }}
          >
            Start the clock
          </Button>
        </>
      ) : (
        <>
          <p>
            <span className="label-caps block text-muted">Time left</span>
            <strong className="font-semibold text-2xl tabular-nums">
              <Countdown store={store} until={until} over="Time is up" clock />
            </strong>
          </p>
          <Button busy={isBusy} onClick={() => inMinutes(5, Math.max(until, now()))}>
            Add 5 minutes
          </Button>
          <Button busy={isBusy} onClick={() => set(null)}>
            Stop the clock
          </Button>
        </>
      )}
      <AlertText className="basis-full">{problem}</AlertText>
    </div>
  );
}
