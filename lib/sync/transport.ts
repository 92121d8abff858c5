/** A record as the server has it. */
export interface ServerRecord {
  id: string;
  revision: number;
  /** Sealed bytes; null if it was deleted from the server. */
  data: Uint8Array | null;
}

/** Records that changed after a cursor. */
export interface ChangesPage {
  records: readonly ServerRecord[];
  cursor: string;
  /** Whether there are later changes. */
  more: boolean;
  /** When the space is deleted unless it is used before, in milliseconds since 1970. */
  expires: number;
}

/** A record to be written. */
export interface Write {
  id: string;
  /** The revision that it replaces; 0 for a new record. */
  replaces: number;
  data: Uint8Array;
}

/** What became of a record that was to be written. */
export type WriteResult =
  | { kind: 'written'; revision: number }
  /** Another revision is there: it is given unless that would be too much at once; null if there is none. */
  | { kind: 'outdated'; current?: Omit<ServerRecord, 'id'> | null }
  /** Too large, or the space is full: why, as a sentence. */
  | { kind: 'refused'; why: string };

/** A server of spaces. Each method rejects with a `SyncProblem`. */
export interface Transport {
  /** Makes the space unless it is there. */
  make: () => Promise<void>;
  /** At most 100 records that changed after a cursor; "0" for all. */
  changes: (since: string) => Promise<ChangesPage>;
  /** Writes at most 100 records of at most 3 MiB together; the results are in their order. */
  write: (records: readonly Write[]) => Promise<readonly WriteResult[]>;
  /** Deletes the space. */
  remove: () => Promise<void>;
}

/** Why a request to the server of a space failed, as a sentence. */
export class SyncProblem extends Error {
  override name = 'SyncProblem';

  /**
   * @param kind "offline": no answer; "gone": there is no such space; "refused": anything else
   */
  constructor(
    message: string,
    readonly kind: 'offline' | 'gone' | 'refused' = 'refused',
  ) {
    super(message);
  }
}
