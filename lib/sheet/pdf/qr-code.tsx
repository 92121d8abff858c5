import { Path, Svg, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { scanSentence } from '@/lib/roster/text/link-reach';
import { type QrCode, qrCode } from '../qr';
import type { Item, Part } from './flow';
import type { PaperFonts } from './fonts';
import { type Type, Words } from './words';

const SAID: Type = { size: 8.5, leading: 1.3 };
/** Sides of a module in points, the largest first: from a third of a millimetre to a quarter, which phones can read. */
const MODULES = [1, 0.85, 0.7] as const;
/** The minimum side of a code with the largest modules, in points. */
const LEAST = 90;
/** Space between a code and what is next to it, in points. */
const BESIDE = 10;
/** Minimum width of what is next to a code, in points. */
const MIN_BESIDE = 300;

/** The parts of a sheet; those that a code can be next to are laid out in a given width. */
export interface SheetParts {
  head: (width: number) => Item[];
  tables: readonly Part[];
  notes: (width: number) => Item[];
}

/** Returns the parts of a sheet one below the other. */
export const inOrder = ({ head, tables, notes }: SheetParts, width: number): Part[] => [
  ...head(width),
  ...tables,
  ...notes(width),
];

/** A layout with a code, or with the sentence that stands for it. */
export interface Coded {
  parts: Part[];
  code: ReactElement;
}

/** A QR code: its path is drawn in modules. */
export const Code = ({ code: { size, path }, side }: { code: QrCode; side: number }) => (
  <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: side, height: side }}>
    <Path d={path} fill="#000" />
  </Svg>
);

/**
 * Yields layouts of a sheet with a link as a QR code, the best first: below everything; at the foot of an earlier page;
 * next to the notes or the head; then the same with smaller modules. If the link is too long for a code, a sentence
 * says so.
 * @param scale the scale in which it is drawn, which does not make the modules smaller
 */
export function* withCode(
  parts: SheetParts,
  link: string,
  { width, scale }: { width: number; scale: number },
  fonts: PaperFonts,
): Generator<Coded> {
  const { head, tables, notes } = parts;
  const plain = inOrder(parts, width);
  const code = qrCode(link);
  if (code === null) {
    const said = (
      <Words face="condensed" type={SAID} width={width} fonts={fonts} style={{ paddingTop: BESIDE }}>
        This roster is too long for a QR code.
      </Words>
    );
    yield { parts: [...plain, { block: said }], code: said };
    yield { parts: [...head(width), { block: said }, ...tables, ...notes(width)], code: said };
    return;
  }
  const says = scanSentence(link, 'roster', 'Scan to open this roster.');
  for (const module of MODULES) {
    const side = (Math.max(module, (LEAST * module) / code.size) * code.size) / scale;
    const across = width - side - BESIDE;
    const style = { flexDirection: 'row', alignItems: 'center', marginTop: BESIDE } as const;
    const below = (
      <View style={style}>
        <Code code={code} side={side} />
        <Words face="condensed" type={SAID} width={across} fonts={fonts} style={{ paddingLeft: BESIDE }}>
          {says}
        </Words>
      </View>
    );
    const item = { block: below };
    yield { parts: [...plain, item], code: below };
    for (let at = plain.length - 1; at >= 0; at -= 1)
      if (plain[at] === 'page')
        yield { parts: [...plain.slice(0, at), item, ...plain.slice(at)], code: below };
    if (across < MIN_BESIDE) continue;
    const centred = { textAlign: 'center', paddingBottom: 2 } as const;
    const beside = (
      <View>
        <Code code={code} side={side} />
        <Words face="condensed" type={SAID} width={side} fonts={fonts} style={centred}>
          {says}
        </Words>
      </View>
    );
    const atRight = (items: Item[]): Part => ({
      columns: [
        { width: across, items },
        { width: side, items: [{ block: beside }] },
      ],
    });
    const narrow = notes(across);
    if (narrow.length > 0) yield { parts: [...head(width), ...tables, atRight(narrow)], code: beside };
    yield { parts: [atRight(head(across)), ...tables, ...notes(width)], code: beside };
  }
}
