import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { CardStat } from '../card';
import type { Face, PaperFonts } from './fonts';
import { Rules } from './rules';
import { SetLines, type Type, widthOf } from './words';

const STATS = { height: 31, small: 8, mostARow: 6, gap: 4 } as const;
const FIGURE = { largest: 15, least: 6, baseline: 23 } as const;
const LABEL = { largest: 7.5, least: 4.5, baseline: 9 } as const;
const SMALL = { largest: 7, least: 4.5, baseline: 32 } as const;
/** Distance of the baseline from the top of a line, as a share of the size. */
const ASCENT = 1.025;

/** The stats of a card, in rows across `width` points. */
export function statRows(stats: readonly CardStat[], width: number, fonts: PaperFonts): ReactElement[] {
  const rows = Math.ceil(stats.length / STATS.mostARow);
  const long = Math.ceil(stats.length / rows);
  return Array.from({ length: rows }, (_, row) => (
    <Stats key={row} stats={stats.slice(row * long, (row + 1) * long)} width={width} fonts={fonts} />
  ));
}

interface StatsProps {
  stats: readonly CardStat[];
  width: number;
  fonts: PaperFonts;
}

function Stats({ stats, width, fonts }: StatsProps) {
  const own = width / stats.length;
  const height = STATS.height + (stats.some(({ small }) => small) ? STATS.small : 0);
  const set = (
    text: string,
    face: Face,
    sizes: typeof LABEL | typeof FIGURE | typeof SMALL,
    raised = false,
  ) => {
    const type = shrunk(text, face, sizes, own - 3, fonts);
    return (
      <View style={{ position: 'absolute', top: sizes.baseline - ASCENT * type.size }}>
        <SetLines
          lines={[{ runs: [{ face, text }], squeeze: 0 }]}
          type={type}
          width={own}
          fonts={fonts}
          style={{ textAlign: 'center', ...(raised ? { textDecoration: 'underline' } : {}) }}
        />
      </View>
    );
  };
  return (
    <View style={{ flexDirection: 'row', height, marginBottom: STATS.gap }}>
      {stats.map(({ label, value, small, strong = false }, index) => (
        <View key={index} style={{ width: own }}>
          {set(label, 'condensedBold', LABEL)}
          {set(value, 'semibold', FIGURE, strong)}
          {small && set(small, 'condensed', SMALL)}
        </View>
      ))}
      <Rules width={width} top={1} bottom={1} across={[...stats, null].map((_, edge) => edge * own)} />
    </View>
  );
}

/** Returns a type small enough for a text to fit. */
export function shrunk(
  text: string,
  face: Face,
  { largest, least }: { largest: number; least: number },
  room: number,
  fonts: PaperFonts,
): Type {
  const needed = widthOf(text, face, { size: largest, leading: 1 }, fonts);
  const size = needed <= room ? largest : Math.max((largest * room) / needed, least);
  return { size, leading: 1.3 };
}
