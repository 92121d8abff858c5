import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { qrCode } from '../qr';
import type { PaperStyles } from './style';

/** The side of a module in points: a third of a millimetre, which a phone reads off paper. */
const MODULE = 1;

/** A link as a QR code on paper; a sentence where it is too long for one. */
export function QrCode({ link, styles }: { link: string; styles: PaperStyles }) {
  const code = qrCode(link);
  if (code === null) return <Text style={styles.qrText}>This roster is too long for a QR code.</Text>;
  const side = Math.max(code.size * MODULE, 90);
  return (
    <View style={styles.qr} wrap={false}>
      <Svg width={side} height={side} viewBox={`0 0 ${code.size} ${code.size}`}>
        <Path d={code.path} fill="#000" />
      </Svg>
      <Text style={styles.qrText}>Scan to open this roster.</Text>
    </View>
  );
}
