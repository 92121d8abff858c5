import { encode } from 'uqr';

/** Maximum number of bytes in a QR code, with the lowest error correction (ISO/IEC 18004, table 7). */
const MAX_BYTES = 2953;

/** A QR code to draw: its width in modules, including its quiet border, and the dark modules as an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}

/** Returns a link as a QR code; null if it is too long for one. */
export function qrCode(link: string): QrCode | null {
  if (new TextEncoder().encode(link).length > MAX_BYTES) return null;
  const { data, size } = encode(link, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join('') };
}

/** Returns the start and length of each run of dark modules in a row. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [at, dark] of row.entries()) {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === at) last[1] += 1;
    else if (dark) found.push([at, 1]);
  }
  return found;
}
