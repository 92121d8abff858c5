import { useEffect, useState } from 'react';
import type { AnyOptimizerModel } from '@/lib/roster/optimizer';
import type { AnyGameSystem } from '@/lib/roster/system';

/** A game with its optimizer model. */
export interface BuiltGame {
  system: AnyGameSystem;
  model: AnyOptimizerModel;
}

/** Fetches a game's optimizer model: undefined until it is there, null if that failed. */
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
