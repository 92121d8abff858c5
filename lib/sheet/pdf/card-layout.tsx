import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { CardBoxes, SheetCard } from '../card';
import { layBoxes, TickBoxes } from './boxes';
import { type Piece, statRows } from './card-stats';
import { Chart, chartHeight } from './chart';
import type { Face, PaperFonts } from './fonts';
import { Edge } from './lines';
import { roomForSymbol, Symbolised } from './symbol';
import { fitting, linesIn, type Type, textStyle, Words, widthOf } from './words';

/** The size of a playing card, which fits a sleeve: 63 by 88 mm, in points. */
export const CARD = { width: 178.6, height: 249.4, side: 9, top: 8, bottom: 7 } as const;
/** Room for text across a card. */
export const ROOM = CARD.width - 2 * CARD.side;
const FOOT = 11;
const INNER = CARD.height - CARD.top - CARD.bottom - FOOT;
/** Text sizes to try: the largest that fits one card, or the first on several cards if none does. */
const SIZES = [8, 7.5, 7, 6.5] as const;
/** Sizes for words that are wider than a card in those sizes. */
const SMALLER = [6, 5];
const LEADING = 1.25;
const typed = (size: number): Type => ({ size, leading: LEADING });
/** Types of a title: for up to two lines, for more, and for words wider than a card. */
const TITLE = typed(11.5);
const SMALLER_TITLES: [Type, ...Type[]] = [typed(9), typed(7.5), typed(6), typed(5)];
const GAP = 3;
/** Height of the symbol before a title. */
const SYMBOL = 14;
/** Maximum number of boxes in a piece: a longer track continues below it, or on the next card. */
const BOXES = 60;
/** Maximum number of letters in a piece of a text that is higher than a card. */
const LETTERS = 300;

/** A printed card: all of an element's card, or a part of it. */
export interface PaperCard {
  /** From top to bottom, the title first. */
  pieces: ReactElement[];
  part: number;
  parts: number;
}

/** Lays an element's card out on as many printed cards as it needs. */
export function layCard(card: SheetCard, fonts: PaperFonts): PaperCard[] {
  const title = titleOf(card, fonts);
  const room = INNER - title.height;
  const layIn = (size: number) => flow(piecesOf(card, size, room, fonts), room);
  const size = SIZES.find((each) => layIn(each).length === 1);
  const parts = layIn(size ?? SIZES[0]);
  return parts.map((pieces, index) => ({
    pieces: [title.element, ...pieces],
    part: index + 1,
    parts: parts.length,
  }));
}

function titleOf({ title, symbol }: SheetCard, fonts: PaperFonts): Piece {
  const room = ROOM - (symbol ? roomForSymbol(SYMBOL) : 0);
  const isShort = linesIn(title, 'semibold', TITLE, room, fonts) <= 2;
  const types: typeof SMALLER_TITLES = isShort ? [TITLE, ...SMALLER_TITLES] : SMALLER_TITLES;
  const type = fitting(title, 'semibold', types, room, fonts);
  const line = type.size * type.leading;
  const words = (
    <Words face="semibold" type={type} width={room}>
      {title}
    </Words>
  );
  const element = symbol ? (
    <Symbolised symbol={symbol} height={SYMBOL} line={line}>
      {words}
    </Symbolised>
  ) : (
    words
  );
  return { element, height: linesIn(title, 'semibold', type, room, fonts) * line };
}

function flow(pieces: readonly Piece[], room: number): ReactElement[][] {
  const cards: ReactElement[][] = [[]];
  let used = 0;
  for (const { element, height } of pieces) {
    if (used > 0 && used + height > room) {
      cards.push([]);
      used = 0;
    }
    cards.at(-1)?.push(element);
    used += height;
  }
  return cards;
}

function piecesOf(card: SheetCard, size: number, room: number, fonts: PaperFonts): Piece[] {
  const text = (value: string, face: Face, own = 8) => textPieces({ text: value, face }, own, room, fonts);
  return [
    ...text(card.what, 'condensed'),
    ...text(card.marks.join(' · '), 'condensedBold'),
    ...statRows(card.stats, ROOM, fonts),
    ...card.boxes.flatMap((boxes) => boxPieces(boxes, room, fonts)),
    ...card.lines.flatMap(({ name, effect }) =>
      effect === ''
        ? text(name, 'condensedBold', size)
        : textPieces({ name: `${name}: `, text: effect, face: 'condensed' }, size, room, fonts),
    ),
    ...(card.chart
      ? [{ element: <Chart chart={card.chart} width={ROOM} />, height: chartHeight(card.chart) }]
      : []),
  ];
}

