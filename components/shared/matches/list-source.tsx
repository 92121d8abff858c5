import { type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { FaultList } from '@/components/shared/import/fault-list';
import { READABLE_TYPES } from '@/components/shared/import/files';
import { fileOfText } from '@/components/shared/import/files-of';
import { PasteDialog } from '@/components/shared/paste-dialog';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/fields/file-input';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Fault, fileFault } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

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

/** Reads a list from a file, a PDF, a picture of its code, a link or text. */
export function ListSource({ reader, label, file, size = 'md', isHidden = false }: ListSourceProps) {
  const { faults, setFaults, isReading, take } = reader;
  const [isPasting, setPasting] = useState(false);
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
      {/* Outside the form around this: browsers stop the submit event of a form within a form, and load the page. */}
      {isPasting &&
        createPortal(
          <PasteDialog
            title={`${label} from a link or text`}
            verb="Use it"
            label="Roster or link"
            hint="A link to a roster, or the text of a roster file."
            rows={6}
            take={(text) => take(fileOfText(text))}
            onClose={() => setPasting(false)}
          />,
          file.current?.closest('dialog') ?? document.body,
        )}
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
      if (!read.ok) return read.faults;
      onList(read.value);
      return [];
    } catch {
      return [fileFault('This could not be read. Reload the page.')];
    } finally {
      change(false);
    }
  };
  return { faults, setFaults, isReading, take };
}
