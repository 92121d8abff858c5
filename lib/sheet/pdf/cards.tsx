import { Canvas, Page, Text, View } from '@react-pdf/renderer';
import type { CardBoxes, CardDeck, CardStat } from '../card';
import { drawBoxes, layBoxes, type Pen } from './boxes';
import { aboveBoxes, CARD, layCard, type PaperCard, type Piece, ROOM } from './card-layout';
import { LEADING, type Lines } from './card-text';
import type { PaperFonts } from './fonts';
import { PAGE_HEIGHTS, PAGE_WIDTHS } from './style';

const [COLUMNS, ROWS] = [3, 3];
const A_PAGE = COLUMNS * ROWS;
/** How far a cut line stands out beyond the cards, in points. */
const BEYOND = 14;

interface DeckProps {
  deck: CardDeck;
  paper: 'a4' | 'letter';
  fonts: PaperFonts;
}

/** The cards of a force, nine to an upright page, with lines to cut along. */
export function DeckPages({ deck, paper, fonts }: DeckProps) {
  const cards = deck.cards.flatMap((card) => layCard(card, fonts));
  const pages = Array.from({ length: Math.ceil(cards.length / A_PAGE) }, (_, page) =>
    cards.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  const left = (PAGE_WIDTHS[paper].portrait - COLUMNS * CARD.width) / 2;
  const top = (PAGE_HEIGHTS[paper].portrait - ROWS * CARD.height) / 2;
  return pages.map((page, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a deck is laid out once and never changes
    <Page key={number} size={paper === 'a4' ? 'A4' : 'LETTER'} style={{ color: '#000' }}>
      <CutLines cards={page.length} left={left} top={top} />
      {page.map((card, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a deck is laid out once and never changes
          key={index}
          style={{
            position: 'absolute',
            left: left + (index % COLUMNS) * CARD.width,
            top: top + Math.floor(index / COLUMNS) * CARD.height,
            width: CARD.width,
            height: CARD.height,
            paddingHorizontal: CARD.side,
            paddingTop: CARD.top,
          }}
        >
          <TextLines text={card.title} fonts={fonts} />
          {card.pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deck is laid out once and never changes
            <PieceView key={at} piece={piece} fonts={fonts} />
          ))}
          <Foot card={card} deck={deck} fonts={fonts} />
        </View>
      ))}
    </Page>
  ));
}

/** Lines along the cards' edges, only where there are cards. */
function CutLines({ cards, left, top }: { cards: number; left: number; top: number }) {
  const rows = Math.ceil(cards / COLUMNS);
  const columns = Math.min(cards, COLUMNS);
  const [width, height] = [columns * CARD.width, rows * CARD.height];
  return (
    <Canvas
      style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 }}
      paint={(pen: Pen) => {
        pen.strokeColor('#000').lineWidth(0.4);
        for (let column = 0; column <= columns; column += 1) {
          const x = left + column * CARD.width;
          pen.moveTo(x, top - BEYOND).lineTo(x, top + height + BEYOND);
        }
        for (let row = 0; row <= rows; row += 1) {
          const y = top + row * CARD.height;
          pen.moveTo(left - BEYOND, y).lineTo(left + width + BEYOND, y);
        }
        pen.stroke();
        return null;
      }}
    />
  );
}

/** Lines that were broken beforehand; the room beyond the margin keeps them from being broken again. */
function TextLines({ text, fonts }: { text: Lines; fonts: PaperFonts }) {
  return text.lines.map((line, index) => (
    <Text
      // biome-ignore lint/suspicious/noArrayIndexKey: a card is laid out once and never changes
      key={index}
      style={{
        width: ROOM + CARD.side,
        height: text.size * LEADING,
        fontSize: text.size,
        lineHeight: LEADING,
        maxLines: 1,
      }}
      hyphenationCallback={(word) => [word]}
    >
      {line.map(({ face, text: run }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is laid out once and never changes
        <Text key={at} style={{ fontFamily: fonts[face] }}>
          {run}
        </Text>
      ))}
    </Text>
  ));
}

