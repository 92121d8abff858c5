import type { Limits } from './limits';

/** An address of the app that answers programs. */
export interface Endpoint {
  /** Where it is, such as `/api/check`. */
  path: string;
  /** What may be sent there, by content type. */
  takes: Record<string, Taken>;
  /** The content types in words, for a request that has none of them. */
  types: string;
}

/** What is sent as one content type, and what comes of it: one answer to the whole, or many as it arrives. */
export type Taken = { limits: Limits } & (
  | { one: (body: Uint8Array) => Promise<{ status: number; text: string }> }
  | { many: (pieces: AsyncGenerator<Uint8Array>) => AsyncGenerator<string> }
);
