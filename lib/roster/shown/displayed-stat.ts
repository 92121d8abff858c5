import { minus } from '../text/words';

/** The value of a stat that an element does not have, or that is not known: an empty cell in a spreadsheet. */
export const NO_VALUE = '–';

/** A stat of an element, for rows, tiles, cards, sheets, spreadsheets and charts. */
export interface DisplayedStat<Element> {
  /** The heading: "FV". */
  letter: string;
  /** In full, for tooltips: "Fighting value". */
  name: string;
  /** The label where there is room, if not the letter: "Reaction" for "React.". */
  label?: string;
  /** Width of its column in the list of elements, in rem; by default that of a letter or two. */
  width?: number;
  show: (element: Element) => ShownStat;
}

export interface ShownStat {
  /** A number, or a text such as `12"`; "" if it is left out. */
  value: number | string;
  /** Smaller text after it: a bonus, a bracket. */
  aside?: string | undefined;
  /** Smaller lines below it on paper, if not the aside. */
  below?: string[];
  /** The bonus that the aside is about; charts draw it on top. */
  bonus?: number;
  /** How much of the value was added to the printed one. */
  raised?: number | undefined;
}

/** The stats of a game by their ids, in the order in which they are shown. */
export type DisplayedStats<Element, Id extends string = string> = Readonly<
  Record<Id, DisplayedStat<Element>>
>;

/** Returns some stats, or all, as pairs of id and stat. */
export const statEntries = <Element, Id extends string>(
  stats: DisplayedStats<Element, Id>,
  ids = Object.keys(stats) as Id[],
) => ids.map((id) => [id, stats[id]] as const);

/** The stats as bars: the bonus on top of the value, and what raised it as a part of it. */
export const statBars = <Element, Id extends string>(
  stats: DisplayedStats<Element, Id>,
  element: Element,
  ids?: Id[],
) =>
  statEntries(stats, ids).map(([, { letter, show }]) => {
    const { value, bonus = 0, raised = 0 } = show(element);
    return { key: letter, value: Number(value), bonus, raised };
  });

/** A value as text, with a typographic minus. */
export const valueText = (value: number | string): string =>
  typeof value === 'number' ? minus(value) : value;

/** The value and its aside: "5 (+5)". */
export const textOf = ({ value, aside }: ShownStat): string =>
  aside ? `${valueText(value)} ${aside}` : valueText(value);

/** What a raised value is made of: "3 + 1"; undefined if it is as printed. */
export const raisedText = ({ value, raised = 0 }: ShownStat): string | undefined =>
  raised > 0 ? `${minus(Number(value) - raised)} + ${raised}` : undefined;
