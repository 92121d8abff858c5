import { type Parsed, type Refusal, refused, type Unread } from '@/lib/roster/report';

/** Something to check: its source, and its bytes or why there are none. */
export interface Input {
  /** A file or path as given or found, with the line or number if one file holds several. */
  source: string;
  bytes: Parsed<Uint8Array>;
  /** The pack that it is built for; omitted if none came with it. */
  pack?: Parsed<Uint8Array>;
  /** The text, if it has no roster: a player may have it read as a typed list. */
  words?: string | undefined;
}

/** An input that cannot be read, with the reason as a sentence. */
export const refusedInput = (source: string, message: string, why?: Unread): Input => ({
  source,
  bytes: refused(message, why),
});

/** The source of pasted text without a label. */
export const PASTED = 'pasted text';

/**
 * The refusal of an input that the program itself fails on. Names only the error's type, since its message may quote
 * the input.
 */
export const bugRefusal = (error: unknown): Refusal =>
  refused(
    `This could not be checked because of a bug in Muster (${error instanceof Error ? error.name : 'unknown'}). Please report it, with the file.`,
  );

/**
 * Processes one input among many. If the program itself fails, that is reported like a fault of the input, so that
 * the others are still checked.
 */
export async function withBugGuard<Value>(
  work: () => Value | Promise<Value>,
  onDefect: (refusal: Refusal) => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    return onDefect(bugRefusal(error));
  }
}
