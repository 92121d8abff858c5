import { Line, Page, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import type { CardDeck } from '../card';
import { CARD, layCard, type PaperCard, ROOM } from './card-layout';
import { LARGE, type PaperOptions, scaled, sizeOf } from './page';
import { type Type, useFonts, Words, widthOf } from './words';

/** How far a cut line extends beyond the cards, in points. */
const BEYOND = 14;
const FOOT: Type = { size: 6.5, leading: 1.2 };

const styles = StyleSheet.create({
  page: { flexDirection: 'row', flexWrap: 'wrap', alignContent: 'flex-start' },
  card: { width: CARD.width, height: CARD.height, paddingTop: CARD.top, paddingLeft: CARD.side },
  foot: {
    position: 'absolute',
    left: CARD.side,
    bottom: CARD.bottom,
    width: ROOM,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
});

interface DeckProps {
  deck: CardDeck;
  options: PaperOptions;
}

/** The cards of a force, nine to a portrait page, or four large ones, with lines to cut along. */
export function Deck({ deck, options: { paper, large } }: DeckProps) {
  const fonts = useFonts();
  const cards = deck.cards.flatMap((card) => layCard(card, fonts));
  const size = sizeOf(paper, 'portrait');
  const scale = large ? LARGE : 1;
  const [width, height] = [size.width / scale, size.height / scale];
  const [columns, rows] = [Math.floor(width / CARD.width), Math.floor(height / CARD.height)];
  const [left, top] = [(width - columns * CARD.width) / 2 - 0.01, (height - rows * CARD.height) / 2];
  const aPage = columns * rows;
  const style = { ...styles.page, width, height, paddingHorizontal: left, paddingTop: top, ...scaled(scale) };
  return Array.from({ length: Math.ceil(cards.length / aPage) }, (_, page) => {
    const onPage = cards.slice(page * aPage, (page + 1) * aPage);
    return (
      <Page key={page} size={[size.width, size.height]} wrap={false}>
        <View style={style}>
          <CutLines cards={onPage.length} columns={columns} left={left} top={top} />
          {onPage.map((card, index) => (
            <Card key={index} card={card} force={deck.title} />
          ))}
        </View>
      </Page>
    );
  });
}

interface CutLinesProps {
  cards: number;
  columns: number;
  left: number;
  top: number;
}

/** Lines along the edges of the cards that are there. */
function CutLines({ cards, columns: most, left, top }: CutLinesProps) {
  const [columns, rows] = [Math.min(cards, most), Math.ceil(cards / most)];
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

interface CardProps {
  card: PaperCard;
  /** The name of the force, at the foot. */
  force: string;
}

function Card({ card: { title, pieces, part, parts }, force }: CardProps) {
  const number = parts > 1 ? `${part} of ${parts}` : '';
  const wide = widthOf(number, 'condensedBold', FOOT, useFonts()) + 1;
  return (
    <View style={styles.card}>
      <View style={{ width: ROOM }}>
        {title}
        {pieces.map((piece, index) => (
          <Fragment key={index}>{piece}</Fragment>
        ))}
      </View>
      <View style={styles.foot}>
        <Words
          face="condensed"
          type={FOOT}
          width={ROOM - wide - 4}
          style={{ width: ROOM - wide - 4, maxLines: 1, textOverflow: 'ellipsis' }}
        >
          {force}
        </Words>
        <Words face="condensedBold" type={FOOT} width={wide}>
          {number}
        </Words>
      </View>
    </View>
  );
}
