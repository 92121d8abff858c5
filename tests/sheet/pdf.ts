import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Printable } from '@/lib/sheet/card';
import type { FontSource } from '@/lib/sheet/pdf/fonts';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import type { PaperOptions } from '@/lib/sheet/pdf/page';
import { renderPdf } from '@/lib/sheet/pdf/render';

interface PrintedPage {
  /** All text on the page, its pieces separated by one space. */
  text: string;
  /** Each piece with its distance from the foot of the page, in points. */
  pieces: { text: string; y: number }[];
  width: number;
  height: number;
}

interface Printed {
  pages: PrintedPage[];
  info: { Title?: string; Author?: string; Producer?: string };
}

/** Prints papers and reads the PDF back. */
export async function printed(
  papers: Printable[],
  options: PaperOptions = { paper: 'a4' },
  fonts: FontSource = nodeFonts(),
): Promise<Printed> {
  const task = getDocument({ data: await renderPdf(papers, options, fonts), verbosity: 0 });
  const pdf = await task.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
    );
    const text = pieces
      .map((piece) => piece.text)
      .join(' ')
      .replace(/\s+/g, ' ');
    pages.push({ text, pieces, width, height });
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, info };
}
