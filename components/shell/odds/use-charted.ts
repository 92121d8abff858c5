import { useState } from 'react';
import { useLoaded } from '@/components/shell/use-loaded';
import { type AnyOddsModel, type AttackKind, oneWay, type Way } from '@/lib/odds/model';
import { targetLabel } from '@/lib/odds/own-target';
import type { AnyGameSystem } from '@/lib/roster/system';

/** The attack of a game that is charted by distance, and the target chosen for it. */
export interface Charted {
  model: AnyOddsModel;
  kind: AttackKind;
  /** The ways to make it; one without a name if the game has none. */
  ways: readonly Way[];
  target: string;
  choose: (target: string) => void;
}

/** The last target of each game, for the next chart. */
const lastTargets = new Map<string, string>();

/** Loads the odds of a game; undefined until they are there, null if it has no attack by distance. */
export function useCharted(system: AnyGameSystem): Charted | null | undefined {
  const model = useLoaded(system.odds);
  const [chosen, setChosen] = useState(lastTargets.get(system.id));
  if (!model) return system.odds ? model : null;
  const kind = model.attacks.find(({ byDistance }) => byDistance !== null);
  const isKnown = chosen !== undefined && targetLabel(model, chosen) !== null;
  const target = isKnown ? chosen : model.targets[0]?.id;
  if (!kind || target === undefined) return null;
  const choose = (id: string) => {
    lastTargets.set(system.id, id);
    setChosen(id);
  };
  return { model, kind, ways: kind.ways ?? oneWay, target, choose };
}
