import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { CardBoxes, SheetCard } from '../card';
import { layBoxes, TickBoxes } from './boxes';
import { shrunk, statRows } from './card-stats';
import { Chart } from './chart';
import type { PaperFonts } from './fonts';
import { heightOf } from './measure';
import { Rules } from './rules';
import { roomForSymbol, Symbolised } from './symbol';
import { fitting, longestWord, type Run, SetLines, type Type, Words, widthOf, wrap } from './words';

/** The size of a playing card, which fits a sleeve: 63 by 88 mm, in points. */
export const CARD = { width: 178.6, height: 249.4, side: 9, top: 8, bottom: 7 } as const;
/** Room for text across a card. */
export const ROOM = CARD.width - 2 * CARD.side;
const FOOT = 11;
const INNER = CARD.height - CARD.top - CARD.bottom - FOOT;
/** Text sizes to try: the largest that fits one card, or the first on several cards if none does. */
const SIZES = [8, 7.5, 7];
/** Sizes for words that are wider than a card in those sizes. */
const SMALLER = [6, 5];
/** Sizes of a title: for up to two lines, for more, and for words wider than a card. */
const TITLES = [11.5, 9, 7.5, 6, 5];
const LEADING = 1.25;
const typed = (size: number): Type => ({ size, leading: LEADING });
const GAP = 3;
/** Height of the symbol before a title. */
const SYMBOL = 14;
/** Maximum number of boxes in a piece: a longer track continues below it, or on the next card. */
const BOXES = 60;

/** A printed card: all of an element's card, or a part of it. */
export interface PaperCard {
  title: ReactElement;
  /** From top to bottom; none is split. */
  pieces: ReactElement[];
  part: number;
  parts: number;
}

/** Lays an element's card out on as many printed cards as it needs. */
export function layCard(card: SheetCard, fonts: PaperFonts): PaperCard[] {
  const title = <Title title={card.title} symbol={card.symbol} fonts={fonts} />;
  const room = INNER - heightOf(title);
  const layouts = SIZES.map((size) => flow(piecesOf(card, size, room, fonts), room));
  const parts = layouts.find((layout) => layout.length === 1) ?? layouts[0] ?? [];
  return parts.map((pieces, index) => ({ title, pieces, part: index + 1, parts: parts.length }));
}

function Title({
  title,
  symbol,
  fonts,
}: {
  title: string;
  symbol: UnitSymbol | undefined;
  fonts: PaperFonts;
}) {
  const room = ROOM - (symbol ? roomForSymbol(SYMBOL) : 0);
  const [large, ...smaller] = TITLES.map(typed) as [Type, Type, ...Type[]];
  const fits =
    longestWord(title, 'semibold', large, fonts) <= room &&
    wrap([{ face: 'semibold', text: title }], large, room, fonts).length <= 2;
  const type = fits ? large : fitting(title, 'semibold', smaller, room, fonts);
  const words = (
    <Words face="semibold" type={type} width={room} fonts={fonts}>
      {title}
    </Words>
  );
  if (!symbol) return words;
  return (
    <Symbolised symbol={symbol} height={SYMBOL} line={type.size * type.leading}>
      {words}
    </Symbolised>
  );
}

function flow(pieces: readonly ReactElement[], room: number): ReactElement[][] {
  const cards: ReactElement[][] = [[]];
  let used = 0;
  for (const piece of pieces) {
    const height = heightOf(piece);
    if (used > 0 && used + height > room) {
      cards.push([]);
      used = 0;
    }
    cards.at(-1)?.push(piece);
    used += height;
  }
  return cards;
}

function piecesOf(card: SheetCard, size: number, room: number, fonts: PaperFonts): ReactElement[] {
  const text = (runs: readonly Run[], own = size) => textPieces(runs, own, room, fonts);
  return [
    ...text([{ face: 'condensed', text: card.what }], 8),
    ...text([{ face: 'condensedBold', text: card.marks.join(' · ') }], 8),
    ...statRows(card.stats, ROOM, fonts),
    ...card.boxes.flatMap((boxes) => boxPieces(boxes, room, fonts)),
    ...card.lines.flatMap(({ name, effect }) =>
      text([
        { face: 'condensedBold', text: effect === '' ? name : `${name}:` },
        { face: 'condensed', text: effect },
      ]),
    ),
    ...(card.chart ? [<Chart key="chart" chart={card.chart} width={ROOM} fonts={fonts} />] : []),
  ];
}

