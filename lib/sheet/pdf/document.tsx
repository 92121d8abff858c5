import { Canvas, Document, Page } from '@react-pdf/renderer';
import { isDeck, type Paper } from '../card';
import type { PaperFonts } from './fonts';
import { Ink, type Pen } from './ink';
import type { PaperPage } from './page';

interface DocumentProps {
  /** All that is printed, which the file is named for. */
  papers: readonly Paper[];
  pages: readonly PaperPage[];
  fonts: PaperFonts;
}

/** Pages that are laid out, as one document. */
export function PaperDocument({ papers, pages, fonts }: DocumentProps) {
  const players = [...new Set(papers.map((paper) => paper.player).filter((player) => player !== ''))];
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

/** Named for the forces in it, a force once for its sheet and its cards. */
function documentTitle(papers: readonly Paper[]): string {
  const sheets = papers.filter((paper) => !isDeck(paper) && paper.verdict !== null);
  const decks = papers.filter(isDeck);
  const forces = sheets.length > 0 ? sheets : decks;
  const named = forces[0] ?? papers[0];
  const name = named?.title || named?.system || 'Muster';
  return forces.length > 1 ? `${name} and ${forces.length - 1} more` : name;
}
