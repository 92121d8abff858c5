import { useEffect, useState } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { type AnyOddsModel, type AttackKind, oneWay, targetLabel, type Way } from '@/lib/odds/model';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { OddsAnswers } from './answers';
import { oddsWorker } from './client';

type Name = keyof OddsAnswers;
type Question<Asked extends Name> = Parameters<OddsAnswers[Asked]>[0];
type Answer<Asked extends Name> = Awaited<ReturnType<OddsAnswers[Asked]>>;

/** What is known of a question. */
export interface Odds<Value> {
  /** Undefined until there is one; then, while another question is worked out, the last answer. */
  answer: Value | undefined;
  /** Why there is none, as a sentence. */
  failure: string | null;
  /** Whether the question is being worked out. */
  busy: boolean;
}

/** The most answers that are kept. */
const MOST = 200;
const known = new Map<string, unknown>();

function keep(key: string, answer: unknown) {
  known.set(key, answer);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

const nothing = { answer: undefined, failure: null };

/**
 * Asks the worker of odds; a known answer comes at once, and a question that was replaced is cancelled.
 * @param question null while there is none
 */
export function useOdds<Asked extends Name>(
  name: Asked,
  question: Question<Asked> | null,
): Odds<Answer<Asked>> {
  const key = question === null ? null : JSON.stringify([name, question]);
  const [state, setState] = useState<{ key: string; answer?: Answer<Asked>; failure: string | null }>();
  useEffect(() => {
    if (key === null || known.has(key)) return;
    const control = new AbortController();
    const [, asked] = JSON.parse(key) as [Asked, Question<Asked>];
    oddsWorker.call(name, asked as never, { signal: control.signal }).then(
      (answer) => {
        keep(key, answer);
        if (!control.signal.aborted) setState({ key, answer: answer as Answer<Asked>, failure: null });
      },
      (error: Error) => {
        if (!control.signal.aborted) setState({ key, failure: error.message });
      },
    );
    return () => control.abort();
  }, [key, name]);
  if (key === null) return { ...nothing, busy: false };
  const found = known.get(key) as Answer<Asked> | undefined;
  if (found !== undefined) return { answer: found, failure: null, busy: false };
  if (state?.key === key) return { answer: state.answer, failure: state.failure, busy: false };
  return { answer: state?.answer, failure: null, busy: true };
}

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
