import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { type DuelAddress, duelAddress, newDuel, readDuel } from '@/components/shared/odds/address';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { notLoaded } from '@/components/ui/lazy-part';
import { systems } from '@/lib/systems/registry';
import { Duel } from './duel';
import { loadDuelGame } from './fighters';

/** The duel of the address: its game, its fighters and what is set. */
export function DuelPage() {
  const [duel, change] = useDuel();
  const registered = systems.find(({ id }) => id === duel.system) ?? systems[0];
  const id = registered?.id ?? '';
  const game = useLoaded(useCallback(() => loadDuelGame(id), [id]));
  return (
    <div data-accent={registered?.accent} className="grid gap-6">
      <SelectField
        label="Game"
        className="max-w-sm"
        value={id}
        onChange={({ target }) => change({ ...newDuel, system: target.value })}
      >
        <Options of={systems.map((each) => [each.id, each.name])} />
      </SelectField>
      {game === undefined && <p role="status">Loading the game …</p>}
      {game === null && <p role="alert">{notLoaded('The game')}</p>}
      {game && <Duel key={id} game={game} duel={duel} onChange={change} />}
    </div>
  );
}

/** Milliseconds without a change before it is in the address: browsers refuse many changes in a short time. */
const DELAY = 250;

const searchOf = (duel: DuelAddress): string => duelAddress(duel).replace(/^[^?]*/, '');

/** What the duel page shows, kept in its address, so that Back and Reload bring it back. */
export function useDuel(): [DuelAddress, (change: Partial<DuelAddress>) => void] {
  const params = useSearchParams();
  const given = params.toString();
  const [duel, setDuel] = useState(() => readDuel(params));
  const written = useRef(given);
  useEffect(() => {
    if (given === written.current) return;
    written.current = given;
    setDuel(readDuel(new URLSearchParams(given)));
  }, [given]);
  useEffect(() => {
    const search = searchOf(duel);
    if (search === searchOf(readDuel(new URLSearchParams(written.current)))) return;
    const write = () => {
      written.current = search.slice(1);
      window.history.replaceState(null, '', window.location.pathname + search);
    };
    const timer = setTimeout(write, DELAY);
    return () => clearTimeout(timer);
  }, [duel]);
  const change = useCallback((next: Partial<DuelAddress>) => setDuel((now) => ({ ...now, ...next })), []);
  return [duel, change];
}
