import type { VerdictKind } from '@/lib/roster/report';
import { severityCounts, severityWord } from '@/lib/roster/verdict';
import type { Sheet, SheetFact, SheetProblem, SheetVerdict } from '../sheet';
import { type Box, framed, gap, type Placed, sideBySide, spaced, stacked } from './box';
import type { PaperFonts } from './fonts';
import { fitting, longestWord, paragraph, type Type, widthOf, wrap } from './lines';
import type { Item } from './page';

const LABEL: Type = { size: 7.5, leading: 1.3, spacing: 0.5 };
const TITLES: readonly [Type, ...Type[]] = [
  { size: 21, leading: 1.15 },
  { size: 15, leading: 1.2 },
  { size: 11, leading: 1.2 },
];
const NAMES: readonly [Type, ...Type[]] = [
  { size: 10.5, leading: 1.25 },
  { size: 9, leading: 1.25 },
  { size: 7.5, leading: 1.25 },
];
const FACT: Type = { size: 10.5, leading: 1.3 };

/** Width of the boxes for the commander and the game, and their padding. */
const SIDE = { width: 132, left: 8, right: 4 } as const;
const SIDE_ROOM = SIDE.width - SIDE.left - SIDE.right;
/** Space between the name of the force and the boxes next to it. */
const BESIDE = 16;
/** Lines to write on: height above the line, and its weight. */
const BLANK = { title: 24, name: 16, weight: 0.6 } as const;

interface Named {
  label: string;
  value: string;
}

/** Lays out the force's name, the commander and the game, with a line to write on if a name is missing. */
export function titleBlock(sheet: Sheet, width: number, fonts: PaperFonts): Box {
  // A sheet that a table of players shares is not a player's force.
  const owned = sheet.verdict !== null;
  const force = { label: sheet.label ?? (owned ? 'Force' : 'Shared'), value: sheet.title };
  const sides: Named[] = [
    ...(owned ? [{ label: 'Commander', value: sheet.player }] : []),
    { label: 'Game', value: sheet.system },
  ];
  const room = width - sides.length * SIDE.width - BESIDE;
  const smallest = (types: typeof NAMES) => types.at(-1) ?? types[0];
  const fits =
    longestWord(force.value, 'semibold', smallest(TITLES), fonts) <= room &&
    sides.every(({ value }) => longestWord(value, 'semibold', smallest(NAMES), fonts) <= SIDE_ROOM);
  const inner = fits
    ? nextToEachOther(force, sides, width, fonts)
    : // A word too long for its place gets the full width.
      stacked([
        titleBox(force, width, fonts),
        ...sides.map((side) => spaced(nameBox(side, width, fonts), { top: 4 })),
      ]);
  return framed(spaced(inner, { top: 8, bottom: 5.75 }), (ink, x, y, height) => {
    ink.rule(3, x, y + 1.5, x + width, y + 1.5);
    ink.rule(0.75, x, y + height - 0.4, x + width, y + height - 0.4);
  });
}

function nextToEachOther(force: Named, sides: readonly Named[], width: number, fonts: PaperFonts): Box {
  const begins = (index: number) => width - (sides.length - index) * SIDE.width;
  const cells: Placed[] = [
    { left: 0, box: titleBox(force, begins(0) - BESIDE, fonts) },
    ...sides.map((side, index) => ({
      left: begins(index) + SIDE.left,
      box: nameBox(side, SIDE_ROOM, fonts),
    })),
  ];
  return framed(sideBySide(cells), (ink, x, y, height) => {
    for (const index of sides.keys()) ink.rule(0.75, x + begins(index), y, x + begins(index), y + height);
  });
}

const labelBox = (label: string, width: number, fonts: PaperFonts): Box =>
  paragraph(label.toUpperCase(), 'condensed', LABEL, { width }, fonts);

function titleBox({ label, value }: Named, width: number, fonts: PaperFonts): Box {
  const named = labelBox(label, width, fonts);
  if (value === '') return stacked([named, blank(width, BLANK.title)]);
  const lines = (type: Type) => wrap([{ face: 'semibold', text: value }], type, width, fonts).lines.length;
  const [large, ...smaller] = TITLES;
  const types = lines(large) > 2 && smaller[0] ? ([smaller[0], ...smaller] as const) : TITLES;
  return stacked([
    named,
    paragraph(value, 'semibold', fitting(value, 'semibold', types, width, fonts), { width }, fonts),
  ]);
}

function nameBox({ label, value }: Named, width: number, fonts: PaperFonts): Box {
  const named = labelBox(label, width, fonts);
  if (value === '') return stacked([named, blank(width, BLANK.name)]);
  const type = fitting(value, 'semibold', NAMES, width, fonts);
  return stacked([named, gap(2), paragraph(value, 'semibold', type, { width }, fonts)]);
}

const blank = (width: number, height: number): Box =>
  framed(gap(height), (ink, x, y, high) => ink.rule(BLANK.weight, x, y + high, x + width, y + high));

/** Padding in the box of a fact, and the minimum width of its contents. */
const FACT_SPACE = { side: 6, top: 3, bottom: 2, least: 40 } as const;
const FACT_LINE = 0.75;

