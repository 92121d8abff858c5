import { useEffect, useRef, useState } from 'react';
import { dropped, foundIn, foundText } from './gather';
import type { Found } from './messages';

/** What pasted text is called where something is wrong with it. */
export const PASTED = 'pasted text';

const covered = () => document.querySelector('dialog:modal') !== null;
const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Takes what is dropped or pasted anywhere on the page, folders too; true while something is held over it. */
export function useDrop(take: (files: Found[]) => void): boolean {
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
      void dropped(event.dataTransfer).then((found) => latest.current(found));
    };
    const paste = (event: ClipboardEvent) => {
      if (inField(event.target) || covered() || !event.clipboardData) return;
      const files = foundIn(event.clipboardData.files);
      const text = event.clipboardData.getData('text/plain');
      if (files.length === 0 && text.trim() === '') return;
      event.preventDefault();
      latest.current(files.length > 0 ? files : [foundText(text, PASTED)]);
    };
    const { signal, abort } = withSignal();
    for (const type of ['dragenter', 'dragover'] as const) window.addEventListener(type, drag, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return abort;
  }, []);
  return over;
}

function withSignal() {
  const end = new AbortController();
  return { signal: end.signal, abort: () => end.abort() };
}
