import { packName } from '../pack/pack';
import type { Figure } from '../shown/figures';
import { columnsOnScreen, type RecordCell, type RecordTable, recordText } from '../shown/records';
import type { AnyGameSystem } from '../system';
import { signed } from '../text/words';
import {
  type BothCalled,
  type Called,
  type Difference,
  difference,
  differenceText,
  inCapitals,
  listDifference,
  matched,
  valueDifferences,
} from './differences';
import { type Compared, otherDifferences, wholeDifferences } from './whole-differences';

/** A figure of both rosters; "" if one has none with this title. */
export interface FigureDifference {
  title: string;
  one: string;
  other: string;
  /** The other's number minus the one's; null if either is not a number. */
  by: number | null;
}

/** An element that differs between the rosters, or is in only one of them. */
export interface ElementDifference {
  /** Its label in each; null if it is not there. */
  one: string | null;
  other: string | null;
  /** Its type; "" if that differs. */
  type: string;
  /** Its differences; empty if only one roster has it. */
  differences: Difference[];
}

/** What differs between two rosters of a game. */
export interface Comparison {
  /** Nothing differs. */
  same: boolean;
  figures: FigureDifference[];
  /** Differences in names, notes, pack, and the choices of the force as a whole. */
  whole: Difference[];
  elements: ElementDifference[];
  /** Labels of the elements that are the same in both, from the first roster. */
  equal: string[];
}

/** Compares two rosters of one game; `records` makes the game's records. Pure. */
export function compareRosters(
  one: Compared,
  other: Compared,
  system: AnyGameSystem,
  records: (evaluation: unknown) => RecordTable[],
): Comparison {
  const [ones, others] = [one, other].map((each) => entriesOf(each, system, records)) as [Entry[], Entry[]];
  const fields = inCapitals(
    records(one.checked.evaluation).flatMap(({ columns }) => columns.map(({ label }) => label)),
  );
  const called: BothCalled = [system.labels(one.roster.force), system.labels(other.roster.force), fields];
  const elements: ElementDifference[] = [];
  const equal: string[] = [];
  for (const [a, b] of matched(ones, others, matchKeys(ones, others))) {
    const differences = a && b ? entryDifferences(a, b, called) : [];
    if (a && b && differences.length === 0) equal.push(a.label);
    else {
      const type = a && b && a.type !== b.type ? '' : (a ?? b).type;
      elements.push({ one: a?.label ?? null, other: b?.label ?? null, type, differences });
    }
  }
  const found = [
    ...headDifferences(one, other),
    ...wholeDifferences(one, other, system, [...ones, ...others], fields),
  ];
  const differs = found.length > 0 || elements.length > 0;
  const whole = differs ? found : otherDifferences(one.roster.force, other.roster.force, called);
  return {
    same: whole.length === 0 && elements.length === 0,
    figures: figureDifferences(
      system.figures(one.checked.evaluation),
      system.figures(other.checked.evaluation),
    ),
    whole,
    elements,
    equal,
  };
}

/** An element as in the file; undefined if it has no field there. */
type Source = Readonly<Record<string, unknown>> | undefined;

/** An element, with everything that its records and its file say about it. */
interface Entry {
  id: string;
  label: string;
  type: string;
  /** A cell per column; the cells of an element with several rows are joined. */
  cells: Map<string, RecordCell>;
  source: Source;
  /** All of it as a text, except its id, name and notes. */
  content: string;
}

function entriesOf(
  { roster, checked }: Compared,
  system: AnyGameSystem,
  records: (evaluation: unknown) => RecordTable[],
): Entry[] {
  const labels: Called = system.labels(roster.force);
  const sources = system.elements(roster.force);
  const entries = new Map<string, Entry>();
  for (const table of records(checked.evaluation)) {
    const columns = columnsOnScreen(table);
    for (const { id, cells } of table.rows) {
      if (id === '') continue;
      const before = entries.get(id);
      const type = recordText(cells.type);
      const label = labels.get(id) ?? recordText(cells.name);
      const entry = before ?? {
        id,
        label,
        type,
        cells: new Map(),
        source: sources.get(id) as Source,
        content: '',
      };
      entries.set(id, entry);
      for (const { id: column, label: heading, follows } of columns) {
        if (follows || column === 'name') continue;
        const cell = cells[column] ?? '';
        const first = entry.cells.get(heading);
        entry.cells.set(heading, first === undefined ? cell : `${recordText(first)} / ${recordText(cell)}`);
      }
    }
  }
  for (const entry of entries.values()) {
    const { id, name, notes, ...rest } = entry.source ?? {};
    entry.content = JSON.stringify([[...entry.cells], rest]);
  }
  return [...entries.values()];
}

