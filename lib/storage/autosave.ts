import { storageSentence } from './db';

/** How the saving of what is on the screen stands. */
export type SaveStatus = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; sentence: string };

/** Saves whatever it was handed last, one write at a time. */
export interface Autosave<Value> {
  save: (value: Value) => void;
  /** Resolves when nothing is left to write. */
  settled: () => Promise<void>;
}

/**
 * Writes at every change: at once when nothing is being written, else as soon as that is done, and then only the
 * newest. `saved` is reported only when the database has confirmed the newest.
 */
export function createAutosave<Value>(
  write: (value: Value) => Promise<void>,
  report: (status: SaveStatus) => void,
): Autosave<Value> {
  let waiting: { value: Value } | null = null;
  let running: Promise<void> | null = null;

  const run = async () => {
    while (waiting !== null) {
      const { value } = waiting;
      waiting = null;
      try {
        await write(value);
        if (waiting === null) report({ kind: 'saved' });
      } catch (error) {
        if (waiting === null) report({ kind: 'failed', sentence: storageSentence(error) });
      }
    }
    running = null;
  };
  return {
    save: (value) => {
      waiting = { value };
      report({ kind: 'saving' });
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
