import { seenText } from '@/lib/roster/text/visible';

/** Why a request of an event is refused, as a sentence for the one who asked. */
export class EventRefusal extends Error {
  /**
   * @param kind "outdated" if it was made on a revision that is not the newest, "forbidden" if the link does not give
   * the right, "unknown" if what it names does not exist, "conflict" if the event does not allow it now
   */
  constructor(
    readonly kind: 'outdated' | 'forbidden' | 'unknown' | 'conflict' | 'invalid',
    message: string,
  ) {
    super(message);
  }
}

/** Refuses what an event does not allow now. */
export function conflict(message: string): never {
  throw new EventRefusal('conflict', message);
}

/** Refuses a name of which nothing can be seen. */
export function requireSeen(name: string) {
  if (seenText(name) === '') conflict('A name must have at least one character that can be seen.');
}

/** Refuses a reason without visible text. */
export function requireReason(reason: string) {
  if (seenText(reason) === '') conflict('Enter a reason, which everyone can read.');
}