/** Sets text across a card, smaller if one of its words would not fit: whole, or line by line if no card can hold it. */
function textPieces(runs: readonly Run[], size: number, room: number, fonts: PaperFonts): ReactElement[] {
  const fits = [size, ...SMALLER].find((each) =>
    runs.every(({ text, face }) => longestWord(text, face, typed(each), fonts) <= ROOM),
  );
  const type = typed(fits ?? SMALLER.at(-1) ?? size);
  const lines = wrap(runs, type, ROOM, fonts);
  if (lines.length === 0) return [];
  const piece = (own: typeof lines, gap: number) => (
    <SetLines lines={own} type={type} width={ROOM} fonts={fonts} style={{ paddingBottom: gap }} />
  );
  const all = piece(lines, GAP);
  if (heightOf(all) <= room) return [all];
  return lines.map((line, index) => piece([line], index === lines.length - 1 ? GAP : 0));
}

function boxPieces(boxes: CardBoxes, room: number, fonts: PaperFonts): ReactElement[] {
  const count = Math.max(1, Math.ceil(boxes.count / BOXES));
  return Array.from({ length: count }, (_, index): ReactElement[] => {
    const [from, last] = [index * BOXES, index === count - 1];
    const part: CardBoxes = {
      ...boxes,
      label: index === 0 ? boxes.label : '',
      count: Math.min(BOXES, boxes.count - from),
      ticked: Math.min(BOXES, Math.max(0, boxes.ticked - from)),
      bars: (boxes.bars ?? []).map((bar) => bar - from),
      total: last ? boxes.total : '',
    };
    const lines = last ? (boxes.lines ?? []) : [];
    const small = textPieces([{ face: 'condensed', text: lines.join('; ') }], 7, room, fonts);
    const [only, ...others] = small;
    const whole = (
      <View key={index} style={only ? {} : { paddingBottom: GAP }}>
        <Track boxes={part} fonts={fonts} />
        {only}
      </View>
    );
    if (others.length === 0 && heightOf(whole) <= room) return [whole];
    const alone = (
      <View key={index} style={{ paddingBottom: GAP }}>
        <Track boxes={part} fonts={fonts} />
      </View>
    );
    return [alone, ...small];
  }).flat();
}

/** Height of the line above a track: of its label, and high enough to write the total into it. */
const ABOVE = { label: 10.2, total: 15 } as const;
const TRACK_LABEL: Type = { size: 7.5, leading: 1.2 };
const TOTAL: Type = { size: 6.5, leading: 1.2 };
const BLANK = { width: 40, space: 4 } as const;

/** A track: its label, with the blank for the total at the right if there is one, and below it the boxes. */
function Track({ boxes, fonts }: { boxes: CardBoxes; fonts: PaperFonts }) {
  const { label, total } = boxes;
  const height = total === '' ? (label === '' ? 0 : ABOVE.label) : ABOVE.total;
  const wide = widthOf(total, 'condensed', TOTAL, fonts) + BLANK.space;
  const room = total === '' ? ROOM : ROOM - wide - BLANK.width;
  const type = shrunk(
    label,
    'condensedBold',
    { largest: TRACK_LABEL.size, least: 5 },
    room - BLANK.space,
    fonts,
  );
  return (
    <View>
      <View style={{ flexDirection: 'row', alignItems: total === '' ? 'flex-start' : 'flex-end', height }}>
        <Words face="condensedBold" type={type} width={room} fonts={fonts}>
          {label}
        </Words>
        {total !== '' && (
          <>
            <Words face="condensed" type={TOTAL} width={wide} fonts={fonts}>
              {total}
            </Words>
            <View style={{ width: BLANK.width, marginBottom: 1 }}>
              <Rules width={BLANK.width} bottom={0.6} />
            </View>
          </>
        )}
      </View>
      <TickBoxes layout={layBoxes({ ...boxes, total: '' }, ROOM)} width={ROOM} />
    </View>
  );
}
