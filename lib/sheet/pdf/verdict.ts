import type { VerdictKind } from '@/lib/roster/report';
import { severityCounts, severityWord } from '@/lib/roster/severity';
import type { SheetProblem, SheetVerdict } from '../sheet';
import { type Box, framed, sideBySide, spaced } from './box';
import type { Item } from './flow';
import type { PaperFonts } from './fonts';
import { paragraph, type Type, widthOf } from './lines';

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
