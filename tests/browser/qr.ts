import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

// The reader also says where in the picture a code is, in a class that browsers have and Node lacks.
Object.assign(globalThis, { DOMRectReadOnly: class {} });

/** What a QR code in a picture (PNG) says, read as a phone reads it; null where there is none. */
export async function readQrCode(png: Uint8Array): Promise<string | null> {
  const find = createRequire(createRequire(import.meta.url).resolve('barcode-detector'));
  const wasmBinary = new Uint8Array(await readFile(find.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer } });
  const [code] = await new BarcodeDetector({ formats: ['qr_code'] }).detect(new Blob([new Uint8Array(png)]));
  return code?.rawValue ?? null;
}
