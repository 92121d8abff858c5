import { useEffect, useRef } from 'react';
import { DropTarget } from '../drop-target';
import { filesOf } from './files-of';
import { useImport } from './use-import';

interface OpenedFilesProps {
  /** What was chosen last, to be opened. */
  files: readonly File[];
  /** What may be dropped on the page; nothing if it is not given. */
  droppable: string | undefined;
  onDone: () => void;
}

/** Opens chosen and dropped files, and says what could not be read. */
export function OpenedFiles({ files, droppable, onDone }: OpenedFilesProps) {
  const { take, answer } = useImport();
  const latest = useRef({ take, onDone });
  latest.current = { take, onDone };
  useEffect(() => {
    void latest.current.take(files).then(() => latest.current.onDone());
  }, [files]);
  return (
    <>
      {droppable && (
        <DropTarget take={(data) => void take(filesOf(data))} title="Drop to open" about={droppable} />
      )}
      {answer}
    </>
  );
}
