import { type Parsed, refused, type Unread } from '@/lib/roster/report';

/** Something to check: its source, and its bytes or why there are none. */
export interface Input {
  /** A file or path as given or found, with the line or number if one file holds several. */
  source: string;
  bytes: Parsed<Uint8Array>;
  /** The pack that it is built for; omitted if none came with it. */
  pack?: Parsed<Uint8Array>;
}

/** An input that cannot be read, with the reason as a sentence. */
export const refusedInput = (source: string, message: string, why?: Unread): Input => ({
  source,
  bytes: refused(message, why),
});