/**
 * Returns the keys that match two elements: the id with the label or the type, since ids of two files may be equal by
 * chance; the label, and the content. If most elements with a common id are of the same type or label, the rosters have
 * one origin, and the id alone is enough.
 */
function matchKeys(ones: readonly Entry[], others: readonly Entry[]): ((entry: Entry) => string | null)[] {
  const byId = new Map(others.map((entry) => [entry.id, entry]));
  const shared = ones.flatMap((entry) => {
    const counterpart = byId.get(entry.id);
    return counterpart ? [entry.type === counterpart.type || entry.label === counterpart.label] : [];
  });
  const sameOrigin = shared.filter(Boolean).length * 2 > shared.length;
  return [
    ({ id, label }) => JSON.stringify([id, label]),
    ({ label, content }) => JSON.stringify([label, content]),
    ({ id, type }) => JSON.stringify([id, type]),
    ({ content }) => content,
    ({ label }) => label,
    ({ id }) => (sameOrigin ? id : null),
  ];
}

/** Returns the differences of an element: those in its columns or, if there are none, those in its file. */
function entryDifferences(one: Entry, other: Entry, called: BothCalled): Difference[] {
  const named = difference('Name', nameOf(one), nameOf(other));
  const cells = [...new Set([...one.cells.keys(), ...other.cells.keys()])].flatMap((heading) => {
    const [from, to] = [one.cells.get(heading) ?? '', other.cells.get(heading) ?? ''];
    const found =
      typeof from === 'object' || typeof to === 'object'
        ? listDifference(heading, listOf(from), listOf(to))
        : difference(heading, recordText(from), recordText(to));
    return found ? [found] : [];
  });
  const differences = [...(named ? [named] : []), ...cells];
  return differences.length > 0 ? differences : ownDifferences(one, other, called);
}

const listOf = (cell: RecordCell): readonly string[] =>
  typeof cell === 'object' ? cell : cell === '' ? [] : [recordText(cell)];

const nameOf = ({ source }: Entry): string => (typeof source?.name === 'string' ? source.name.trim() : '');

function ownDifferences(one: Entry, other: Entry, called: BothCalled): Difference[] {
  const [a, b] = [one, other].map(({ source }) => ({ ...source, id: undefined }));
  return valueDifferences(a, b, called);
}

function headDifferences(one: Compared, other: Compared): Difference[] {
  const packOf = ({ pack }: Compared) => (pack ? packName(pack) : '');
  return [
    difference('Roster', one.roster.name, other.roster.name),
    difference('Player', one.roster.player, other.roster.player),
    difference('Notes', one.roster.notes, other.roster.notes),
    difference('Pack', packOf(one), packOf(other)),
  ].flatMap((each) => each ?? []);
}

function figureDifferences(ones: readonly Figure[], others: readonly Figure[]): FigureDifference[] {
  return matched(ones, others, [({ title }) => title]).map(([one, other]) => {
    const [from, to] = [numberOf(one), numberOf(other)];
    return {
      title: (one ?? other).title,
      one: one?.value ?? '',
      other: other?.value ?? '',
      by: from === null || to === null ? null : to - from,
    };
  });
}

/** Returns the number that a figure starts with; null if there is none. */
function numberOf(figure: Figure | null): number | null {
  if (figure?.of) return figure.of.used;
  const number = /^[−-]?\d+/.exec(figure?.value ?? '')?.[0];
  return number === undefined ? null : Number(number.replace('−', '-'));
}

/** A figure of both, and its change: "Force cost: 15 of 15 → 17 of 15 (+2)". */
const figureText = ({ title, one, other, by }: FigureDifference): string =>
  `${title}: ${one || '–'} → ${other || '–'}${by ? ` (${signed(by)})` : ''}`;

function elementText({ one, other, differences }: ElementDifference): string {
  if (one === null) return `${other}: added`;
  if (other === null) return `${one}: removed`;
  const name = one === other ? one : `${one} → ${other}`;
  return `${name}: ${differences.map(differenceText).join(', ')}`;
}

/** Returns the differences, one per line: "Terrier: F 4 → 5, Jump jets removed". */
export function comparisonText(comparison: Comparison, [one, other]: readonly [string, string]): string {
  const { same, figures, whole, elements } = comparison;
  if (same) return `${one} → ${other}: nothing differs.`;
  return [
    `${one} → ${other}`,
    ...figures.filter((figure) => figure.one !== figure.other).map(figureText),
    ...whole.map(differenceText),
    ...elements.map(elementText),
  ].join('\n');
}
