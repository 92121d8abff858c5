import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { CardBoxes, CardStat, SheetCard } from '../card';
import type { Box } from './box';
import { layBoxes } from './boxes';
import { chartBox } from './chart';
import type { PaperFonts } from './fonts';
import type { Run } from './ink';
import { fitting, type Lines, longestWord, type Type, wrap } from './lines';
import { roomForSymbol } from './symbol';

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
const STATS = { height: 31, small: 8, mostARow: 6 } as const;
/** Maximum number of boxes in a piece: a longer track continues below it, or on the next card. */
const BOXES = 60;
const LABEL = 8.5;
/** The line above a track: high enough to write the total into it. */
const TOTALLED = 15;

/** Returns the height of the line above a track, in points: its label, and the blank for the total. */
export const aboveBoxes = ({ label, total }: CardBoxes): number =>
  total === '' ? (label === '' ? 0 : LABEL * 1.2) : TOTALLED;

/** A part of a card, from top to bottom, that is never split. */
export type Piece = { height: number } & (
  | { kind: 'text'; text: Lines }
  | { kind: 'stats'; stats: CardStat[] }
  | { kind: 'boxes'; boxes: CardBoxes; small: Lines }
  | { kind: 'chart'; chart: Box }
);

/** Height of the symbol before a title. */
export const SYMBOL = 14;

/** A printed card: all of an element's card, or a part of it. */
export interface PaperCard {
  symbol: UnitSymbol | undefined;
  title: Lines;
  pieces: Piece[];
  part: number;
  parts: number;
}

/** Lays an element's card out on as many printed cards as it needs. */
export function layCard(card: SheetCard, fonts: PaperFonts): PaperCard[] {
  const { symbol } = card;
  const title = titleOf(card.title, ROOM - (symbol ? roomForSymbol(SYMBOL) : 0), fonts);
  const room = INNER - heightOf(title);
  const layouts = SIZES.map((size) => flow(piecesOf(card, size, room, fonts), room));
  const parts = layouts.find((layout) => layout.length === 1) ?? layouts[0] ?? [];
  return parts.map((pieces, index) => ({ symbol, title, pieces, part: index + 1, parts: parts.length }));
}

function titleOf(text: string, room: number, fonts: PaperFonts): Lines {
  const [large = 0, ...smaller] = TITLES;
  const sized = (type: Type) => wrap([{ face: 'semibold', text }], type, room, fonts);
  const whole = longestWord(text, 'semibold', typed(large), fonts) <= room;
  const title = sized(typed(large));
  if (whole && title.lines.length <= 2) return title;
  const [first = large, ...rest] = smaller;
  return sized(fitting(text, 'semibold', [typed(first), ...rest.map(typed)], room, fonts));
}

/** Height of lines, in points. */
export const heightOf = ({ lines, type }: Lines): number => lines.length * type.size * type.leading;

/** Sets text across a card, smaller if one of its words would not fit. */
function textAcross(runs: readonly Run[], size: number, fonts: PaperFonts): Lines {
  const fits = [size, ...SMALLER].find((each) =>
    runs.every(({ text, face }) => longestWord(text, face, typed(each), fonts) <= ROOM),
  );
  return wrap(runs, typed(fits ?? SMALLER.at(-1) ?? size), ROOM, fonts);
}

function flow(pieces: readonly Piece[], room: number): Piece[][] {
  const cards: Piece[][] = [[]];
  let used = 0;
  for (const piece of pieces) {
    if (used > 0 && used + piece.height > room) {
      cards.push([]);
      used = 0;
    }
    cards.at(-1)?.push(piece);
    used += piece.height;
  }
  return cards;
}

function piecesOf(card: SheetCard, size: number, room: number, fonts: PaperFonts): Piece[] {
  const text = (runs: readonly Run[], own = size): Piece[] => whole(textAcross(runs, own, fonts), room);
  return [
    ...text([{ face: 'condensed', text: card.what }], 8),
    ...text([{ face: 'condensedBold', text: card.marks.join(' · ') }], 8),
    ...statRows(card.stats),
    ...card.boxes.flatMap((boxes) => boxPieces(boxes, room, fonts)),
    ...card.lines.flatMap(({ name, effect }) =>
      text([
        { face: 'condensedBold', text: effect === '' ? name : `${name}:` },
        { face: 'condensed', text: effect },
      ]),
    ),
    ...chartPieces(card, fonts),
  ];
}

/** Makes one piece of a text, or one piece per line if no card can hold it whole. */
function whole(text: Lines, room: number): Piece[] {
  if (text.lines.length === 0) return [];
  const height = heightOf(text) + GAP;
  if (height <= room) return [{ kind: 'text', height, text }];
  return text.lines.map((line, index) => {
    const own = { type: text.type, lines: [line] };
    return { kind: 'text', height: heightOf(own) + (index === text.lines.length - 1 ? GAP : 0), text: own };
  });
}

function chartPieces({ chart }: SheetCard, fonts: PaperFonts): Piece[] {
  if (!chart) return [];
  const box = chartBox(chart, ROOM, fonts);
  return [{ kind: 'chart', height: box.height + GAP, chart: box }];
}

function statRows(stats: readonly CardStat[]): Piece[] {
  const rows = Math.ceil(stats.length / STATS.mostARow);
  const long = Math.ceil(stats.length / rows);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = stats.slice(row * long, (row + 1) * long);
    const small = inRow.some((stat) => stat.small) ? STATS.small : 0;
    return { kind: 'stats', height: STATS.height + small + GAP + 1, stats: inRow };
  });
}

function boxPieces(boxes: CardBoxes, room: number, fonts: PaperFonts): Piece[] {
  const count = Math.max(1, Math.ceil(boxes.count / BOXES));
  return Array.from({ length: count }, (_, index): Piece[] => {
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
    const small = textAcross([{ face: 'condensed', text: lines.join('; ') }], 7, fonts);
    const drawn = layBoxes({ ...part, total: '' }, ROOM).height + aboveBoxes(part);
    const fits = drawn + heightOf(small) + GAP <= room;
    const own: Piece = {
      kind: 'boxes',
      height: drawn + GAP + (fits ? heightOf(small) : 0),
      boxes: part,
      small: fits ? small : { ...small, lines: [] },
    };
    return fits ? [own] : [own, ...whole(small, room)];
  }).flat();
}
