import { dequal } from 'dequal/lite';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { queueTask } from '@/components/shared/loading/later';
import { useToast } from '@/components/ui/toast';
import { eventTitle, resetSentence } from '@/lib/play/event-words';
import type { Intent } from '@/lib/play/intent';
import { type Event, NEXT, type Path } from '@/lib/play/mark';
import { detailsOf, type MatchDetails } from '@/lib/play/match';
import type { PlayState } from '@/lib/play/state';
import { nowText } from '@/lib/play/step-words';
import type { Standing } from '@/lib/play/text';
import { openSentence } from '@/lib/play/turn-words';
import type { Played, Session } from './session-model';

/** A match on its page. */
export interface Play {
  session: Session;
  /** The path of what is open: of a row, a side, or the match (empty); null for nothing. */
  opened: Path | null;
  open: (path: Path | null) => void;
  /** Does what the player wants and announces it. */
  tap: (intent: Intent) => void;
  /** Opens the match again, once it is shared or no longer is. */
  reopen: () => Promise<void>;
}

/** The id of the name of what is open, which names its boxes as well. */
export const OPENED = 'opened-place';

export const PlayContext = createContext<Play | null>(null);

/** The match of the page. */
export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('usePlay outside a match');
  return play;
}

/** The match as it is now; renders again with every mark. */
export function usePlayed(): Played {
  const { session } = usePlay();
  return useSyncExternalStore(session.subscribe, session.played, session.played);
}

/** The match worked out. */
export function useStanding(): Standing {
  const { session } = usePlay();
  return session.standing(usePlayed().state);
}

/** Returns a function that changes the name, the notes or the result, with a message that takes it back. */
export function useDetailsChange(): (part: Partial<MatchDetails>, message: string) => void {
  const { session } = usePlay();
  const toast = useToast();
  return (part, message) => {
    const detailsNow = () => detailsOf(session.played().head);
    const before = detailsNow();
    session.changeDetails(part);
    const after = detailsNow();
    const action = {
      label: 'Undo',
      onAction: () => session.changeDetails(before),
      // Not after another change, which it would take back as well.
      offered: () => dequal(detailsNow(), after),
      subscribe: session.subscribe,
    };
    // After its dialog has closed, which the message would go into.
    queueTask(() => toast({ message, action }));
  };
}

/** What is read out after a tap, with what followed from it, and shown after a new turn. */
export function tapWords(
  { setup, played, standing }: Session,
  before: PlayState,
  events: readonly Event[],
): { text: string; isNext: boolean } {
  const last = events.at(-1);
  if (last === undefined) return { text: '', isNext: false };
  const { state, own } = played();
  const change = 'undo' in last ? own.undone.at(-1) : own.done.at(-1);
  if (change === undefined) return { text: '', isNext: false };
  const title = eventTitle(setup, state.free, change);
  const isNext = 'act' in last && last.act === NEXT;
  if (isNext) {
    const open = openSentence(setup, before, standing(before));
    return { text: [`${title}.`, open, resetSentence(setup, change)].filter(Boolean).join(' '), isNext };
  }
  const done = 'undo' in last ? 'Undone: ' : 'redo' in last ? 'Redone: ' : '';
  const now = nowText(setup, state, change, standing(before), standing(state));
  return { text: `${done}${title}.${now === '' ? '' : ` Now ${now}.`}`, isNext };
}
