import type { StyleSheet } from '@react-pdf/renderer';
import type { PaperFonts } from './fonts';

const INK = '#000';

/** Sizes of a page and of what stands on it, in points. */
export const MARGIN = { top: 28, side: 32, bottom: 42 } as const;
export const PAGE_WIDTHS = {
  a4: { portrait: 595.28, landscape: 841.89 },
  letter: { portrait: 612, landscape: 792 },
} as const;

/** The styles of a sheet, set in the given fonts. */
export function paperStyles(fonts: PaperFonts) {
  const label = { fontFamily: fonts.condensed, fontSize: 7.5, lineHeight: 1.3, letterSpacing: 0.5 } as const;
  return {
    page: {
      fontFamily: fonts.regular,
      fontSize: 9,
      lineHeight: 1.3,
      color: INK,
      paddingTop: MARGIN.top,
      paddingHorizontal: MARGIN.side,
      paddingBottom: MARGIN.bottom,
    },
    label,
    head: {
      flexDirection: 'row',
      borderTopWidth: 3,
      borderBottomWidth: 0.75,
      paddingTop: 5,
      paddingBottom: 5,
    },
    headForce: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 16 },
    headSide: { width: 190, paddingLeft: 10, borderLeftWidth: 0.5 },
    title: { fontFamily: fonts.semibold, fontSize: 21, lineHeight: 1.15 },
    titleLong: { fontFamily: fonts.semibold, fontSize: 15, lineHeight: 1.2 },
    player: { fontFamily: fonts.semibold, fontSize: 11, lineHeight: 1.25 },
    playerBlank: { height: 16, borderBottomWidth: 0.6, marginRight: 4 },
    facts: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      borderLeftWidth: 0.5,
      marginTop: 8,
      borderTopWidth: 0.5,
    },
    fact: {
      borderRightWidth: 0.5,
      borderBottomWidth: 0.5,
      paddingHorizontal: 6,
      paddingTop: 3,
      paddingBottom: 2,
      flexGrow: 1,
      flexShrink: 1,
      fontFamily: fonts.semibold,
      fontSize: 10.5,
      lineHeight: 1.3,
    },
    verdict: { flexDirection: 'row', alignItems: 'center', marginTop: 8, marginBottom: 4 },
    stamp: {
      fontFamily: fonts.condensedBold,
      fontSize: 10.5,
      lineHeight: 1.25,
      letterSpacing: 1,
      borderWidth: 1.25,
      paddingHorizontal: 8,
      paddingTop: 1.5,
      paddingBottom: 0.5,
      marginRight: 8,
    },
    stampBad: { backgroundColor: INK, color: '#fff' },
    verdictText: { fontFamily: fonts.semibold, fontSize: 10, flexShrink: 1 },
    problem: { flexDirection: 'row', borderTopWidth: 0.35, paddingVertical: 2 },
    severity: {
      fontFamily: fonts.condensedBold,
      fontSize: 7.5,
      lineHeight: 1.5,
      letterSpacing: 0.5,
      width: 52,
    },
    problemText: { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontSize: 8.5, lineHeight: 1.3 },
    rule: {
      fontFamily: fonts.condensed,
      fontSize: 7.5,
      lineHeight: 1.5,
      width: 150,
      textAlign: 'right',
      paddingLeft: 8,
    },
    table: { marginTop: 8 },
    tableTitle: {
      fontFamily: fonts.condensedBold,
      fontSize: 9.5,
      lineHeight: 1.3,
      letterSpacing: 0.7,
      marginBottom: 3,
    },
    columns: { flexDirection: 'row', borderTopWidth: 1.5, borderBottomWidth: 0.75 },
    row: { flexDirection: 'row', borderBottomWidth: 0.4, minHeight: 29 },
    empty: { paddingVertical: 6, borderBottomWidth: 0.4 },
    small: { fontFamily: fonts.condensed, fontSize: 8, lineHeight: 1.25 },
    notes: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 9, borderTopWidth: 0.75, paddingTop: 5 },
    noteTitle: { fontFamily: fonts.condensedBold, fontSize: 8.5, lineHeight: 1.35, letterSpacing: 0.4 },
    noteLine: { fontSize: 8, lineHeight: 1.3 },
    footer: {
      position: 'absolute',
      left: MARGIN.side,
      right: MARGIN.side,
      bottom: 20,
      flexDirection: 'row',
      borderTopWidth: 0.5,
      paddingTop: 3,
      fontFamily: fonts.condensed,
      fontSize: 8,
      lineHeight: 1.2,
    },
    footerForce: {
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: 0,
      maxLines: 1,
      textOverflow: 'ellipsis',
      paddingRight: 12,
    },
    footerGame: { width: 150, textAlign: 'center' },
    footerPage: { width: 90, textAlign: 'right' },
  } as const;
}

/** A style of react-pdf. */
export type Style = Parameters<typeof StyleSheet.create>[0][string];

export type PaperStyles = ReturnType<typeof paperStyles>;
