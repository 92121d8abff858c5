import { scanSentence } from '@/lib/roster/text/link-reach';
import { qrCode } from '../qr';
import { type Box, gap, spaced, stacked } from './box';
import type { PaperFonts } from './fonts';
import { paragraph, type Type } from './lines';
import type { Item, Part } from './page';

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
  code: Box;
}

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
    const said = paragraph('This roster is too long for a QR code.', 'condensed', SAID, { width }, fonts);
    const box = spaced(said, { top: BESIDE });
    yield { parts: [...plain, { box }], code: box };
    yield { parts: [...head(width), { box }, ...tables, ...notes(width)], code: box };
    return;
  }
  const says = scanSentence(link, 'roster', 'Scan to open this roster.');
  for (const module of MODULES) {
    const side = (Math.max(module, (LEAST * module) / code.size) * code.size) / scale;
    const picture: Box = {
      height: side,
      draw: (ink, x, y) =>
        ink.pen
          .save()
          .translate(x, y)
          .scale(side / code.size)
          .path(code.path)
          .fill()
          .restore(),
    };
    const across = width - side - BESIDE;
    const said = paragraph(says, 'condensed', SAID, { width: across }, fonts);
    const below: Item = {
      box: spaced(
        {
          height: side,
          draw: (ink, x, y) => {
            picture.draw(ink, x, y);
            said.draw(ink, x + side + BESIDE, y + (side - said.height) / 2);
          },
        },
        { top: BESIDE },
      ),
    };
    yield { parts: [...plain, below], code: below.box };
    for (let at = plain.length - 1; at >= 0; at -= 1)
      if (plain[at] === 'page')
        yield { parts: [...plain.slice(0, at), below, ...plain.slice(at)], code: below.box };
    if (across < MIN_BESIDE) continue;
    const beside: Item = {
      box: stacked([
        picture,
        paragraph(says, 'condensed', SAID, { width: side, align: 'center' }, fonts),
        gap(2),
      ]),
    };
    const atRight = (items: Item[]): Part => ({
      columns: [
        { left: 0, items },
        { left: width - side, items: [beside] },
      ],
    });
    const narrow = notes(across);
    if (narrow.length > 0) yield { parts: [...head(width), ...tables, atRight(narrow)], code: beside.box };
    yield { parts: [atRight(head(across)), ...tables, ...notes(width)], code: beside.box };
  }
}
