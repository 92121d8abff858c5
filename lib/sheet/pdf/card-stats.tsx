import { StyleSheet, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { CardStat } from '../card';
import type { Face, PaperFonts } from './fonts';
import { Edge, Uprights } from './lines';
import { Words, widthOf } from './words';

const STATS = { height: 31, small: 8, mostARow: 6, gap: 4 } as const;
const FIGURE = { largest: 15, least: 6, baseline: 23 } as const;
const LABEL = { largest: 7.5, least: 4.5, baseline: 9 } as const;
const SMALL = { largest: 7, least: 4.5, baseline: 32 } as const;
/** Distance of the baseline from the top of a line, as a share of the size. */
const ASCENT = 1.025;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', marginBottom: STATS.gap },
  set: { position: 'absolute', left: 0, right: 0, textAlign: 'center' },
  raised: { textDecoration: 'underline' },
});

/** A part of a card that is not split, and its height in points. */
export interface Piece {
  element: ReactElement;
  height: number;
}

/** The stats of a card, in rows across `width` points. */
export function statRows(stats: readonly CardStat[], width: number, fonts: PaperFonts): Piece[] {
  const rows = Math.ceil(stats.length / STATS.mostARow);
  const long = Math.ceil(stats.length / rows);
  return Array.from({ length: rows }, (_, row) => {
    const own = stats.slice(row * long, (row + 1) * long);
    const height = STATS.height + (own.some(({ small }) => small) ? STATS.small : 0);
    return {
      element: <Stats stats={own} width={width} height={height} fonts={fonts} />,
      height: height + STATS.gap,
    };
  });
}

interface StatsProps {
  stats: readonly CardStat[];
  width: number;
  height: number;
  fonts: PaperFonts;
}

function Stats({ stats, width, height, fonts }: StatsProps) {
  const own = width / stats.length;
  const set = (
    text: string,
    face: Face,
    { largest, least, baseline }: typeof LABEL | typeof FIGURE | typeof SMALL,
    raised = false,
  ) => {
    const needed = widthOf(text, face, { size: largest, leading: 1 }, fonts);
    const size = Math.max(least, Math.min(largest, (largest * (own - 3)) / needed));
    return (
      <Words
        face={face}
        type={{ size, leading: 1.3 }}
        width={own}
        style={{ ...styles.set, top: baseline - ASCENT * size, ...(raised ? styles.raised : {}) }}
      >
        {text}
      </Words>
    );
  };
  return (
    <View style={{ ...styles.row, height }}>
      {stats.map(({ label, value, small, strong = false }, index) => (
        <View key={index} style={{ width: own }}>
          {set(label, 'condensedBold', LABEL)}
          {set(value, 'semibold', FIGURE, strong)}
          {small && set(small, 'condensed', SMALL)}
        </View>
      ))}
      <Uprights at={[...stats, null].map((_, edge) => edge * own)} width={width} />
      <Edge side="top" weight={1} />
      <Edge side="bottom" weight={1} />
    </View>
  );
}
