import { Page, StyleSheet, View } from '@react-pdf/renderer';
import { Fragment } from 'react';
import type { CardDeck } from '../card';
import { CARD, layCard, type PaperCard, ROOM } from './card-layout';
import { CutLines } from './lines';
import { LARGE, type PaperOptions, scaled, sizeOf } from './page';
import { type Type, useFonts, Words } from './words';

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
  },
  force: { flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
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
          <CutLines width={width} height={height} path={edgesOf(onPage.length, columns, left, top)} />
          {onPage.map((card, index) => (
            <Card key={index} card={card} force={deck.title} />
          ))}
        </View>
      </Page>
    );
  });
}

/** The path of lines along the edges of the cards that are there, the first of which is at `left` and `top`. */
function edgesOf(cards: number, most: number, left: number, top: number): string {
  const [columns, rows] = [Math.min(cards, most), Math.ceil(cards / most)];
  const [right, bottom] = [left + columns * CARD.width, top + rows * CARD.height];
  const upright = Array.from({ length: columns + 1 }, (_, column) => left + column * CARD.width);
  const level = Array.from({ length: rows + 1 }, (_, row) => top + row * CARD.height);
  return [
    ...upright.map((x) => `M${x} ${top - BEYOND}V${bottom + BEYOND}`),
    ...level.map((y) => `M${left - BEYOND} ${y}H${right + BEYOND}`),
  ].join('');
}

interface CardProps {
  card: PaperCard;
  /** The name of the force, at the foot. */
  force: string;
}

const Card = ({ card: { pieces, part, parts }, force }: CardProps) => (
  <View style={styles.card}>
    <View style={{ width: ROOM }}>
      {pieces.map((piece, index) => (
        <Fragment key={index}>{piece}</Fragment>
      ))}
    </View>
    <View style={styles.foot}>
      <Words face="condensed" type={FOOT} width={ROOM / 2} style={styles.force}>
        {force}
      </Words>
      <Words face="condensedBold" type={FOOT} width={ROOM}>
        {parts > 1 ? `${part} of ${parts}` : ''}
      </Words>
    </View>
  </View>
);
