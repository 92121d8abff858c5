import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

/** A picture to look at, as its pixels. */
export interface LookRequest {
  id: number;
  pixels: ImageData;
}

/** What the QR codes in it say. */
export type LookAnswer = { id: number; texts: string[] } | { id: number; problem: string };

interface WorkerScope {
  onmessage: ((event: MessageEvent<LookRequest>) => void) | null;
  postMessage: (answer: LookAnswer) => void;
}

const scope = globalThis as unknown as WorkerScope;

// The reader as a file of the site: by itself it would be fetched from another host.
prepareZXingModule({
  overrides: {
    locateFile: () => {
      const { pathname } = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);
      return new URL(pathname, self.location.origin).href;
    },
  },
});

const detector = new BarcodeDetector({ formats: ['qr_code'] });

scope.onmessage = async ({ data: { id, pixels } }) => {
  try {
    const codes = await detector.detect(pixels);
    scope.postMessage({ id, texts: codes.map(({ rawValue }) => rawValue) });
  } catch (error) {
    scope.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
};
