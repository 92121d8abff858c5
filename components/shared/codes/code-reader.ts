import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isCollectionLink, isLink, isPackLink } from '@/lib/check/link';
import { WorkerClient } from '@/lib/worker/client';
import type { ReaderFunctions } from './reader-worker';

/** Returns the text of a roster's code, or else the first text. */
const bestOf = (texts: readonly string[]): string | undefined =>
  texts.find((text) => isLink(text) && !isPackLink(text) && !isCollectionLink(text)) ?? texts[0];

/** Longest side to which pictures are scaled down, in pixels: enough for a large code. */
const LONGEST = 1600;

/** Finds QR codes in pictures, in a worker; pictures never leave the device. */
export class CodeReader {
  #client = new WorkerClient<ReaderFunctions>(
    () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
    'The part of the page that reads codes did not start. Reload the page.',
  );
  #canvas = document.createElement('canvas');

  /** Returns the texts of the QR codes in a picture. */
  async look(picture: HTMLVideoElement | ImageBitmap): Promise<string[]> {
    const [width, height] =
      'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
    if (width === 0 || height === 0) return [];
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    this.#canvas.width = Math.round(width * scale);
    this.#canvas.height = Math.round(height * scale);
    const context = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser cannot read pictures.');
    context.drawImage(picture, 0, 0, this.#canvas.width, this.#canvas.height);
    const pixels = context.getImageData(0, 0, this.#canvas.width, this.#canvas.height);
    return this.#client.call('look', pixels, { transfer: [pixels.data.buffer] });
  }

  /** Returns the text of the code in a picture; if there is none, or no picture, throws an error that says so. */
  async textIn(picture: Blob): Promise<string> {
    const bitmap = await createImageBitmap(picture).catch(() => {
      throw new Error('The browser cannot show this picture.');
    });
    const text = bestOf(await this.look(bitmap));
    bitmap.close();
    if (text === undefined) throw new Error('No QR code can be seen in this picture.');
    return text;
  }

  end() {
    this.#client.end();
  }
}

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
