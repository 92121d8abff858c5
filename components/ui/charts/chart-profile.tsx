import { dequal } from 'dequal/lite';
import { memo, useId } from 'react';
import { ChartDefs, type ChartFill, fillProps, percent } from './chart';

export type ProfileBar = {
  key: string;
  value: number;
  /** Added on top of the value; drawn open. */
  bonus?: number;
  /** Part of the value that was added; drawn hatched. */
  raised?: number;
  /** What is written above it, if not the value. */
  text?: string;
  fill?: ChartFill;
  title?: string;
};

type ChartProfileProps = {
  bars: readonly ProfileBar[];
  /** Length of the scale that all profiles share. */
  most: number;
  /** The figures in words, if not each key with its value and bonus. */
  label?: string;
};

const textOf = (bars: readonly ProfileBar[]) =>
  bars.map(({ key, value, bonus = 0 }) => `${key} ${value}${bonus > 0 ? ` (+${bonus})` : ''}`).join(', ');

const BARS = 38;
const TEXT = 13;

/** A profile as bars on a scale shared with its neighbours, each with its figure above and its letter below. */
export const ChartProfile = memo(function ChartProfile({
  bars,
  most,
  label = textOf(bars),
}: ChartProfileProps) {
  const id = useId();
  const share = 100 / bars.length;
  const height = (value: number) => (value / most) * BARS;
  return (
    <svg role="img" aria-label={label} width="100%" height={BARS + 2 * TEXT} className="block">
      <ChartDefs id={id} />
      {bars.map(({ key, value, bonus = 0, raised = 0, text, fill = 'solid', title }, index) => {
        const plain = value - raised;
        const base = TEXT + BARS;
        const bar = { x: `${index * share + share * 0.15}%`, width: `${share * 0.7}%` };
        const middle = `${(index + 0.5) * share}%`;
        return (
          <g key={key}>
            {title && <title>{title}</title>}
            <rect {...bar} y={base - height(plain)} height={height(plain)} {...fillProps(fill, id)} />
            {raised > 0 && (
              <rect {...bar} y={base - height(value)} height={height(raised)} {...fillProps('hatch', id)} />
            )}
            {bonus > 0 && (
              <rect
                {...bar}
                y={base - height(value + bonus)}
                height={height(bonus)}
                {...fillProps('void', id)}
              />
            )}
            <text
              x={middle}
              y={base - height(value + bonus) - 3}
              textAnchor="middle"
              className="condensed fill-ink font-semibold text-2xs"
            >
              {text ?? (bonus > 0 ? `${value}+${bonus}` : value)}
            </text>
            <text
              x={middle}
              y={base + TEXT - 3}
              textAnchor="middle"
              className="condensed fill-muted font-semibold text-2xs"
            >
              {key}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={percent(1, 1)} y1={TEXT + BARS} y2={TEXT + BARS} className="stroke-edge" />
    </svg>
  );
}, dequal);
