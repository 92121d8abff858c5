import type { Attachment } from './attach';
import type { Ink } from './ink';

/** The paper a PDF is laid out for; the sheet's own orientation where none is given, cards always upright. */
export interface PaperOptions {
  paper: 'a4' | 'letter';
  orientation?: 'portrait' | 'landscape';
  /** Files that the PDF carries along: the rosters it was made of. */
  carries?: readonly Attachment[];
}

/** A page that is laid out and waits to be drawn; its sizes are in points. */
export interface PaperPage {
  width: number;
  height: number;
  draw: (ink: Ink) => void;
}

/** What stays free at the edges of a page, in points. */
export const MARGIN = { top: 24, side: 32, bottom: 36 } as const;

const SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** A sheet of paper, in points. */
export function sizeOf(paper: PaperOptions['paper'], orientation: 'portrait' | 'landscape') {
  const [short, long] = SIZES[paper];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}
