import type { ResultSlip, SlipPile, SlipSide } from '../card';
import { type Box, gap, sideBySide, spaced, stacked } from './box';
import type { PaperFonts } from './fonts';
import type { Ink } from './ink';
import { cut, paragraph, type Type, textBox, widthOf, wrap } from './lines';
import { type PaperOptions, type PaperPage, sizeOf } from './page';

const [COLUMNS, ROWS] = [2, 4];
const A_PAGE = COLUMNS * ROWS;
/** Distance of the content from the edges of a slip, which are cut or are edges of the paper, in points. */
const PAD = { side: 26, top: 19, bottom: 16 } as const;

const SMALL: Type = { size: 8, leading: 1.25 };
const LABEL: Type = { size: 7, leading: 1.3, spacing: 0.4 };
const TABLE: Type = { size: 22, leading: 1 };
const TEAM: Type = { size: 7.5, leading: 1.2 };
/** Sizes of a name, largest first; each is used if the name fits the height of its row. */
const NAMES: readonly [Type, ...Type[]] = [typed(11.5), typed(9.5), typed(8), typed(6.5), typed(5.5)];

function typed(size: number): Type {
  return { size, leading: 1.2 };
}

/** A row: its height with and without a team, the box for the score, and the one to tick for the winner. */
const ROW = { height: 42, names: 36, withTeam: 27, score: 46, scoreHeight: 26, tick: 13, gap: 10 } as const;
const LINE = { box: 0.8, tick: 1, write: 0.6, cut: 0.5, dash: 3 } as const;

/**
 * Lays slips out eight to a portrait page, with lines to cut along. The slips are in order once the pages are cut as a
 * stack and the eight piles are put on top of each other.
 */
export function slipPages(
  { title, slips }: SlipPile,
  { paper }: PaperOptions,
  fonts: PaperFonts,
): PaperPage[] {
  const size = sizeOf(paper, 'portrait');
  const slip = { width: size.width / COLUMNS, height: size.height / ROWS };
  const pages = Math.ceil(slips.length / A_PAGE);
  return Array.from({ length: pages }, (_, page) => ({
    ...size,
    draw: (ink) => {
      cutLines(ink, size);
      for (let place = 0; place < A_PAGE; place += 1) {
        const own = slips[place * pages + page];
        if (!own) continue;
        const x = (place % COLUMNS) * slip.width + PAD.side;
        const y = Math.floor(place / COLUMNS) * slip.height;
        const width = slip.width - 2 * PAD.side;
        topOf(own, title, width, fonts).draw(ink, x, y + PAD.top);
        const foot = signatures(own, width, fonts);
        foot.draw(ink, x, y + slip.height - PAD.bottom - foot.height);
      }
    },
  }));
}

function cutLines(ink: Ink, { width, height }: { width: number; height: number }): void {
  ink.pen.save().dash(LINE.dash);
  for (let column = 1; column < COLUMNS; column += 1)
    ink.rule(LINE.cut, (column * width) / COLUMNS, 0, (column * width) / COLUMNS, height);
  for (let row = 1; row < ROWS; row += 1)
    ink.rule(LINE.cut, 0, (row * height) / ROWS, width, (row * height) / ROWS);
  ink.pen.restore();
}

/** The event, the round and the table, and the rows of the two players. */
function topOf({ table, round, sides }: ResultSlip, title: string, width: number, fonts: PaperFonts): Box {
  const called = widthOf('TABLE', 'condensed', LABEL, fonts) + 5;
  const number = widthOf(table, 'semibold', TABLE, fonts);
  const beside = called + number + 14;
  const room = width - beside;
  const about = (text: string) =>
    paragraph(
      cut(text, 'condensed', SMALL, room, fonts),
      'condensed',
      SMALL,
      { width: room, align: 'right' },
      fonts,
    );
  const label = paragraph('TABLE', 'condensed', LABEL, { width: called }, fonts);
  const head = sideBySide([
    { left: 0, box: spaced(label, { top: TABLE.size - LABEL.size * LABEL.leading }) },
    { left: called, box: paragraph(table, 'semibold', TABLE, { width: number + 1 }, fonts) },
    { left: beside, box: stacked([about(title), about(round)]) },
  ]);
  return stacked([
    head,
    gap(2),
    columnLabels(width, fonts),
    ...sides.map((side) => sideRow(side, width, fonts)),
    drawnRow(width, fonts),
  ]);
}

