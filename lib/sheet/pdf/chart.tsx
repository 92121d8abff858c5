import { G, Line, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { type ChartCurve, type CurveChart, chartOutlines, drawn, gapsOf } from '@/lib/odds/chart';
import { type Type, useFonts, Words } from './words';

/** The plot of a chart, in points, with room for its scales. */
const PLOT = { height: 72, left: 19, right: 5, top: 4, bottom: 9 } as const;
const SCALE: Type = { size: 5.5, leading: 1.2 };
const KEY: Type = { size: 6, leading: 1.2 };
/** Length of the sample of a curve in the key. */
const SAMPLE = 18;
/** Space below the chart. */
const BELOW = 3;
/** How much smaller dashes and markers are than on screen. */
const SMALLER = 0.42;

/** Height of a line of the key. */
const LINE = KEY.size * KEY.leading;

const styles = StyleSheet.create({
  chart: { marginBottom: BELOW },
  key: { flexDirection: 'row', paddingLeft: PLOT.left },
  sample: { width: SAMPLE, height: LINE },
  label: { marginLeft: 4, flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
});

type Place = readonly [x: number, y: number];

/** Returns the height of a chart, with the space below it. */
export const chartHeight = ({ curves }: CurveChart): number =>
  PLOT.top + PLOT.height + PLOT.bottom + curves.length * LINE + BELOW;

/** Curves with their key, in black: told apart by dash and marker, as on screen. */
export function Chart({ chart, width }: { chart: CurveChart; width: number }) {
  const fonts = useFonts();
  const { across, up, curves } = drawn(chart);
  const height = PLOT.top + PLOT.height + PLOT.bottom;
  const left = (part: number) => PLOT.left + part * (width - PLOT.left - PLOT.right);
  const high = (part: number) => PLOT.top + (1 - part) * PLOT.height;
  const scale = { fontFamily: fonts.families('condensed'), fontSize: SCALE.size };
  return (
    <View style={styles.chart}>
      <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
        {up.map(({ at, text }) => (
          <G key={text}>
            <Line
              {...INK}
              strokeWidth={at === 0 ? 0.5 : 0.2}
              x1={left(0)}
              x2={left(1)}
              y1={high(at)}
              y2={high(at)}
            />
            <Text x={left(0) - 3} y={high(at) + 2} textAnchor="end" style={scale}>
              {text}
            </Text>
          </G>
        ))}
        {across.map(({ at, text }) => (
          <G key={text}>
            <Line {...INK} strokeWidth={0.5} x1={left(at)} x2={left(at)} y1={high(0)} y2={high(0) + 1.5} />
            <Text x={left(at)} y={high(0) + 7} textAnchor="middle" style={scale}>
              {text}
            </Text>
          </G>
        ))}
        {curves.map((curve, index) => (
          <Curve
            key={index}
            curve={curve}
            places={curve.points.map((point) => [left(point.left), high(point.above)])}
          />
        ))}
      </Svg>
      {curves.map((curve, index) => (
        <View key={index} style={styles.key}>
          <Svg viewBox={`0 0 ${SAMPLE} ${LINE}`} style={styles.sample}>
            <Curve
              curve={curve}
              places={[
                [0, LINE / 2],
                [SAMPLE, LINE / 2],
              ]}
              marked={[[SAMPLE / 2, LINE / 2]]}
            />
          </Svg>
          <Words face="condensed" type={KEY} width={width} style={styles.label}>
            {curve.label}
          </Words>
        </View>
      ))}
    </View>
  );
}

const INK = { stroke: '#000', fill: 'none' } as const;

interface CurveProps {
  curve: Pick<ChartCurve, 'dash' | 'marker'>;
  places: readonly Place[];
  marked?: readonly Place[];
}

/** A line through places, with the marker of its curve at each of some of them. */
function Curve({ curve: { dash, marker }, places, marked = places }: CurveProps) {
  const [on, off] = gapsOf[dash];
  const dashes = off > 0 ? { strokeDasharray: `${on * SMALLER} ${off * SMALLER}` } : {};
  return (
    <>
      <Path
        d={places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        {...INK}
        strokeWidth={0.8}
        {...dashes}
      />
      {marked.map(([x, y]) => (
        <Path
          key={`${x} ${y}`}
          d={chartOutlines[marker]}
          transform={`translate(${x}, ${y}) scale(${SMALLER})`}
          stroke="#000"
          strokeWidth={1.4}
          fill={dash === 'solid' ? '#000' : '#fff'}
        />
      ))}
    </>
  );
}
