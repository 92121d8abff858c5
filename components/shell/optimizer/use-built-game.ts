import { useEffect, useState } from 'react';
import type { AnyOptimizerModel } from '@/lib/roster/optimizer';
import type { AnyGameSystem } from '@/lib/roster/system';

/** A game with what its optimizer knows. */
export interface BuiltGame {
  system: AnyGameSystem;
  model: AnyOptimizerModel;
}

/** The game that rosters are built of: undefined until it is fetched, null where it cannot be. */
export function useBuiltGame(system: AnyGameSystem | undefined): BuiltGame | null | undefined {
  const [game, setGame] = useState<BuiltGame | null>();
  useEffect(() => {
    let current = true;
    setGame(undefined);
    system?.optimizer().then(
      (model) => current && setGame({ system, model }),
      () => current && setGame(null),
    );
    return () => {
      current = false;
    };
  }, [system]);
  return game;
}
