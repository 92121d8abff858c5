import { type Parsed, refused, type Unread } from '@/lib/roster/report';

/** Something to check: where it came from, and its bytes or why there are none. */
export interface Input {
  /** A file or path as given or found, with the line or number where one file holds many. */
  source: string;
  bytes: Parsed<Uint8Array>;
  /** The pack that came with it, which it is built for; left out where none did. */
  pack?: Parsed<Uint8Array>;
}

export const refusedInput = (source: string, message: string, why?: Unread): Input => ({
  source,
  bytes: refused(message, why),
});
