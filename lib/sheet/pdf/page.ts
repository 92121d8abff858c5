import type { Attachment } from './attach';

/** The paper for a PDF; the orientation is the sheet's own if omitted, and always portrait for cards. */
export interface PaperOptions {
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  /** Whether text and boxes are a size larger. */
  large?: boolean;
  /** Files to attach to the PDF: the rosters it was made from. */
  carries?: readonly Attachment[];
}

/** How much larger larger print is. */
export const LARGE = 1.2;

/** Margins of a page, in points. */
export const MARGIN = { top: 24, side: 32, bottom: 17 } as const;

const SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** Returns the size of a sheet of paper, in points. */
export function sizeOf(paper: PaperOptions['paper'], orientation: 'portrait' | 'landscape') {
  const [short, long] = SIZES[paper];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** Returns the style of a view that is drawn larger or smaller. */
export const scaled = (scale: number) =>
  scale === 1 ? {} : { transform: `scale(${scale})`, transformOrigin: '0 0' };
