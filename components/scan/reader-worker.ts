import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { serve } from '@/lib/worker/serve';

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

const functions = {
  /** What the QR codes in a picture say. */
  async look(pixels: ImageData) {
    const codes = await detector.detect(pixels);
    return codes.map(({ rawValue }) => rawValue);
  },
};

/** What the worker that reads codes does for the page. */
export type ReaderFunctions = typeof functions;

serve(functions);
