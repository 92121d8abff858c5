import { clockText, durationText } from '@/lib/events/duration-text';
import { useServerTime } from '../client/hooks';
import type { ViewStore } from '../client/view-store';

interface CountdownProps {
  store: ViewStore;
  /** Milliseconds since 1970. */
  until: number;
  /** Shown once the time has come. */
  over: string;
  /** As a clock, "24:09", rather than in words. */
  clock?: boolean;
}

/** The time left until a moment, by the server's clock. */
export function Countdown({ store, until, over, clock = false }: CountdownProps) {
  const left = until - useServerTime(store);
  return <span role="timer">{left <= 0 ? over : clock ? clockText(left) : durationText(left)}</span>;
}
