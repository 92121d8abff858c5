import { Line, Path, Svg } from '@react-pdf/renderer';

/** Room around lines, so that a picture does not cut them off, in points. */
export const EDGE = 2;

interface RulesProps {
  width: number;
  /** Weights of the lines along the top and the bottom edge, in points. */
  top?: number | undefined;
  bottom?: number | undefined;
  /** Where lines cross from top to bottom, and their weight. */
  across?: readonly number[];
  weight?: number;
}

/**
 * Lines along the edges of the view that they are in, and across it, as high as it turns out to be. Drawn as lines,
 * they look even on a screen, unlike borders, which react-pdf cuts out of wider ones.
 */
export const Rules = ({ width, top, bottom, across = [], weight = 0.5 }: RulesProps) => (
  <>
    {across.length > 0 && (
      <Svg
        fixed
        viewBox={`-${EDGE} 0 ${width + 2 * EDGE} 1`}
        preserveAspectRatio="none"
        style={{ position: 'absolute', left: -EDGE, top: 0, bottom: 0, width: width + 2 * EDGE }}
      >
        <Path d={across.map((x) => `M${x} 0V1`).join('')} stroke="#000" strokeWidth={weight} />
      </Svg>
    )}
    {top && <Rule width={width} weight={top} at={{ top: -EDGE }} />}
    {bottom && <Rule width={width} weight={bottom} at={{ bottom: -EDGE }} />}
  </>
);

const Rule = ({
  width,
  weight,
  at,
}: {
  width: number;
  weight: number;
  at: { top?: number; bottom?: number };
}) => (
  <Svg
    fixed
    viewBox={`0 0 ${width} ${2 * EDGE}`}
    style={{ position: 'absolute', left: 0, width, height: 2 * EDGE, ...at }}
  >
    <Line x1={0} x2={width} y1={EDGE} y2={EDGE} stroke="#000" strokeWidth={weight} />
  </Svg>
);
