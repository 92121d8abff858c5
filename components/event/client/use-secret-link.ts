import { useCallback, useEffect, useState } from 'react';
import { openSession } from './calls';
import { type EventPlace, eventQuery, placeOf, secretIn } from './places';
import { problemSentence } from './problem';

/** What happens with the secret of a link in the address: "none" if there is none, or once it is exchanged. */
export type SecretLink =
  | { kind: 'none' | 'opening' }
  | { kind: 'refused'; sentence: string; again: () => void };

const currentSecret = (): string | null =>
  typeof window === 'undefined' ? null : secretIn(window.location.hash);

/** Exchanges the secret of a link for a cookie, then replaces the address by that of the page without the secret. */
export function useSecretLink(place: EventPlace | 'elsewhere' | null): SecretLink {
  const [secret, setSecret] = useState(currentSecret);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The query of the page that a link has opened, until the router is there. */
  const [opened, setOpened] = useState<string | null>(null);
  const again = useCallback(() => {
    setRefusal(null);
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    // Another link can be pasted into the address bar.
    const read = () => {
      setSecret(currentSecret());
      again();
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [again]);

  const isEvent = place !== null && place !== 'elsewhere';
  const [server, event] = isEvent ? [place.server, place.event] : [null, null];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each attempt
  useEffect(() => {
    if (server === null || secret === null) return;
    let current = true;
    openSession(server, event, secret).then(
      ({ asker }) => {
        if (!current) return;
        const next = eventQuery(placeOf(server, event, asker));
        window.history.replaceState(null, '', window.location.pathname + next);
        setSecret(null);
        setOpened(next);
      },
      (error) => current && setRefusal(problemSentence(error)),
    );
    return () => {
      current = false;
    };
  }, [server, event, secret, attempt]);

  if (!isEvent) return { kind: 'none' };
  if (opened === eventQuery(place)) setOpened(null);
  else if (opened !== null) return { kind: 'opening' };
  if (secret === null) return { kind: 'none' };
  return refusal === null ? { kind: 'opening' } : { kind: 'refused', sentence: refusal, again };
}
