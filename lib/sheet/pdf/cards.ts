import type { CardBoxes, CardDeck, CardStat } from '../card';
import { type Box, gap, stacked, withSymbol } from './box';
import { boxesBox, layBoxes } from './boxes';
import { aboveBoxes, CARD, layCard, type PaperCard, type Piece, ROOM, SYMBOL } from './card-layout';
import type { Face, PaperFonts } from './fonts';
import type { Ink } from './ink';
import { cut, paragraph, type Type, textBox, widthOf } from './lines';
import { type PaperOptions, type PaperPage, sizeOf } from './page';

const [COLUMNS, ROWS] = [3, 3];
const A_PAGE = COLUMNS * ROWS;
/** How far a cut line extends beyond the cards, in points. */
const BEYOND = 14;

/** Lays out the cards of a force, nine to a portrait page, with lines to cut along. */
export function deckPages(deck: CardDeck, { paper }: PaperOptions, fonts: PaperFonts): PaperPage[] {
  const cards = deck.cards.flatMap((card) => layCard(card, fonts));
  const size = sizeOf(paper, 'portrait');
  const left = (size.width - COLUMNS * CARD.width) / 2;
  const top = (size.height - ROWS * CARD.height) / 2;
  return Array.from({ length: Math.ceil(cards.length / A_PAGE) }, (_, page) => {
    const onPage = cards.slice(page * A_PAGE, (page + 1) * A_PAGE);
    return {
      ...size,
      draw: (ink) => {
        cutLines(ink, onPage.length, left, top);
        for (const [index, card] of onPage.entries())
          drawCard(ink, card, deck.title, fonts, {
            x: left + (index % COLUMNS) * CARD.width,
            y: top + Math.floor(index / COLUMNS) * CARD.height,
          });
      },
    };
  });
}

/** Draws cut lines along the edges of the cards that are there. */
function cutLines(ink: Ink, cards: number, left: number, top: number): void {
  const rows = Math.ceil(cards / COLUMNS);
  const columns = Math.min(cards, COLUMNS);
  const [width, height] = [columns * CARD.width, rows * CARD.height];
  for (let column = 0; column <= columns; column += 1) {
    const x = left + column * CARD.width;
    ink.rule(0.4, x, top - BEYOND, x, top + height + BEYOND);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = top + row * CARD.height;
    ink.rule(0.4, left - BEYOND, y, left + width + BEYOND, y);
  }
}

function drawCard(
  ink: Ink,
  card: PaperCard,
  force: string,
  fonts: PaperFonts,
  { x, y }: { x: number; y: number },
): void {
  const inner = stacked([headBox(card), ...card.pieces.map((piece) => pieceBox(piece, fonts))]);
  inner.draw(ink, x + CARD.side, y + CARD.top);
  drawFoot(ink, card, force, fonts, { x: x + CARD.side, y: y + CARD.height - CARD.bottom });
}

/** The title of a card, after its symbol. */
function headBox({ symbol, title }: PaperCard): Box {
  const words = textBox(title, { width: ROOM });
  return symbol ? withSymbol(symbol, SYMBOL, title.type.size * title.type.leading, words) : words;
}

/** Makes a box of a piece, with the height of its layout. */
function pieceBox(piece: Piece, fonts: PaperFonts): Box {
  const { height } = piece;
  switch (piece.kind) {
    case 'text':
      return { ...textBox(piece.text, { width: ROOM }), height };
    case 'stats':
      return { height, draw: (ink, x, y) => drawStats(ink, piece.stats, height - 4, fonts, { x, y }) };
    case 'chart':
      return piece.chart;
    case 'boxes':
      return { ...track(piece, fonts), height };
  }
}

const FIGURE = { largest: 15, least: 6 } as const;
const LABEL = { largest: 7.5, least: 4.5 } as const;
const SMALL = { largest: 7, least: 4.5 } as const;

