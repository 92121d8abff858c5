import type { Frame, Stroke, UnitSymbol } from './unit-symbol';

/** A part of a symbol: an SVG path with the commands M, L, H, V, C and Z. */
export interface Shape {
  d: string;
  /** Whether it is filled; else it is a line of width `LINE`, with round joins and butt caps. */
  filled: boolean;
}

/** The grid that symbols are drawn on; they fit in it completely. */
export const GRID = { width: 24, height: 16 } as const;
/** Width of a line, in units of the grid. */
export const LINE = 1.5;

// The frame leaves room above for bars, below for staff and wheels, and on the right for a star.
const [LEFT, RIGHT, TOP, BOTTOM] = [0.75, 17.25, 3.75, 12.75];
const [ACROSS, DOWN] = [(LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2];

const line = (d: string): Shape => ({ d, filled: false });
const fill = (d: string): Shape => ({ d, filled: true });

/** Distance of a Bézier handle from its end, as a share of the radius, so that four curves make a circle. */
const HANDLE = 0.5523;

function ellipse(x: number, y: number, across: number, down = across): string {
  const [a, b] = [across * HANDLE, down * HANDLE];
  const to = (...points: readonly number[]) => `C${points.map((each) => Number(each.toFixed(3))).join(' ')}`;
  return [
    `M${x - across} ${y}`,
    to(x - across, y - b, x - a, y - down, x, y - down),
    to(x + a, y - down, x + across, y - b, x + across, y),
    to(x + across, y + b, x + a, y + down, x, y + down),
    to(x - a, y + down, x - across, y + b, x - across, y),
    'Z',
  ].join('');
}

const frames: Record<Frame, string> = {
  ground: `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`,
  mech: `M5 ${TOP}H13L${RIGHT} ${DOWN}L13 ${BOTTOM}H5L${LEFT} ${DOWN}Z`,
  aircraft: `M${LEFT} ${BOTTOM}V9C${LEFT} 5.5 4 ${TOP} ${ACROSS} ${TOP}C14 ${TOP} ${RIGHT} 5.5 ${RIGHT} 9V${BOTTOM}`,
  creature: ellipse(ACROSS, DOWN, DOWN - TOP),
  drone: `M4.5 5.25V${BOTTOM}H13.5V5.25`,
};

/** The start of a headquarters' staff: the lower left of each frame. */
const staffs: Record<Frame, string> = {
  ground: `M${LEFT} ${BOTTOM}`,
  mech: `M5 ${BOTTOM}`,
  aircraft: `M${LEFT} ${BOTTOM}`,
  creature: `M4.5 ${DOWN}`,
  drone: `M4.5 ${BOTTOM}`,
};

/** Two wings side by side, filled if they stand on the frame, where lines would run into those of a saltire. */
function wings({ frame }: UnitSymbol): Shape {
  const stands = frame !== 'creature';
  const foot = stands ? BOTTOM : 9.5;
  const top = foot - (stands ? 3.25 : 2.2);
  const d = `M4.5 ${foot}C5.5 ${top} 8 ${top} 9 ${foot}C10 ${top} 12.5 ${top} 13.5 ${foot}`;
  return { d, filled: stands };
}

/** A dot, smaller inside an oval. */
const dot = (strokes: readonly Stroke[]) => ellipse(ACROSS, DOWN, strokes.includes('oval') ? 1.25 : 2.25);

const drawn: Record<Stroke, (symbol: UnitSymbol) => Shape[]> = {
  saltire: () => [line(`M${LEFT} ${TOP}L${RIGHT} ${BOTTOM}M${RIGHT} ${TOP}L${LEFT} ${BOTTOM}`)],
  diagonal: () => [line(`M${LEFT} ${BOTTOM}L${RIGHT} ${TOP}`)],
  oval: () => [line(ellipse(ACROSS, DOWN, 5.25, 2.5))],
  dot: ({ strokes }) => [fill(dot(strokes))],
  vertical: () => [line(`M${ACROSS} ${TOP}V${BOTTOM}`)],
  wings: (symbol) => [wings(symbol)],
  arrow: () => [line(`M${ACROSS} 6.5V${BOTTOM}`), fill(`M${ACROSS} 4L11.1 7H6.9Z`)],
  'bow-tie': () => [fill('M4 5.75L9 8.25L14 5.75V11.25L9 8.75L4 11.25Z')],
  loops: () => [
    line(
      'M9 8.5C7 6 3.75 5.75 3.75 8.5C3.75 11.25 7 11 9 8.5C11 6 14.25 5.75 14.25 8.5C14.25 11.25 11 11 9 8.5Z',
    ),
  ],
  wheels: () => [4, ACROSS, 14].map((x) => fill(ellipse(x, 14.6, 1.25))),
};

/** Digits as polylines, 3 wide and 5.5 high, from the upper left corner. */
const digits = [
  [[0, 0, 3, 0, 3, 5.5, 0, 5.5, 0, 0]],
  [[0.25, 0, 1.75, 0, 1.75, 5.5]],
  [[0, 0, 3, 0, 3, 2.75, 0, 2.75, 0, 5.5, 3, 5.5]],
  [
    [0, 0, 3, 0, 3, 5.5, 0, 5.5],
    [0.5, 2.75, 3, 2.75],
  ],
  [
    [0, 0, 0, 2.75, 3, 2.75],
    [3, 0, 3, 5.5],
  ],
  [[3, 0, 0, 0, 0, 2.75, 3, 2.75, 3, 5.5, 0, 5.5]],
  [[3, 0, 0, 0, 0, 5.5, 3, 5.5, 3, 2.75, 0, 2.75]],
  [[0, 0, 3, 0, 3, 5.5]],
  [
    [0, 0, 3, 0, 3, 5.5, 0, 5.5, 0, 0],
    [0, 2.75, 3, 2.75],
  ],
  [[3, 2.75, 0, 2.75, 0, 0, 3, 0, 3, 5.5, 0, 5.5]],
] as const;
const DIGIT = { width: 3, height: 5.5, space: 2.5 } as const;

/** A number of one or two digits in the middle of the frame. */
function number(value: number): Shape {
  const shown = String(Math.min(value, 99));
  const wide = shown.length * (DIGIT.width + DIGIT.space) - DIGIT.space;
  const [left, top] = [ACROSS - wide / 2, DOWN - DIGIT.height / 2];
  const strokes = Array.from(shown).flatMap((digit, index) =>
    (digits[Number(digit)] ?? []).map((points) => {
      const at = left + index * (DIGIT.width + DIGIT.space);
      const corners = Array.from({ length: points.length / 2 }, (_, corner) => {
        const [x = 0, y = 0] = points.slice(2 * corner);
        return `${at + x} ${top + y}`;
      });
      return `M${corners.join('L')}`;
    }),
  );
  return line(strokes.join(''));
}

/** Maximum number of bars over a frame. */
const MAX_BARS = 3;

function bars(count: number): Shape[] {
  if (count <= 0) return [];
  if (count > MAX_BARS) return [number(count)];
  const all = Array.from({ length: count }, (_, index) => {
    const x = ACROSS + 3.5 * (index - (count - 1) / 2);
    return `M${x} 0V2.25`;
  });
  return [line(all.join(''))];
}

const TRIANGLE = `M${LEFT} ${TOP}H8L${LEFT} 8.5Z`;
const STAR =
  'M21 5.35L21.73 7.34L23.85 7.42L22.19 8.74L22.76 10.78L21 9.6L19.24 10.78L19.81 8.74L18.15 7.42L20.27 7.34Z';

/** The paths that draw a symbol. */
export function shapesOf(symbol: UnitSymbol): Shape[] {
  const { frame, strokes, headquarters, special, ace, embarked, lost } = symbol;
  return [
    line(frames[frame]),
    ...strokes.flatMap((stroke) => drawn[stroke](symbol)),
    ...bars(symbol.bars),
    ...(headquarters ? [line(`${staffs[frame]}V16`)] : []),
    ...(special ? [fill(TRIANGLE)] : []),
    ...(ace ? [fill(STAR)] : []),
    ...(embarked ? [line('M0 15.25H18')] : []),
    ...(lost ? [line('M0 8.25H22')] : []),
  ];
}

/** All filled shapes of a symbol, and all its lines, each as one path; "" for none. */
export function pathsOf(symbol: UnitSymbol): { filled: string; lines: string } {
  const shapes = shapesOf(symbol);
  const joined = (own: boolean) =>
    shapes
      .filter(({ filled }) => filled === own)
      .map(({ d }) => d)
      .join('');
  return { filled: joined(true), lines: joined(false) };
}
