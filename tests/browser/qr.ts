import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

// The reader returns positions as a class that browsers have and Node lacks.
Object.assign(globalThis, { DOMRectReadOnly: class {} });

/** The content of the QR code in a PNG, or null if there is none. */
export async function readQrCode(png: Uint8Array): Promise<string | null> {
  const find = createRequire(createRequire(import.meta.url).resolve('barcode-detector'));
  const wasmBinary = new Uint8Array(await readFile(find.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });
  const [code] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(new Blob([new Uint8Array(png)]));
  return code?.rawValue ?? null;
}
