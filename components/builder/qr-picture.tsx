import { encode } from 'uqr';

/** The most bytes that a QR code holds, with the least error correction. */
const MOST_BYTES = 2953;

/** A link as a QR code, black on white in either colour scheme; a sentence where it is too long for one. */
export function QrPicture({ text, name }: { text: string; name: string }) {
  if (text.length > MOST_BYTES)
    return <p>This roster is too long for a QR code. Send the link or the file instead.</p>;
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <figure className="justify-self-center">
      <svg
        role="img"
        aria-label={`QR code of the link to ${name || 'this roster'}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-80"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="mt-1 text-center text-muted text-sm">
        Another phone’s camera opens the roster from this.
      </figcaption>
    </figure>
  );
}
