import { type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { FaultList } from '@/components/shared/import/fault-list';
import { READABLE_TYPES } from '@/components/shared/import/files';
import { fileOfText } from '@/components/shared/import/files-of';
import { PasteDialog } from '@/components/shared/paste-dialog';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import { lazyComponent } from '@/components/ui/lazy-part';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Fault, fileFault } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

const TypedDialog = lazyComponent(async () => (await import('../typed/typed-dialog')).TypedDialog);

interface ListSourceProps {
  reader: ReturnType<typeof useListReader>;
  /** What the list is called. */
  label: string;
  /** The field that asks for a file. */
  file: RefObject<HTMLInputElement | null>;
  size?: 'sm' | 'md';
  /** Hides the buttons, but not why the last list could not be read. */
  isHidden?: boolean;
}

/** Reads a list from a file, a PDF, a picture of its code, a link or text, which may be in the player's own words. */
export function ListSource({ reader, label, file, size = 'md', isHidden = false }: ListSourceProps) {
  const { faults, setFaults, isReading, take, typed, setTyped, use } = reader;
  const [isPasting, setPasting] = useState(false);
  // Outside the form around this: browsers stop the submit event of a form within a form, and load the page.
  const outside = () => file.current?.closest('dialog') ?? document.body;
  return (
    <>
      {!isHidden && (
        <div className="flex flex-wrap gap-2">
          <Button size={size} busy={isReading} onClick={() => file.current?.click()}>
            From a file or picture
          </Button>
          <Button size={size} onClick={() => setPasting(true)}>
            From a link or text
          </Button>
        </div>
      )}
      {faults.length > 0 && (
        <div role="alert">
          <FaultList faults={faults} />
        </div>
      )}
      <FileInput
        ref={file}
        accept={`${READABLE_TYPES},image/*`}
        aria-label={`${label}: file`}
        onFiles={([chosen]) => chosen && void take(chosen).then(setFaults)}
      />
      {isPasting &&
        createPortal(
          <PasteDialog
            title={`${label} from a link or text`}
            verb="Use it"
            label="Roster or link"
            hint="A link to a roster, the text of a roster file, or a list in your own words."
            rows={6}
            take={(text) => take(fileOfText(text))}
            onClose={() => setPasting(false)}
          />,
          outside(),
        )}
      {typed !== null &&
        createPortal(<TypedDialog text={typed} use={use} onClose={() => setTyped(null)} />, outside())}
    </>
  );
}

interface ListReaderProps {
  system: AnyGameSystem;
  /** Called with the list that was read. */
  onList: (list: { roster: Roster; pack: Pack | null }) => void;
  /** Called when reading begins and when it ends; the form around is not submitted while it lasts. */
  onReading: (isReading: boolean) => void;
}

/** Reads lists from files, and keeps why the last one could not be read. */
export function useListReader({ system, onList, onReading }: ListReaderProps) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isReading, setReading] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: boolean) => {
    setReading(next);
    onReading(next);
  };
  /** Takes the list in a file, or returns why it cannot be read. */
  const take = async (file: File): Promise<readonly Fault[]> => {
    setFaults([]);
    change(true);
    try {
      const { readList } = await import('./read-list');
      const read = await readList(file, system);
      if (read.ok) onList(read.value);
      else if (!(await isTyped(read.words, system))) return read.faults;
      else setTyped(read.words ?? null);
      return [];
    } catch {
      return [fileFault('This could not be read. Reload the page.')];
    } finally {
      change(false);
    }
  };
  return { faults, setFaults, isReading, take, typed, setTyped, use: { system, onList } };
}

/** Whether a text is understood as a list of a game in the player's own words. */
async function isTyped(words: string | undefined, { id }: AnyGameSystem): Promise<boolean> {
  return words !== undefined && (await (await import('../typed/at-hand')).isList(words, id));
}
