import { Path, Svg } from '@react-pdf/renderer';

/** Room around lines, so that a picture does not cut them off, in points. */
const AROUND = 2;

interface EdgeProps {
  side: 'top' | 'right' | 'bottom' | 'left';
  /** In points. */
  weight?: number;
}

/** A line along an edge of the view that it is in: drawn, since thin borders look uneven on a screen. */
export function Edge({ side, weight = 0.5 }: EdgeProps) {
  const isUpright = side === 'left' || side === 'right';
  const long = isUpright
    ? { top: 0, bottom: 0, width: 2 * AROUND }
    : { left: 0, right: 0, height: 2 * AROUND };
  return (
    <Svg
      fixed
      viewBox={isUpright ? `0 0 ${2 * AROUND} 1` : `0 0 1 ${2 * AROUND}`}
      preserveAspectRatio="none"
      style={{ position: 'absolute', ...long, [side]: -AROUND }}
    >
      <Path d={isUpright ? `M${AROUND} 0V1` : `M0 ${AROUND}H1`} stroke="#000" strokeWidth={weight} />
    </Svg>
  );
}

/** Lines across the view that they are in, from top to bottom, as high as it turns out to be. */
export const Uprights = ({ at, width }: { at: readonly number[]; width: number }) =>
  at.length > 0 && (
    <Svg
      fixed
      viewBox={`-${AROUND} 0 ${width + 2 * AROUND} 1`}
      preserveAspectRatio="none"
      style={{ position: 'absolute', left: -AROUND, top: 0, bottom: 0, width: width + 2 * AROUND }}
    >
      <Path d={at.map((x) => `M${x} 0V1`).join('')} stroke="#000" strokeWidth={0.5} />
    </Svg>
  );

interface CutLinesProps {
  /** Of the page, in points. */
  width: number;
  height: number;
  /** The lines as the path of a picture. */
  path: string;
  dashes?: string;
}

/** Lines to cut a page along. */
export const CutLines = ({ width, height, path, dashes }: CutLinesProps) => (
  <Svg viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', left: 0, top: 0, width, height }}>
    <Path d={path} stroke="#000" strokeWidth={0.5} {...(dashes ? { strokeDasharray: dashes } : {})} />
  </Svg>
);
