import type { LookAnswer, LookRequest } from './reader-worker';

interface Waiting {
  resolve: (texts: string[]) => void;
  reject: (error: Error) => void;
}

/** Longest side of a picture that is looked at, in pixels: a large code needs no more. */
const LONGEST = 1600;

/** Finds QR codes in pictures, beside the page; nothing of a picture goes anywhere. */
export class Reader {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #canvas = document.createElement('canvas');

  /** What the codes in a picture say. */
  look(picture: HTMLVideoElement | ImageBitmap): Promise<string[]> {
    const [width, height] =
      'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
    if (width === 0 || height === 0) return Promise.resolve([]);
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    this.#canvas.width = Math.round(width * scale);
    this.#canvas.height = Math.round(height * scale);
    const context = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return Promise.reject(new Error('This browser cannot look at pictures.'));
    context.drawImage(picture, 0, 0, this.#canvas.width, this.#canvas.height);
    return this.#ask(context.getImageData(0, 0, this.#canvas.width, this.#canvas.height));
  }

  end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #ask(pixels: ImageData): Promise<string[]> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#start().postMessage({ id, pixels } satisfies LookRequest, [pixels.data.buffer]);
    });
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<LookAnswer>) => {
      const asker = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('texts' in data) asker?.resolve(data.texts);
      else asker?.reject(new Error(data.problem));
    };
    worker.onerror = () => {
      for (const { reject } of this.#waiting.values())
        reject(new Error('The part of the page that reads codes did not start. Load the page again.'));
      this.end();
    };
    this.#worker = worker;
    return worker;
  }
}
