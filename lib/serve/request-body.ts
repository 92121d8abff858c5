import { concatBytes } from '@/lib/roster/concat-bytes';
import { TOO_LARGE } from '@/lib/roster/file';
import type { Limits } from './limits';
import { Refusal } from './refusal';

/** The body of a request, independent of the server's API. */
export interface RequestBody {
  /** Returns the next piece, like a stream reader or an iterator. */
  read: () => Promise<{ value?: Uint8Array | undefined }>;
  /** Stops reading. */
  close: () => void;
}

/** Yields the pieces of a body; throws a refusal if it exceeds its limits of size or time. */
export async function* piecesOf(
  body: RequestBody,
  limits: Limits,
  now = Date.now,
): AsyncGenerator<Uint8Array> {
  const until = now() + limits.whole;
  let size = 0;
  for (;;) {
    const { value: piece } = await within(body.read(), Math.min(limits.wait, until - now()));
    if (!piece) return;
    size += piece.length;
    if (size > limits.bytes) throw new Refusal(413, tooMuch(limits));
    yield piece;
  }
}

/** Reads a whole body, within its limits. */
export async function readBody(body: RequestBody, limits: Limits): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(body, limits)) pieces.push(piece);
  return pieces.length === 1 ? (pieces[0] as Uint8Array) : concatBytes(pieces);
}

/** The message for a body that is too large. */
export const tooMuch = ({ bytes }: Limits): string =>
  bytes <= 1024 * 1024
    ? TOO_LARGE
    : `This is over ${bytes / 1024 / 1024} MiB; send the rest in a request of its own.`;

async function within<Value>(promise: Promise<Value>, time: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Refusal(408, 'The request took too long to arrive; send it faster, or in parts.')),
      Math.max(time, 0),
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    // It may still reject when nobody awaits it any more.
    promise.catch(() => {});
  }
}
