import { FileDown, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { FaultList } from '@/components/shared/import/fault-list';
import { saveFile } from '@/components/shared/import/files';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FileInput } from '@/components/ui/fields/file-input';
import { useToast } from '@/components/ui/toast';
import { fileName } from '@/lib/roster/file';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import type { Fault } from '@/lib/roster/report';
import { withoutHidden } from '@/lib/roster/text/visible';
import { counted } from '@/lib/roster/text/words';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { type CardFile, cardFileText } from '@/lib/systems/at-43/catalogue/catalogue';
import { putCards } from '@/lib/systems/at-43/edits/edit-cards';
import { type StoredCards, useEdit, useForce } from '../use-force';

/** Imports cards from a file into this browser, and exports the company's and the stored cards to a file. */
export function CardFiles({ library }: { library: StoredCards }) {
  const { system, store } = useBuilder();
  const force = useForce();
  const edit = useEdit();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<{ name: string; faults: Fault[] } | null>(null);
  const own = new Set(force.cards.map(({ id }) => id));
  const all = [...force.cards, ...library.cards.filter(({ id }) => !own.has(id))];

  const importCards = async (cards: readonly Card[]) => {
    const ids = new Set(cards.map(({ id }) => id));
    const replaced = library.cards.filter(({ id }) => ids.has(id));
    const texts = new Set(cards.map((card) => JSON.stringify(card)));
    const replacedCount = replaced.filter((card) => !texts.has(JSON.stringify(card))).length;
    if ((await library.save(cards)) !== null) {
      edit((now) => putCards(now, cards));
      toast({
        message: `${counted(cards.length, 'card')} added to the company, but not saved in this browser.`,
      });
      return;
    }
    const undo = async () => {
      const failures = await Promise.all([
        ...cards
          .filter(({ id }) => replaced.every((card) => card.id !== id))
          .map(({ id }) => library.remove(id)),
        library.save(replaced),
      ]);
      const failure = failures.find((each) => each !== null);
      if (failure) toast({ message: failure });
    };
    const message = `${counted(cards.length, 'card')} ${cards.length === 1 ? 'is' : 'are'} saved in this browser${replacedCount > 0 ? `, ${replacedCount} in place of older ones` : ''}.`;
    toast({ message, action: { label: 'Undo', onAction: () => void undo() } });
  };
  const importFile = async ([file]: File[]) => {
    if (!file) return;
    const { readLibraryBytes } = await import('@/lib/check/read');
    // One byte over the limit is enough for the reader to refuse it.
    const bytes = new Uint8Array(await file.slice(0, LIBRARY_BYTES + 1).arrayBuffer());
    const read = await readLibraryBytes(bytes, system);
    if (!read.ok) setRefused({ name: withoutHidden(file.name), faults: read.faults });
    else {
      setRefused(null);
      await importCards((read.value as CardFile).cards);
    }
  };
  const saveToFile = () => {
    const name = `${store.state().roster.name} cards`;
    saveFile(fileName(name, 'json'), cardFileText(name, all), 'application/json');
  };

  return (
    <div className="flex flex-wrap gap-2">
      <FileInput
        ref={input}
        accept=".json,application/json"
        aria-label="Card file"
        onFiles={(files) => {
          setReading(true);
          void importFile(files).finally(() => setReading(false));
        }}
      />
      <Button busy={isReading} onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden size={16} /> Open a card file
      </Button>
      <Button disabled={all.length === 0} onClick={saveToFile}>
        <FileDown aria-hidden size={16} /> Save {all.length > 0 ? counted(all.length, 'card') : 'cards'} as a
        file
      </Button>
      <Dialog
        open={refused !== null}
        onClose={() => setRefused(null)}
        title="This card file cannot be read"
        description={refused?.name}
        footer={
          <>
            <Button onClick={() => input.current?.click()}>Choose another file</Button>
            <Button variant="primary" onClick={() => setRefused(null)}>
              Cancel
            </Button>
          </>
        }
      >
        <p className="mb-4">Nothing was changed. What is wrong with it:</p>
        <FaultList faults={refused?.faults ?? []} />
      </Dialog>
    </div>
  );
}