function PieceView({ piece, fonts }: { piece: Piece; fonts: PaperFonts }) {
  const { height } = piece;
  switch (piece.kind) {
    case 'text':
      return (
        <View style={{ height }}>
          <TextLines text={piece.text} fonts={fonts} />
        </View>
      );
    case 'stats':
      return <Stats stats={piece.stats} height={height} fonts={fonts} />;
    case 'boxes':
      return <Boxes piece={piece} fonts={fonts} />;
  }
}

const LARGE = 15;

function Stats({ stats, height, fonts }: { stats: CardStat[]; height: number; fonts: PaperFonts }) {
  const own = ROOM / stats.length;
  return (
    <View style={{ height, flexDirection: 'row' }}>
      {stats.map(({ label, value, small, strong }, index) => {
        const needed = fonts.ems(value, 'semibold') * LARGE * 1.05;
        const size = needed <= own - 4 ? LARGE : Math.max((LARGE * (own - 4)) / needed, 6);
        const name = fonts.ems(label, 'condensedBold') * 7.5 * 1.05;
        return (
          <View
            key={label}
            style={{
              width: own,
              height: height - 4,
              borderTopWidth: 1,
              borderBottomWidth: 1,
              borderRightWidth: 0.5,
              borderLeftWidth: index === 0 ? 0.5 : 0,
              alignItems: 'center',
            }}
          >
            <Text
              style={{
                fontFamily: fonts.condensedBold,
                fontSize: name <= own - 2 ? 7.5 : Math.max((7.5 * (own - 2)) / name, 4.5),
                lineHeight: 1.2,
                marginTop: 2,
              }}
            >
              {label}
            </Text>
            <Text style={{ fontFamily: fonts.semibold, fontSize: size, lineHeight: 1.1 }}>
              {strong ? <Text style={{ textDecoration: 'underline' }}>{value}</Text> : value}
            </Text>
            {small ? <Text style={{ fontFamily: fonts.condensed, fontSize: 7 }}>{small}</Text> : null}
          </View>
        );
      })}
    </View>
  );
}

const BLANK = 40;

/** A track: its label, and all the width for the boxes below. */
function Boxes({ piece, fonts }: { piece: Extract<Piece, { kind: 'boxes' }>; fonts: PaperFonts }) {
  const { boxes, small, height } = piece;
  const layout = layBoxes({ ...boxes, total: '' }, ROOM);
  return (
    <View style={{ height }}>
      <Above boxes={boxes} fonts={fonts} />
      <Canvas
        style={{ width: ROOM, height: layout.height }}
        paint={(pen) => {
          drawBoxes(pen, layout);
          return null;
        }}
      />
      <TextLines text={small} fonts={fonts} />
    </View>
  );
}

/** The label of a track; with the blank for the total at the right where there is one. */
function Above({ boxes, fonts }: { boxes: CardBoxes; fonts: PaperFonts }) {
  const height = aboveBoxes(boxes);
  const label = { fontFamily: fonts.condensedBold, fontSize: 7.5 };
  if (height === 0) return null;
  if (boxes.total === '') return <Text style={{ ...label, height }}>{boxes.label}</Text>;
  return (
    <View style={{ height, flexDirection: 'row', alignItems: 'flex-end', paddingBottom: 1 }}>
      <Text style={{ ...label, flexGrow: 1 }}>{boxes.label}</Text>
      <Text style={{ fontFamily: fonts.condensed, fontSize: 6.5 }}>{boxes.total}</Text>
      <View style={{ width: BLANK, height: 12, marginLeft: 4, borderBottomWidth: 0.6 }} />
    </View>
  );
}

function Foot({ card, deck, fonts }: { card: PaperCard; deck: CardDeck; fonts: PaperFonts }) {
  return (
    <View
      style={{
        position: 'absolute',
        left: CARD.side,
        right: CARD.side,
        bottom: CARD.bottom,
        flexDirection: 'row',
        fontFamily: fonts.condensed,
        fontSize: 6.5,
      }}
    >
      <Text style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' }}>
        {deck.title}
      </Text>
      {card.parts > 1 ? (
        <Text style={{ fontFamily: fonts.condensedBold }}>{`${card.part} of ${card.parts}`}</Text>
      ) : null}
    </View>
  );
}
