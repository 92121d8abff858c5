import pg from 'pg';

/** Milliseconds until a lost connection is tried again: the first time, and at most. */
const RETRY_MS = 250;
const MAX_RETRY_MS = 5000;

/**
 * Listens to a channel of PostgreSQL until the returned function is called. A lost connection is made again.
 * @param heard is called with what was said
 * @param missed is called when a connection was made: what was said before it was not heard
 */
export function listen(
  config: pg.ClientConfig,
  channel: string,
  heard: (payload: string) => void,
  missed: () => Promise<void>,
): () => void {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let delay = RETRY_MS;
  let hasEnded = false;

  async function connect() {
    const next = new pg.Client(config);
    client = next;
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    // Errors are followed by the end.
    next.on('error', () => {});
    next.on('end', () => again(next));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      await missed();
      delay = RETRY_MS;
    } catch {
      again(next);
    }
  }

  /** Connects again, once for each connection. */
  function again(lost: pg.Client) {
    if (hasEnded || client !== lost) return;
    client = null;
    lost.end().catch(() => {});
    timer = setTimeout(connect, delay).unref();
    delay = Math.min(2 * delay, MAX_RETRY_MS);
  }

  void connect();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    client?.end().catch(() => {});
  };
}
