import { Path, Svg, View } from '@react-pdf/renderer';
import { scanSentence } from '@/lib/roster/text/link-reach';
import { type QrCode, qrCode } from '../qr';
import { type Type, Words } from './words';

const SAID: Type = { size: 8.5, leading: 1.3 };
/** The side of a module: from a quarter of a millimetre, which phones can read, to a third, in points. */
const MODULE = { least: 0.7, most: 1 } as const;
/** The side of a code, if its modules allow it, in points. */
const SIDE = { least: 90, most: 130 } as const;
/** Space between a code and what is next to it, in points. */
const BESIDE = 10;

const sideOf = ({ size }: QrCode): number =>
  Math.max(SIDE.least, Math.min(MODULE.most * size, Math.max(SIDE.most, MODULE.least * size)));

/** Returns the width of a link as a code, or of what stands for it, with the space beside it. */
export function roomForCode(link: string): number {
  const code = qrCode(link);
  return (code ? sideOf(code) : SIDE.least) + BESIDE;
}

/**
 * A link to a roster as a QR code. If it is too long for a code, a sentence says so.
 * @param scale the scale in which it is drawn, which does not make the code smaller
 */
export function RosterCode({ link, scale }: { link: string; scale: number }) {
  const code = qrCode(link);
  const side = (code ? sideOf(code) : SIDE.least) / scale;
  const says = code
    ? scanSentence(link, 'roster', 'Scan to open this roster.')
    : 'This roster is too long for a QR code.';
  return (
    <View style={{ width: side, marginLeft: BESIDE / scale }}>
      {code && <Code code={code} side={side} />}
      <Words face="condensed" type={SAID} width={side} style={{ textAlign: 'center' }}>
        {says}
      </Words>
    </View>
  );
}

/** A QR code: its path is drawn in modules. */
const Code = ({ code: { size, path }, side }: { code: QrCode; side: number }) => (
  <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: side, height: side }}>
    <Path d={path} fill="#000" />
  </Svg>
);
