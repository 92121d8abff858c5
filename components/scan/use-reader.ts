import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { bestOf, CodeReader } from '@/components/shared/codes/code-reader';

/** Time between two scans of the camera image, in milliseconds. */
const INTERVAL = 120;

/**
 * Scans a video for codes while it is running, and pictures on request.
 * @param onFound called with the text of a code as soon as one is seen
 * @param onNote called with a sentence on what is being done or went wrong, or "" to clear it
 */
export function useReader(
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
  onFound: (text: string) => void,
  onNote: (sentence: string) => void,
): { lookAt: (picture: Blob) => Promise<void> } {
  const reader = useRef<CodeReader | null>(null);
  useEffect(
    () => () => {
      reader.current?.end();
      reader.current = null;
    },
    [],
  );
  const getReader = useCallback(() => {
    reader.current ??= new CodeReader();
    return reader.current;
  }, []);

  useEffect(() => {
    if (!running) return;
    let current = true;
    let timer = 0;
    const scan = async () => {
      const text = video.current ? bestOf(await getReader().look(video.current)) : undefined;
      if (!current) return;
      if (text !== undefined) return onFound(text);
      timer = window.setTimeout(scanAgain, INTERVAL);
    };
    const scanAgain = () => void scan().catch((error: Error) => current && onNote(error.message));
    scanAgain();
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [video, running, onFound, onNote, getReader]);

  const lookAt = useCallback(
    async (picture: Blob) => {
      onNote('Reading the picture …');
      try {
        onFound(await getReader().textIn(picture));
      } catch (error) {
        onNote((error as Error).message);
      }
    },
    [onFound, onNote, getReader],
  );
  return { lookAt };
}