interface CardText {
  /** Set heavier before it. */
  name?: string;
  text: string;
  face: Face;
}

/** Sets text across a card, smaller if one of its words would not fit; in several pieces if no card can hold it. */
function textPieces(
  { name = '', text, face }: CardText,
  size: number,
  room: number,
  fonts: PaperFonts,
): Piece[] {
  if (text === '') return [];
  const sizes = [size, ...SMALLER].map(typed) as [Type, ...Type[]];
  const type = fitting(`${name}${text}`, 'condensedBold', sizes, ROOM, fonts);
  const before = widthOf(name, 'condensedBold', type, fonts);
  const lines =
    before <= ROOM
      ? linesIn(text, face, type, ROOM, fonts, before)
      : linesIn(`${name}${text}`, 'condensedBold', type, ROOM, fonts);
  const height = lines * type.size * type.leading;
  if (height + GAP > room && text.length > LETTERS) {
    const parts = text.match(new RegExp(`.{1,${LETTERS}}(?: |$)|.{${LETTERS}}`, 'gsu')) ?? [];
    return parts.flatMap((part, index) =>
      textPieces({ name: index === 0 ? name : '', text: part.trim(), face }, size, room, fonts),
    );
  }
  const element = (
    <Words face={face} type={type} width={ROOM} style={{ marginBottom: GAP }}>
      {name !== '' && <Text style={textStyle('condensedBold', type, fonts)}>{name}</Text>}
      {text}
    </Words>
  );
  return [{ element, height: height + GAP }];
}

function boxPieces(boxes: CardBoxes, room: number, fonts: PaperFonts): Piece[] {
  const count = Math.max(1, Math.ceil(boxes.count / BOXES));
  const tracks = Array.from({ length: count }, (_, index): Piece => {
    const from = index * BOXES;
    return trackOf(
      {
        ...boxes,
        label: index === 0 ? boxes.label : '',
        count: Math.min(BOXES, boxes.count - from),
        ticked: Math.min(BOXES, Math.max(0, boxes.ticked - from)),
        bars: (boxes.bars ?? []).map((bar) => bar - from),
        total: index === count - 1 ? boxes.total : '',
      },
      fonts,
    );
  });
  const lines = (boxes.lines ?? []).join('; ');
  return [...tracks, ...textPieces({ text: lines, face: 'condensed' }, 7, room, fonts)];
}

/** Height of the line above a track: of its label, and high enough to write the total into it. */
const ABOVE = { label: 10.2, total: 15 } as const;
const TRACK_LABELS = [7.5, 6.5, 5].map((size): Type => ({ size, leading: 1.2 })) as [Type, ...Type[]];
const TOTAL: Type = { size: 6.5, leading: 1.2 };
/** Room for the total beside the label. */
const TOTAL_ROOM = 70;

const styles = StyleSheet.create({
  track: { paddingBottom: GAP },
  above: { flexDirection: 'row', alignItems: 'flex-start', height: ABOVE.label },
  aboveTotal: { alignItems: 'flex-end', height: ABOVE.total },
  label: { flexGrow: 1, flexBasis: 0 },
  blank: { width: 40, marginLeft: 4, marginBottom: 1 },
});

/** A track: its label, with the blank for the total at the right if there is one, and below it the boxes. */
function trackOf(boxes: CardBoxes, fonts: PaperFonts): Piece {
  const { label, total } = boxes;
  const room = total === '' ? ROOM : ROOM - TOTAL_ROOM;
  const type = fitting(label, 'condensedBold', TRACK_LABELS, room, fonts, 1);
  const track = { ...boxes, total: '' };
  const isLabelled = label !== '' || total !== '';
  const element = (
    <View style={styles.track}>
      {isLabelled && (
        <View style={[styles.above, total === '' ? {} : styles.aboveTotal]}>
          <Words face="condensedBold" type={type} width={room} style={styles.label}>
            {label}
          </Words>
          {total !== '' && (
            <>
              <Words face="condensed" type={TOTAL} width={TOTAL_ROOM}>
                {total}
              </Words>
              <View style={styles.blank}>
                <Edge side="bottom" weight={0.6} />
              </View>
            </>
          )}
        </View>
      )}
      <TickBoxes boxes={track} width={ROOM} />
    </View>
  );
  const above = isLabelled ? (total === '' ? ABOVE.label : ABOVE.total) : 0;
  return { element, height: above + layBoxes(track, ROOM).height + GAP };
}
