import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { TextField } from '@/components/ui/text-field';
import type { Round } from '@/lib/events/event';
import { placeText } from '@/lib/events/round-words';
import { openGames } from '@/lib/events/rounds';
import { foldCase } from '@/lib/storage/search';
import type { EventPart } from '../event-part';
import type { SoughtGame } from '../step-words';
import { GameRow } from './game-row';
import { WithdrawDialog } from './prepared-round';
import { RoundClock } from './round-clock';

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
