'use client';

import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const covered = () => document.querySelector('dialog:modal') !== null;

/** Does it hold files, or text to be read as one? */
const holdsSome = (data: DataTransfer) => data.files.length > 0 || data.getData('text/plain').trim() !== '';

interface DropTargetProps {
  /** Takes what was dropped or pasted: files, or else plain text. What is in it can be asked only until it returns. */
  take: (data: DataTransfer) => void;
  /** What a drop does: "Drop to open". */
  title: string;
  /** What may be dropped. */
  about: string;
}

/** Takes what is dropped or pasted anywhere on the page, and shows while something is held over it. */
export function DropTarget({ take, title, about }: DropTargetProps) {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const carries = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') && !covered();
    const drag = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carries(event) || !event.dataTransfer) return;
      event.preventDefault();
      latest.current(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (inField(event.target) || covered() || !event.clipboardData || !holdsSome(event.clipboardData))
        return;
      event.preventDefault();
      latest.current(event.clipboardData);
    };
    const end = new AbortController();
    const { signal } = end;
    for (const type of ['dragenter', 'dragover'] as const) window.addEventListener(type, drag, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => end.abort();
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
