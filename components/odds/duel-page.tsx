import { useCallback } from 'react';
import { newDuel } from '@/components/shell/odds/address';
import { useLoaded } from '@/components/shell/use-loaded';
import { notLoaded } from '@/components/ui/not-loaded';
import { Options, SelectField } from '@/components/ui/select-field';
import { systems } from '@/lib/systems/registry';
import { Duel } from './duel';
import { loadDuelGame } from './fighters';
import { useDuel } from './use-duel';

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
