import { EventProblem } from './problem';

/** Milliseconds between two questions while the server sends nothing by itself. */
const POLL_EVERY = 5000;
/** Milliseconds until the next attempt to have changes sent. */
const REOPEN_AFTER = 15_000;
/** Milliseconds without a change after which the server is asked: a connection can die without a word. */
const QUIET = 60_000;

interface LiveSource {
  /** The address of the stream, from the revision that is known. */
  address: () => string;
  /** Takes the data of an event of the stream. */
  take: (data: string) => void;
  /** Loads what changed. Rejects with an `EventProblem`. */
  load: () => Promise<void>;
  /** Called when the way in which changes arrive changes. */
  connected: (how: 'live' | 'polling' | 'offline') => void;
}

/**
 * Keeps a page up to date: by server-sent events, and by asking every 5 seconds while these do not arrive. Ends by
 * itself if the server refuses.
 * @returns a function that ends it
 */
export function keepUpToDate({ address, take, load, connected }: LiveSource): () => void {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let tried = 0;

  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    drop();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', seen);
  };

  const drop = () => {
    stream?.close();
    stream = null;
  };

  const wait = () => {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(ask, stream ? QUIET : POLL_EVERY);
  };

  const open = () => {
    if (isEnded || typeof EventSource === 'undefined') return;
    tried = Date.now();
    const opened = new EventSource(address(), { withCredentials: true });
    stream = opened;
    opened.addEventListener('open', () => {
      connected('live');
      wait();
    });
    opened.addEventListener('view', ({ data }: MessageEvent<string>) => {
      take(data);
      wait();
    });
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      // It would open the old address again, with the revision of then.
      lost();
    });
  };

  async function ask() {
    clearTimeout(timer);
    try {
      await load();
      if (isEnded) return;
      if (!stream && Date.now() - tried >= REOPEN_AFTER) open();
      if (!stream) connected('polling');
    } catch (error) {
      if (isEnded) return;
      if (isRefusal(error)) return end();
      drop();
      connected('offline');
    }
    wait();
  }

  const lost = () => {
    drop();
    if (!isEnded) void ask();
  };

  const seen = () => {
    if (document.visibilityState === 'visible') void ask();
  };

  window.addEventListener('online', ask);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', seen);
  void ask();
  return end;
}

/** Whether asking again is of no use. */
const isRefusal = (error: unknown): boolean =>
  error instanceof EventProblem && (error.kind === 'forbidden' || error.kind === 'unknown');