/** Returns a type small enough for a text to fit, and the width of the text in it. */
function shrunk(
  text: string,
  face: Face,
  sizes: { largest: number; least: number },
  room: number,
  fonts: PaperFonts,
) {
  const largest: Type = { size: sizes.largest, leading: 1.2 };
  const needed = widthOf(text, face, largest, fonts);
  const size = needed <= room ? sizes.largest : Math.max((sizes.largest * room) / needed, sizes.least);
  return { type: { size, leading: 1.2 }, width: (needed * size) / sizes.largest };
}

function drawStats(
  ink: Ink,
  stats: readonly CardStat[],
  height: number,
  fonts: PaperFonts,
  { x, y }: { x: number; y: number },
): void {
  const own = ROOM / stats.length;
  ink.rule(1, x, y + 0.5, x + ROOM, y + 0.5);
  ink.rule(1, x, y + height - 0.5, x + ROOM, y + height - 0.5);
  for (let edge = 0; edge <= stats.length; edge += 1)
    ink.rule(0.5, x + edge * own, y, x + edge * own, y + height);
  for (const [index, { label, value, small = '', strong }] of stats.entries()) {
    const middle = x + (index + 0.5) * own;
    const set = (
      text: string,
      face: Face,
      sizes: typeof LABEL | typeof FIGURE | typeof SMALL,
      letters: number,
    ) => {
      const { type, width } = shrunk(text, face, sizes, own - 3, fonts);
      ink.line([{ face, text }], middle - width / 2, y + letters, type);
      return width;
    };
    set(label, 'condensedBold', LABEL, 9);
    const width = set(value, 'semibold', FIGURE, 23);
    if (strong) ink.rule(0.9, middle - width / 2, y + 24.8, middle + width / 2, y + 24.8);
    if (small !== '') set(small, 'condensed', SMALL, 32);
  }
}

const BLANK = { width: 40, height: 12, space: 4 } as const;
const TOTAL: Type = { size: 6.5, leading: 1.2 };
const TRACK_LABEL: Type = { size: 7.5, leading: 1.2 };

/** A track: its label, and below it the boxes at full width. */
function track({ boxes, small }: Extract<Piece, { kind: 'boxes' }>, fonts: PaperFonts): Box {
  const layout = layBoxes({ ...boxes, total: '' }, ROOM);
  return stacked([above(boxes, fonts), boxesBox(layout, gap(0)), textBox(small, { width: ROOM })]);
}

/** The label of a track, with the blank for the total at the right if there is one. */
function above(boxes: CardBoxes, fonts: PaperFonts): Box {
  const height = aboveBoxes(boxes);
  if (height === 0) return gap(0);
  const room = boxes.total === '' ? ROOM : ROOM - 80;
  const { type } = shrunk(boxes.label, 'condensedBold', { largest: TRACK_LABEL.size, least: 5 }, room, fonts);
  const label = paragraph(boxes.label, 'condensedBold', type, { width: ROOM }, fonts);
  if (boxes.total === '') return { height, draw: label.draw };
  const total = widthOf(boxes.total, 'condensed', TOTAL, fonts);
  return {
    height,
    draw: (ink, x, y) => {
      const line = y + height - 1;
      label.draw(ink, x, line - label.height);
      const right = x + ROOM;
      ink.rule(0.6, right - BLANK.width, line, right, line);
      ink.line(
        [{ face: 'condensed', text: boxes.total }],
        right - BLANK.width - BLANK.space - total,
        line - 1.5,
        TOTAL,
      );
    },
  };
}

const FOOT: Type = { size: 6.5, leading: 1.2 };

/** Draws the name of the force, and the number of the part. */
function drawFoot(
  ink: Ink,
  { part, parts }: PaperCard,
  force: string,
  fonts: PaperFonts,
  { x, y }: { x: number; y: number },
): void {
  const number = parts > 1 ? `${part} of ${parts}` : '';
  const wide = widthOf(number, 'condensedBold', FOOT, fonts);
  const name = cut(force, 'condensed', FOOT, ROOM - wide - 4, fonts);
  ink.line([{ face: 'condensed', text: name }], x, y - 2, FOOT);
  if (number !== '') ink.line([{ face: 'condensedBold', text: number }], x + ROOM - wide, y - 2, FOOT);
}
