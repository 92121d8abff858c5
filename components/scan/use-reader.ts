import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isCollectionLink, isLink, isPackLink } from '@/lib/check/link';
import { Reader } from './reader';

/** Time between two looks at what the camera sees, in milliseconds. */
const EVERY = 120;

/** Of several codes in sight that of a roster, or else the first. */
const bestOf = (texts: readonly string[]): string | undefined =>
  texts.find((text) => isLink(text) && !isPackLink(text) && !isCollectionLink(text)) ?? texts[0];

/**
 * Looks for a code in what a video shows for as long as it runs, and in pictures.
 * @param found told what one says as soon as any is seen
 * @param note told in a sentence what went wrong, "" for nothing
 */
export function useReader(
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
  found: (text: string) => void,
  note: (sentence: string) => void,
): { lookAt: (picture: Blob) => Promise<void> } {
  const reader = useRef<Reader | null>(null);
  useEffect(
    () => () => {
      reader.current?.end();
      reader.current = null;
    },
    [],
  );
  const theReader = useCallback(() => {
    reader.current ??= new Reader();
    return reader.current;
  }, []);

  useEffect(() => {
    if (!running) return;
    let current = true;
    let timer = 0;
    const look = async () => {
      const text = video.current ? bestOf(await theReader().look(video.current)) : undefined;
      if (!current) return;
      if (text !== undefined) return found(text);
      timer = window.setTimeout(again, EVERY);
    };
    const again = () => void look().catch((error: Error) => current && note(error.message));
    again();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [video, running, found, note, theReader]);

  const lookAt = useCallback(
    async (picture: Blob) => {
      note('');
      try {
        const bitmap = await createImageBitmap(picture);
        const text = bestOf(await theReader().look(bitmap));
        bitmap.close();
        if (text === undefined) note('No QR code can be seen in this picture.');
        else found(text);
      } catch (error) {
        note(
          error instanceof DOMException
            ? 'This is no picture that the browser can show.'
            : (error as Error).message,
        );
      }
    },
    [found, note, theReader],
  );
  return { lookAt };
}
