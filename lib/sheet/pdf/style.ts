import type { StyleSheet } from '@react-pdf/renderer';
import type { PaperFonts } from './fonts';

const INK = '#000';

/** Sizes of a page and of what stands on it, in points. */
export const MARGIN = { top: 24, side: 32, bottom: 36 } as const;
export const PAGE_WIDTHS = {
  a4: { portrait: 595.28, landscape: 841.89 },
  letter: { portrait: 612, landscape: 792 },
} as const;
export const PAGE_HEIGHTS = {
  a4: { portrait: 841.89, landscape: 595.28 },
  letter: { portrait: 792, landscape: 612 },
} as const;

/** Space between tables that stand side by side, in points. */
export const BETWEEN = 20;

/** Width of the commander's box and of the game's, in the title block. */
export const HEAD_SIDE = 132;

/** The styles of a sheet, set in the given fonts. */
export function paperStyles(fonts: PaperFonts) {
  const label = { fontFamily: fonts.condensed, fontSize: 7.5, lineHeight: 1.3, letterSpacing: 0.5 } as const;
  return {
    page: {
      fontFamily: fonts.regular,
      fontSize: 9,
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
    headSide: { paddingLeft: 8, paddingRight: 4, borderLeftWidth: 0.75, width: HEAD_SIDE },
    title: { fontFamily: fonts.semibold, fontSize: 21, lineHeight: 1.15 },
    titleLong: { fontFamily: fonts.semibold, fontSize: 15, lineHeight: 1.2 },
    player: { fontFamily: fonts.semibold, fontSize: 10.5, lineHeight: 1.25, paddingTop: 2 },
    blank: { height: 16, borderBottomWidth: 0.6, marginRight: 4 },
    facts: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      borderLeftWidth: 0.75,
      marginTop: 8,
      borderTopWidth: 0.75,
    },
    fact: {
      borderRightWidth: 0.75,
      borderBottomWidth: 0.75,
      paddingHorizontal: 6,
      paddingTop: 3,
      paddingBottom: 2,
      flexGrow: 1,
      flexShrink: 1,
      fontFamily: fonts.semibold,
      fontSize: 10.5,
      lineHeight: 1.3,
    },
    verdict: { flexDirection: 'row', alignItems: 'center', marginTop: 6, marginBottom: 3 },
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
    legal: {},
    illegal: { backgroundColor: INK, color: '#fff' },
    undecided: { borderStyle: 'dashed' },
    verdictText: { fontFamily: fonts.semibold, fontSize: 10, lineHeight: 1.3, flexShrink: 1 },
    problem: { flexDirection: 'row', borderTopWidth: 0.5, paddingVertical: 2 },
    severity: {
      fontFamily: fonts.condensedBold,
      fontSize: 7.5,
      lineHeight: 1.5,
      letterSpacing: 0.5,
      width: 52,
    },
    problems: { marginBottom: 2 },
    problemText: { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontSize: 8.5, lineHeight: 1.3 },
    rule: {
      fontFamily: fonts.condensed,
      fontSize: 7.5,
      lineHeight: 1.5,
      width: 150,
      textAlign: 'right',
      paddingLeft: 8,
    },
    table: { marginTop: 5 },
    tableTitle: {
      fontFamily: fonts.condensedBold,
      fontSize: 9.5,
      lineHeight: 1.3,
      letterSpacing: 0.7,
      marginBottom: 3,
    },
    columns: { flexDirection: 'row', paddingTop: 1 },
    row: { flexDirection: 'row', minHeight: 27 },
    denseRow: { flexDirection: 'row' },
    sideBySide: { flexDirection: 'row', justifyContent: 'space-between' },
    splitRow: { borderBottomWidth: 0.5 },
    empty: { lineHeight: 1.3, paddingVertical: 6, borderBottomWidth: 0.5 },
    rules: { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 },
    small: { fontFamily: fonts.condensed, fontSize: 8, lineHeight: 1.25 },
    marked: { textDecoration: 'underline' },
    ring: {
      alignSelf: 'flex-start',
      borderWidth: 1.2,
      borderRadius: 9,
      paddingHorizontal: 6,
      paddingVertical: 2,
      fontFamily: fonts.semibold,
      fontSize: 9,
      lineHeight: 1.2,
    },
    tableNote: { fontSize: 8, lineHeight: 1.3, marginBottom: 3 },
    // Reaches a point into what stands before it: react-pdf breaks twice where a break begins below the page.
    pageBreak: { height: 1, marginTop: -1 },
    notes: { marginTop: 9, borderTopWidth: 0.75, paddingTop: 5 },
    noteRow: { flexDirection: 'row' },
    noteTitle: { fontFamily: fonts.condensedBold, fontSize: 8.5, lineHeight: 1.35, letterSpacing: 0.4 },
    noteLine: { lineHeight: 1.3 },
    footer: {
      position: 'absolute',
      left: MARGIN.side,
      right: MARGIN.side,
      bottom: 17,
      flexDirection: 'row',
      borderTopWidth: 0.75,
      paddingTop: 3,
      fontFamily: fonts.condensed,
      // react-pdf multiplies the line height of text made at the end twice: none is set here.
      fontSize: 8,
    },
    footerForce: {
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: 0,
      maxLines: 1,
      textOverflow: 'ellipsis',
      paddingRight: 12,
    },
    footerGame: { width: 110, textAlign: 'center', maxLines: 1, textOverflow: 'ellipsis' },
    footerMark: { width: 120, textAlign: 'center' },
    qr: { flexDirection: 'row', alignItems: 'center', marginTop: 10 },
    qrText: { fontFamily: fonts.condensed, fontSize: 8.5, paddingLeft: 10 },
    footerPage: { width: 90, textAlign: 'right' },
  } as const;
}

/** A style of react-pdf. */
export type Style = Parameters<typeof StyleSheet.create>[0][string];

export type PaperStyles = ReturnType<typeof paperStyles>;
