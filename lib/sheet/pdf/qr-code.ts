import { qrCode } from '../qr';
import { type Box, spaced } from './box';
import type { PaperFonts } from './fonts';
import { paragraph, type Type } from './lines';

const SAID: Type = { size: 8.5, leading: 1.3 };
/** The side of a module in points: a third of a millimetre, which a phone reads off paper. */
const MODULE = 1;
const LEAST = 90;

/** A link as a QR code on paper; a sentence where it is too long for one. */
export function qrBox(link: string, width: number, fonts: PaperFonts): Box {
  const code = qrCode(link);
  const says = code === null ? 'This roster is too long for a QR code.' : 'Scan to open this roster.';
  const said = paragraph(says, 'condensed', SAID, { width }, fonts);
  if (code === null) return spaced(said, { top: 10 });
  const scale = Math.max(MODULE, LEAST / code.size);
  const side = code.size * scale;
  return spaced(
    {
      height: side,
      draw: (ink, x, y) => {
        ink.pen.save().translate(x, y).scale(scale).path(code.path).fill().restore();
        said.draw(ink, x + side + 10, y + (side - said.height) / 2);
      },
    },
    { top: 10 },
  );
}
