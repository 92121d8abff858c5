import type { Attachment } from './attach';

/** The paper for a PDF; the orientation is the sheet's own if omitted, and always portrait for cards. */
export interface PaperOptions {
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  /** Files to attach to the PDF: the rosters it was made from. */
  carries?: readonly Attachment[];
}

/** Margins of a page, in points. */
export const MARGIN = { top: 24, side: 32, bottom: 36 } as const;

const SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** Returns the size of a sheet of paper, in points. */
export function sizeOf(paper: PaperOptions['paper'], orientation: 'portrait' | 'landscape') {
  const [short, long] = SIZES[paper];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}
