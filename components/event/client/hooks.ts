import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterFrame } from '@/components/shared/loading/later';
import { type FormWithErrors, showFaults } from '@/components/ui/form/show-faults';
import { useToast } from '@/components/ui/toast';
import type { Answer } from '@/lib/events/decide';
import type { EventView } from '@/lib/events/view';
import type { EventClient, EventCommand } from './event-client';
import { EventProblem, faultsIn, problemSentence } from './problem';
import type { Snapshot, ViewStore } from './view-store';

/** What a page knows of its event, live. */
export const useSnapshot = (store: ViewStore): Snapshot =>
  useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);

/** The view of an event, live; for components that are shown only once it is loaded. */
export function useEventView(store: ViewStore): EventView {
  const { view } = useSnapshot(store);
  if (view === null) throw new Error('The event is shown before it is loaded.');
  return view;
}

/** Whether a page shows a view from before: nothing can be sent or opened until the server answers. */
export const useIsOld = ({ store }: EventClient): boolean => useSnapshot(store).asOf !== null;

/**
 * The time by the server's clock, in milliseconds since 1970.
 * @param every how often it is read, in milliseconds
 */
export function useServerTime(store: ViewStore, every = 1000): number {
  const { ahead } = useSnapshot(store);
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return time + ahead;
}

/** Asking for changes, one at a time. */
export interface Asking {
  /** Asks for a change; resolves to null if it was refused, and then `problem` says why. */
  ask: (command: EventCommand, revision: number, done?: string) => Promise<Answer | null>;
  isBusy: boolean;
  /** Why the last one was refused; "" if it was not. */
  problem: string;
  /** Whether the server did not answer the last one: asking for the same once more makes the change only once. */
  isUnanswered: boolean;
  clear: () => void;
}

/** Label of the button that asks once more, after no answer. */
export const AGAIN = 'Try again';

/**
 * Returns how a component asks for changes; `done` is shown as a message after the change.
 * @param form shows at its fields what the server found wrong with them
 */
export function useAsk(client: EventClient, form?: FormWithErrors): Asking {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isUnanswered, setUnanswered] = useState(false);
  const asking = useRef(false);
  const ask = useCallback(
    async (command: EventCommand, revision: number, done?: string) => {
      if (asking.current) return null;
      asking.current = true;
      setBusy(true);
      setProblem('');
      setUnanswered(false);
      try {
        const answer = await client.ask(command, revision);
        // Once a dialog that asked has closed: a message belongs to the topmost one.
        if (done) afterFrame(() => toast({ message: done }));
        return answer;
      } catch (error) {
        const isShown = form !== undefined && showFaults(form, faultsIn(error));
        setProblem(isShown ? '' : problemSentence(error));
        setUnanswered(error instanceof EventProblem && error.kind === 'offline');
        return null;
      } finally {
        asking.current = false;
        setBusy(false);
      }
    },
    [client, toast, form],
  );
  const clear = useCallback(() => {
    setProblem('');
    setUnanswered(false);
  }, []);
  return { ask, isBusy, problem, isUnanswered, clear };
}

/**
 * Returns a function that asks for a change of one of many rows, which do not wait for each other. A refusal is shown as
 * a message. It resolves once the view shows the change, or it was refused.
 */
export function useAct(client: EventClient): (command: EventCommand, revision: number) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (command, revision) => {
      try {
        await client.ask(command, revision);
      } catch (error) {
        toast({ message: problemSentence(error) });
      }
    },
    [client, toast],
  );
}
