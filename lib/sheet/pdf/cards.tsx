import { Line, Page, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { CardDeck } from '../card';
import { CARD, layCard, type PaperCard, ROOM } from './card-layout';
import { numbered } from './flow';
import type { PaperFonts } from './fonts';
import { type PaperOptions, sizeOf } from './page';
import { cut, type Type, widthOf } from './words';

const [COLUMNS, ROWS] = [3, 3];
const A_PAGE = COLUMNS * ROWS;
/** How far a cut line extends beyond the cards, in points. */
const BEYOND = 14;

/** The cards of a force, nine to a portrait page, with lines to cut along. */
export function deckPages(deck: CardDeck, { paper }: PaperOptions, fonts: PaperFonts): ReactElement[] {
  const cards = deck.cards.flatMap((card) => layCard(card, fonts));
  const { width, height } = sizeOf(paper, 'portrait');
  const style = {
    width,
    height,
    paddingHorizontal: (width - COLUMNS * CARD.width) / 2 - 0.01,
    paddingTop: (height - ROWS * CARD.height) / 2,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
  } as const;
  return Array.from({ length: Math.ceil(cards.length / A_PAGE) }, (_, page) => {
    const onPage = cards.slice(page * A_PAGE, (page + 1) * A_PAGE);
    return (
      <Page key={page} size={[width, height]} wrap={false}>
        <View style={style}>
          <CutLines cards={onPage.length} left={style.paddingHorizontal} top={style.paddingTop} />
          {onPage.map((card, index) => (
            <Card key={index} card={card} force={deck.title} fonts={fonts} />
          ))}
        </View>
      </Page>
    );
  });
}

/** Lines along the edges of the cards that are there. */
function CutLines({ cards, left, top }: { cards: number; left: number; top: number }) {
  const [columns, rows] = [Math.min(cards, COLUMNS), Math.ceil(cards / COLUMNS)];
  const [width, height] = [columns * CARD.width + 2 * BEYOND, rows * CARD.height + 2 * BEYOND];
  const ink = { stroke: '#000', strokeWidth: 0.4 };
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: left - BEYOND, top: top - BEYOND, width, height }}
    >
      {Array.from({ length: columns + 1 }, (_, column) => BEYOND + column * CARD.width).map((x) => (
        <Line key={x} {...ink} x1={x} x2={x} y1={0} y2={height} />
      ))}
      {Array.from({ length: rows + 1 }, (_, row) => BEYOND + row * CARD.height).map((y) => (
        <Line key={y} {...ink} x1={0} x2={width} y1={y} y2={y} />
      ))}
    </Svg>
  );
}

const FOOT: Type = { size: 6.5, leading: 1.2 };

interface CardProps {
  card: PaperCard;
  /** The name of the force, at the foot. */
  force: string;
  fonts: PaperFonts;
}

function Card({ card: { title, pieces, part, parts }, force, fonts }: CardProps) {
  const number = parts > 1 ? `${part} of ${parts}` : '';
  const wide = widthOf(number, 'condensedBold', FOOT, fonts);
  const foot = {
    position: 'absolute',
    left: CARD.side,
    bottom: CARD.bottom,
    width: ROOM,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: FOOT.size,
    lineHeight: FOOT.leading,
  } as const;
  const style = { width: CARD.width, height: CARD.height, paddingTop: CARD.top, paddingLeft: CARD.side };
  return (
    <View style={style}>
      {title}
      {numbered(pieces)}
      <View style={foot}>
        <Text style={{ fontFamily: fonts.families('condensed') }}>
          {cut(force, 'condensed', FOOT, ROOM - wide - 4, fonts)}
        </Text>
        <Text style={{ fontFamily: fonts.families('condensedBold') }}>{number}</Text>
      </View>
    </View>
  );
}
