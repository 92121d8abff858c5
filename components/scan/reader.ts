import { WorkerClient } from '@/lib/worker/client';
import type { ReaderFunctions } from './reader-worker';

/** Longest side to which pictures are scaled down, in pixels: enough for a large code. */
const LONGEST = 1600;

/** Finds QR codes in pictures, in a worker; pictures never leave the device. */
export class Reader {
  #client = new WorkerClient<ReaderFunctions>(
    () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
    'The part of the page that reads codes did not start. Load the page again.',
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

  end() {
    this.#client.end();
  }
}
