import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isDialogOpen = () => document.querySelector('dialog:modal') !== null;

/** Whether it holds files or non-blank text. */
const hasContent = (data: DataTransfer) => data.files.length > 0 || data.getData('text/plain').trim() !== '';

interface DropTargetProps {
  /** Takes what was dropped or pasted: files, or else plain text. The data is readable only until it returns. */
  take: (data: DataTransfer) => void;
  /** The effect of a drop: "Drop to open". */
  title: string;
  /** What may be dropped. */
  about: string;
}

/** Accepts drops and pastes anywhere on the page, and shows an overlay while something is dragged over it. */
export function DropTarget({ take, title, about }: DropTargetProps) {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const accepts = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') && !isDialogOpen();
    const drag = (event: DragEvent) => {
      if (!accepts(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!accepts(event) || !event.dataTransfer) return;
      event.preventDefault();
      latest.current(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (inField(event.target) || isDialogOpen() || !event.clipboardData || !hasContent(event.clipboardData))
        return;
      event.preventDefault();
      latest.current(event.clipboardData);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ['dragenter', 'dragover'] as const) window.addEventListener(type, drag, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, []);
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-60 bg-scrim p-4">
      <div className="grid h-full place-items-center rounded-md border-2 border-accent border-dashed bg-accent-wash">
        <p className="flex flex-col items-center gap-2 px-4 text-center font-semibold text-xl">
          <FileDown aria-hidden size={32} /> {title}
          <span className="font-normal text-base">{about}</span>
        </p>
      </div>
    </div>
  );
}
