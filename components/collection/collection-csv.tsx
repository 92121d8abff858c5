import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import { notLoaded } from '@/components/ui/lazy-part';
import { useToast } from '@/components/ui/toast';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { fileName } from '@/lib/roster/file';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import { capitalised } from '@/lib/roster/text/words';
import { described } from '../shared/collections/described';
import { saveFile } from '../shared/import/files';
import { modelsText } from '../shared/stored/item-words';
import type { Game } from './use-game';

interface CollectionCsvProps {
  collection: Collection;
  game: Game;
  edit: (change: (collection: Collection) => Collection) => void;
}

/** Saves the collection as a table for a spreadsheet, and takes one back in place of what it has; Undo brings that back. */
export function CollectionCsv({ collection, game, edit }: CollectionCsvProps) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [wrong, setWrong] = useState('');
  const save = async () => {
    const { collectionCsv } = await import('@/lib/sheet/collection-csv');
    const modelOf = (entry: Entry) => described(entry, game).label;
    saveFile(fileName(collection.name, 'csv'), collectionCsv(collection, modelOf), 'text/csv;charset=utf-8');
  };
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.slice(0, LIBRARY_BYTES + 1).arrayBuffer());
    const [{ readCollectionCsv }, { faultText }] = await Promise.all([
      import('@/lib/check/read-collection-csv'),
      import('@/lib/check/result-text'),
    ]);
    const read = await readCollectionCsv(bytes, game.system);
    setWrong(read.ok ? '' : read.faults.map(faultText).join(' '));
    if (!read.ok) return;
    edit((now) => ({ ...now, entries: read.value }));
    toast({ message: `Now as in the table: ${modelsText({ ...collection, entries: read.value })}.` });
  };
  const loading = (step: Promise<void>) => void step.catch(() => setWrong(notLoaded()));
  return (
    <>
      <Button onClick={() => loading(save())}>
        <FileDown aria-hidden size={16} /> Save as CSV
      </Button>
      <Button onClick={() => input.current?.click()}>
        <FileUp aria-hidden size={16} /> Open a CSV
      </Button>
      <FileInput
        ref={input}
        accept=".csv,text/csv"
        aria-label="CSV to open"
        onFiles={(files) => loading(take(files))}
      />
      {wrong && (
        <p role="alert" className="basis-full text-error">
          {capitalised(wrong)} The collection is as it was.
        </p>
      )}
    </>
  );
}
