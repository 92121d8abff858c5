import { storageSentence } from './db';

/** How the saving of what is on the screen stands. */
export type SaveStatus = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; sentence: string };

/**
 * Answers a function that writes every value it is handed, at once, so that a closed page loses none; `report`
 * hears how it stands with the newest. Writes must come to pass in the order in which they are begun.
 */
export function createAutosave<Value>(
  write: (value: Value) => Promise<void>,
  report: (status: SaveStatus) => void,
): (value: Value) => void {
  let begun = 0;
  return (value) => {
    begun += 1;
    const mine = begun;
    const tell = (status: SaveStatus) => {
      if (mine === begun) report(status);
    };
    report({ kind: 'saving' });
    write(value).then(
      () => tell({ kind: 'saved' }),
      (error) => tell({ kind: 'failed', sentence: storageSentence(error) }),
    );
  };
}
