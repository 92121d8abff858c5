import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { serve } from '@/lib/worker/serve';

// Serve the reader from this site: by default it is fetched from another host.
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
  /** Returns the texts of the QR codes in a picture. */
  async look(pixels: ImageData) {
    const codes = await detector.detect(pixels);
    return codes.map(({ rawValue }) => rawValue);
  },
};

/** The functions that the page calls in the reader worker. */
export type ReaderFunctions = typeof functions;

serve(functions);