/** Lays out the boxes above the tables: each as wide as it needs, the lines filled to the margin. */
export function factItems(facts: readonly SheetFact[], width: number, fonts: PaperFonts): Item[] {
  const lines: { fact: SheetFact; wide: number }[][] = [];
  let used = 0;
  for (const fact of facts) {
    const value = widthOf(fact.value, 'semibold', FACT, fonts);
    const label = widthOf(fact.label.toUpperCase(), 'condensed', LABEL, fonts);
    const wide = Math.min(Math.max(value, label, FACT_SPACE.least) + 2 * FACT_SPACE.side + 1, width);
    if (lines.length === 0 || used + wide > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push({ fact, wide });
    used += wide;
  }
  return lines.map((line, index) => ({
    box: spaced(factLine(line, width, index === 0, fonts), { top: index === 0 ? 8 : 0 }),
  }));
}

function factLine(
  line: readonly { fact: SheetFact; wide: number }[],
  width: number,
  isFirst: boolean,
  fonts: PaperFonts,
): Box {
  const more = (width - line.reduce((sum, { wide }) => sum + wide, 0)) / line.length;
  let left = 0;
  const edges = [0];
  const cells = line.map(({ fact, wide }) => {
    const begins = left + FACT_SPACE.side;
    left += wide + more;
    edges.push(left);
    const room = wide + more - 2 * FACT_SPACE.side;
    const value = paragraph(fact.value, 'semibold', FACT, { width: room }, fonts);
    return { left: begins, box: stacked([labelBox(fact.label, room, fonts), value]) };
  });
  const { top, bottom } = FACT_SPACE;
  return framed(spaced(sideBySide(cells), { top, bottom }), (ink, x, y, height) => {
    if (isFirst) ink.rule(FACT_LINE, x, y, x + width, y);
    ink.rule(FACT_LINE, x, y + height, x + width, y + height);
    for (const edge of edges) ink.rule(FACT_LINE, x + edge, y, x + edge, y + height);
  });
}

const STAMP: Type = { size: 10.5, leading: 1.25, spacing: 1 };
const SAID: Type = { size: 10, leading: 1.3 };
const SEVERITY: Type = { size: 7.5, leading: 1.5, spacing: 0.5 };
const PROBLEM: Type = { size: 8.5, leading: 1.3 };

/** The stamp: its padding, the line around it, and the space between it and the text next to it. */
const AROUND = { side: 8, top: 1.5, bottom: 0.5, line: 1.25, beside: 8 } as const;
/** Length of a dash in a dashed frame, in points. */
const DASH = 3;
const SEVERITY_WIDTH = 52;

/** Lays out the verdict, the number of problems by severity, and each problem. */
export function verdictItems(verdict: SheetVerdict, width: number, fonts: PaperFonts): Item[] {
  const { kind, alone, problems } = verdict;
  const stamp = stampBox(alone.toUpperCase(), kind, fonts);
  const left = stamp.width + AROUND.beside;
  const words = paragraph(severityCounts(problems), 'semibold', SAID, { width: width - left }, fonts);
  const first = sideBySide([
    { left: 0, box: stamp },
    { left, box: spaced(words, { top: Math.max(0, (stamp.height - SAID.size * SAID.leading) / 2) }) },
  ]);
  return [
    { box: spaced(first, { top: 6, bottom: 3 }), keep: problems.length > 0 },
    ...problems.map((problem) => ({ box: problemBox(problem, width, fonts) })),
  ];
}

/** Makes the stamp: legal in a frame, not legal in white on black, undecided in a dashed frame. */
function stampBox(text: string, kind: VerdictKind, fonts: PaperFonts): Box & { width: number } {
  const { side, top, bottom, line } = AROUND;
  const filled = kind === 'illegal';
  const wide = widthOf(text, 'condensedBold', STAMP, fonts);
  const width = wide + 2 * side + 2 * line;
  const type = filled ? { ...STAMP, colour: '#fff' } : STAMP;
  const inner = paragraph(text, 'condensedBold', type, { width: wide + 1 }, fonts);
  const height = inner.height + top + bottom + 2 * line;
  return {
    width,
    height,
    draw: (ink, x, y) => {
      ink.pen.save();
      if (kind === 'undecided') ink.pen.dash(DASH);
      ink.pen
        .lineWidth(line)
        .rect(x + line / 2, y + line / 2, width - line, height - line)
        .stroke()
        .restore();
      if (filled) ink.pen.rect(x, y, width, height).fill();
      inner.draw(ink, x + line + side, y + line + top);
    },
  };
}

function problemBox({ severity, text }: SheetProblem, width: number, fonts: PaperFonts): Box {
  const severe = paragraph(
    severityWord(severity).toUpperCase(),
    'condensedBold',
    SEVERITY,
    { width: SEVERITY_WIDTH },
    fonts,
  );
  const room = width - SEVERITY_WIDTH;
  const cells = sideBySide([
    { left: 0, box: severe },
    { left: SEVERITY_WIDTH, box: paragraph(text, 'regular', PROBLEM, { width: room }, fonts) },
  ]);
  return framed(spaced(cells, { top: 2, bottom: 2 }), (ink, x, y) => ink.rule(0.5, x, y, x + width, y));
}