/** Left edges of the boxes, from the left edge of a slip's content. */
const boxesIn = (width: number) => {
  const tick = width - ROW.tick - 4;
  const score = tick - ROW.gap - ROW.score;
  return { score, tick, name: score - ROW.gap };
};

function columnLabels(width: number, fonts: PaperFonts): Box {
  const { score, tick } = boxesIn(width);
  const label = (text: string, left: number, own: number) => ({
    left: left - 10,
    box: paragraph(text, 'condensed', LABEL, { width: own + 20, align: 'center' as const }, fonts),
  });
  return sideBySide([label('SCORE', score, ROW.score), label('WON', tick, ROW.tick)]);
}

function sideRow({ name, team }: SlipSide, width: number, fonts: PaperFonts): Box {
  const { score, tick, name: room } = boxesIn(width);
  const most = team === '' ? ROW.names : ROW.withTeam;
  const layouts = NAMES.map((type) => wrap([{ face: 'semibold', text: name }], type, room, fonts));
  const fits = layouts.find(({ lines, type }) => lines.length * type.size * type.leading <= most);
  const named = textBox(fits ?? wrapLast(name, room, fonts), { width: room });
  const teamed =
    team === ''
      ? gap(0)
      : paragraph(cut(team, 'condensed', TEAM, room, fonts), 'condensed', TEAM, { width: room }, fonts);
  const text = stacked([named, teamed]);
  return {
    height: ROW.height,
    draw: (ink, x, y) => {
      text.draw(ink, x, y + (ROW.height - text.height) / 2);
      ink.pen.lineWidth(LINE.box);
      ink.pen.rect(x + score, y + (ROW.height - ROW.scoreHeight) / 2, ROW.score, ROW.scoreHeight).stroke();
      tickBox(ink, x + tick, y + (ROW.height - ROW.tick) / 2);
    },
  };
}

/** The smallest size, in which no name that can be entered is too long. */
const wrapLast = (name: string, room: number, fonts: PaperFonts) =>
  wrap([{ face: 'semibold', text: name }], NAMES.at(-1) ?? NAMES[0], room, fonts);

function drawnRow(width: number, fonts: PaperFonts): Box {
  const { score, tick } = boxesIn(width);
  const label = paragraph('DRAWN', 'condensed', LABEL, { width: ROW.score, align: 'right' }, fonts);
  return {
    height: ROW.tick,
    draw: (ink, x, y) => {
      label.draw(ink, x + score, y + (ROW.tick - label.height) / 2);
      tickBox(ink, x + tick, y);
    },
  };
}

function tickBox(ink: Ink, x: number, y: number): void {
  ink.pen.lineWidth(LINE.tick);
  ink.pen.rect(x, y, ROW.tick, ROW.tick).stroke();
}

/** A line for the signature of each player. */
function signatures({ sides }: ResultSlip, width: number, fonts: PaperFonts): Box {
  const own = (width - ROW.gap) / 2;
  return sideBySide(
    sides.map(({ name }, index) => {
      const text = cut(`Signed, ${name}`, 'condensed', LABEL, own, fonts);
      const label = paragraph(text, 'condensed', LABEL, { width: own }, fonts);
      return {
        left: index * (own + ROW.gap),
        box: {
          height: label.height + 1.5,
          draw: (ink: Ink, x: number, y: number) => {
            ink.rule(LINE.write, x, y, x + own, y);
            label.draw(ink, x, y + 1.5);
          },
        },
      };
    }),
  );
}
