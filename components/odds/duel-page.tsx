'use client';

import { useCallback } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { newDuel } from '@/components/shell/odds/address';
import { PageLinks } from '@/components/shell/page-links';
import { useLoaded } from '@/components/shell/use-loaded';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Options, SelectField } from '@/components/ui/select-field';
import { systems } from '@/lib/systems/registry';
import type { DuelGame } from './fighters';
import { useDuel } from './use-duel';

const Duel = lazyComponent(async () => (await import('./duel')).Duel);

const loadGame = async (id: string): Promise<DuelGame | null> =>
  (await import('./fighters')).loadDuelGame(id);

/** The duel of the address: its game, its fighters and what is set. */
export function DuelPage() {
  const [duel, change] = useDuel();
  const registered = systems.find(({ id }) => id === duel.system) ?? systems[0];
  const id = registered?.id ?? '';
  const game = useLoaded(useCallback(() => loadGame(id), [id]));
  return (
    <AppFrame nav={<PageLinks />} accent={registered?.accent}>
      <Head />
      <div className="grid gap-6">
        <SelectField
          label="Game"
          className="max-w-sm"
          value={id}
          onChange={({ target }) => change({ ...newDuel, system: target.value })}
        >
          <Options of={systems.map((each) => [each.id, each.name])} />
        </SelectField>
        {game === undefined && <p role="status">Loading the game …</p>}
        {game === null && (
          <p role="alert">The game could not be loaded. Check your connection and reload the page.</p>
        )}
        {game && <Duel key={id} game={game} duel={duel} onChange={change} />}
      </div>
    </AppFrame>
  );
}

const Head = () => (
  <div className="mb-5">
    <h1 className="font-semibold text-2xl">Odds</h1>
    <p className="max-w-prose text-muted">
      The exact chances of one attack, both ways: worked out, not simulated.
    </p>
  </div>
);

/** Shown while the page is loading. */
export function LoadingDuel() {
  return (
    <AppFrame nav={<PageLinks />}>
      <Head />
      <p role="status">Loading …</p>
    </AppFrame>
  );
}
