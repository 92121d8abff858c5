import { type ChartCurve, type CurveChart, chartOutlines, drawn, gapsOf } from '@/lib/odds/chart';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';
import type { CardBoxes, CardStat, SheetCard } from '../card';
import { type Box, roomForSymbol } from './box';
import { layBoxes } from './boxes';
import type { PaperFonts } from './fonts';
import type { Ink, Run } from './ink';
import { cut, fitting, type Lines, longestWord, type Type, widthOf, wrap } from './lines';

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

/** The plot of a chart, in points, with room for its scales. */
const PLOT = { height: 72, left: 19, right: 5, top: 4, bottom: 9 } as const;
const SCALE: Type = { size: 5.5, leading: 1.2 };
const KEY: Type = { size: 6, leading: 1.2 };
const SAMPLE = 18;
/** How much smaller dashes and markers are than on screen. */
const CHART_SCALE = 0.42;

/** Curves with their key, in black: told apart by dash and marker, as on screen. */
function chartBox(chart: CurveChart, width: number, fonts: PaperFonts): Box {
  const { across, up, curves } = drawn(chart);
  const plot = width - PLOT.left - PLOT.right;
  const keyTop = PLOT.top + PLOT.height + PLOT.bottom;
  const line = KEY.size * KEY.leading;
  return {
    height: keyTop + curves.length * line,
    draw: (ink, x, y) => {
      const left = (part: number) => x + PLOT.left + part * plot;
      const high = (part: number) => y + PLOT.top + (1 - part) * PLOT.height;
      const set = (text: string, at: number, baseline: number, type: Type) =>
        ink.line([{ face: 'condensed', text }], at, baseline, type);
      for (const { at, text } of up) {
        ink.rule(at === 0 ? 0.5 : 0.2, left(0), high(at), left(1), high(at));
        set(text, left(0) - 3 - widthOf(text, 'condensed', SCALE, fonts), high(at) + 2, SCALE);
      }
      for (const { at, text } of across) {
        ink.rule(0.5, left(at), high(0), left(at), high(0) + 1.5);
        set(text, left(at) - widthOf(text, 'condensed', SCALE, fonts) / 2, high(0) + 7, SCALE);
      }
      for (const curve of curves) {
        const points = curve.points.map((point) => [left(point.left), high(point.above)] as const);
        drawCurve(ink, curve, points);
      }
      for (const [index, curve] of curves.entries()) {
        const middle = y + keyTop + (index + 0.5) * line;
        const [from, to] = [x + PLOT.left, x + PLOT.left + SAMPLE];
        drawCurve(
          ink,
          curve,
          [
            [from, middle],
            [to, middle],
          ],
          [[(from + to) / 2, middle]],
        );
        const room = width - PLOT.left - SAMPLE - 4;
        set(cut(curve.label, 'condensed', KEY, room, fonts), to + 4, middle + 2, KEY);
      }
    },
  };
}

type Place = readonly [x: number, y: number];

/** Draws a line through places, with the marker of its curve at each of some of them. */
function drawCurve(
  { pen }: Ink,
  { dash, marker }: Pick<ChartCurve, 'dash' | 'marker'>,
  places: readonly Place[],
  marked = places,
): void {
  const [on, off] = gapsOf[dash];
  pen.save().lineWidth(0.8);
  if (off > 0) pen.dash(on * CHART_SCALE, { space: off * CHART_SCALE });
  for (const [index, [x, y]] of places.entries()) index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  pen.stroke().restore();
  for (const [x, y] of marked) {
    pen.save().translate(x, y).scale(CHART_SCALE).lineWidth(1.4).path(chartOutlines[marker]);
    pen.fillAndStroke(dash === 'solid' ? '#000' : '#fff', '#000').restore();
  }
}
