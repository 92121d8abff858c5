import type { Limits } from './limits';

/** An HTTP endpoint of the app. */
export interface Endpoint {
  /** Its path, such as `/api/check`. */
  path: string;
  /** The accepted bodies, by content type. */
  takes: Record<string, BodyHandler>;
  /** The content types in words, for the refusal of any other. */
  types: string;
}

/** The limits and the handler for one content type: one answer to the whole body, or many as it arrives. */
export type BodyHandler = { limits: Limits } & (
  | { one: (body: Uint8Array, address: string) => Promise<Answered> }
  | { many: (pieces: AsyncGenerator<Uint8Array>, address: string) => AsyncGenerator<string> }
);

/** The answer to a request. */
export interface Answered {
  status: number;
  text: string;
  headers?: Record<string, string>;
}
