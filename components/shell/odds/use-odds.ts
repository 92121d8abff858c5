import { useEffect, useState } from 'react';
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
