import { Canvas, Document, Page } from '@react-pdf/renderer';
import { isDeck } from '../card';
import { isSlipPile, type Printable } from '../slip';
import type { PaperFonts } from './fonts';
import { Ink, type Pen } from './ink';
import type { PaperPage } from './page';

interface DocumentProps {
  /** Everything that is printed; the title of the document names it. */
  papers: readonly Printable[];
  pages: readonly PaperPage[];
  fonts: PaperFonts;
}

/** One document of pages that are already laid out. */
export function PaperDocument({ papers, pages, fonts }: DocumentProps) {
  const players = [
    ...new Set(papers.flatMap((paper) => (isSlipPile(paper) || paper.player === '' ? [] : [paper.player]))),
  ];
  const opened = new Set<string>();
  return (
    <Document
      title={documentTitle(papers)}
      author={players.join(', ')}
      creator="Muster"
      producer="Muster"
      language="en-GB"
    >
      {pages.map(({ width, height, draw }, index) => (
        <Page key={index} size={[width, height]} wrap={false}>
          <Canvas
            style={{ width, height }}
            paint={(pen: unknown) => {
              draw(new Ink(pen as Pen, fonts, opened));
              return null;
            }}
          />
        </Page>
      ))}
    </Document>
  );
}

/** Names the forces in a document; a force with a sheet and cards counts once. */
function documentTitle(printed: readonly Printable[]): string {
  const [pile] = printed.filter(isSlipPile);
  if (pile) return pile.title || 'Muster';
  const papers = printed.flatMap((each) => (isSlipPile(each) ? [] : [each]));
  const sheets = papers.filter((paper) => !isDeck(paper) && paper.verdict !== null);
  const decks = papers.filter(isDeck);
  const forces = sheets.length > 0 ? sheets : decks;
  const named = forces[0] ?? papers[0];
  const name = named?.title || named?.system || 'Muster';
  return forces.length > 1 ? `${name} and ${forces.length - 1} more` : name;
}
