import { linkTo } from '@/lib/check/link';
import type { Roster } from '@/lib/roster/roster';
import { qrCode } from '@/lib/sheet/qr';

// QR codes as images and camera frames.

/** The QR code of a link as an image: grey values, row by row. */
export function pictureOf(link: string, width: number, height: number): Uint8Array {
  const code = qrCode(link);
  if (!code) throw new Error('The link fits a code');
  const scale = Math.floor(height / code.size);
  const grey = new Uint8Array(width * height).fill(235);
  const left = Math.floor((width - code.size * scale) / 2);
  for (const [, x, y, run] of code.path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      grey.fill(
        16,
        row * width + left + Number(x) * scale,
        row * width + left + (Number(x) + Number(run)) * scale,
      );
  return grey;
}

/** Grey values as a BMP file, 24 bits per pixel, bottom row first. */
export function bitmap(grey: Uint8Array, width: number, height: number): Buffer {
  const file = Buffer.alloc(54 + width * height * 3);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (const [at, value] of grey.entries()) {
    const row = height - 1 - Math.floor(at / width);
    file.fill(value, 54 + (row * width + (at % width)) * 3, 57 + (row * width + (at % width)) * 3);
  }
  return file;
}

/** Grey values as a one-frame Y4M video, which Chromium accepts as a fake camera. */
export const film = (grey: Uint8Array, width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\nFRAME\n`),
    grey,
    Buffer.alloc((width * height) / 2, 128),
  ]);

/** The QR code of a roster as an image file. */
export const codePicture = (roster: Roster): Buffer =>
  bitmap(pictureOf(linkTo('https://muster.example', roster), 800, 800), 800, 800);
