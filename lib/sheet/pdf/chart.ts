import { type ChartCurve, type CurveChart, chartOutlines, drawn, gapsOf } from '@/lib/odds/chart';
import type { Box } from './box';
import type { PaperFonts } from './fonts';
import type { Ink } from './ink';
import { cut, type Type, widthOf } from './lines';

/** The plot of a chart, in points, with room for its scales. */
const PLOT = { height: 72, left: 19, right: 5, top: 4, bottom: 9 } as const;
const SCALE: Type = { size: 5.5, leading: 1.2 };
const KEY: Type = { size: 6, leading: 1.2 };
const SAMPLE = 18;
/** How much smaller dashes and markers are than on screen. */
const SMALLER = 0.42;

/** Curves with their key, in black: told apart by dash and marker, as on screen. */
export function chartBox(chart: CurveChart, width: number, fonts: PaperFonts): Box {
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
  if (off > 0) pen.dash(on * SMALLER, { space: off * SMALLER });
  for (const [index, [x, y]] of places.entries()) index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  pen.stroke().restore();
  for (const [x, y] of marked) {
    pen.save().translate(x, y).scale(SMALLER).lineWidth(1.4).path(chartOutlines[marker]);
    pen.fillAndStroke(dash === 'solid' ? '#000' : '#fff', '#000').restore();
  }
}
