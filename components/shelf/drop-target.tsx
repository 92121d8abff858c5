'use client';

import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** What pasted text is called where something is wrong with it. */
export const PASTED = 'pasted text';

/** Text as a file, so that it goes the way of every file. */
export const fileOfText = (text: string) => new File([text], PASTED, { type: 'text/plain' });

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const covered = () => document.querySelector('dialog:modal') !== null;

/** Takes what is dropped or pasted anywhere on the page, and shows while something is held over it. */
export function DropTarget({ take }: { take: (files: readonly File[]) => void }) {
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
      if (!carries(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      if (inField(event.target) || covered() || !event.clipboardData) return;
      const files = [...event.clipboardData.files];
      const text = event.clipboardData.getData('text/plain');
      if (files.length === 0 && text.trim() === '') return;
      event.preventDefault();
      latest.current(files.length > 0 ? files : [fileOfText(text)]);
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
          <FileDown aria-hidden size={32} /> Drop to open
          <span className="font-normal text-base">
            Rosters (.json, .ndjson), PDFs from Muster, packs, backups
          </span>
        </p>
      </div>
    </div>
  );
}
