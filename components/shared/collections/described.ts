import { checkRoster } from '@/lib/roster/check';
import { type AnyCollecting, judgingModels } from '@/lib/roster/collection/collecting';
import type { Entry } from '@/lib/roster/collection/collection';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Severity } from '@/lib/roster/rule';
import { sentenceOf } from '@/lib/roster/sentence';
import { type ShownStat, textOf } from '@/lib/roster/shown/displayed-stat';
import { columnsOnScreen, type RecordTable, recordText } from '@/lib/roster/shown/records';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/text/words';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** The parts of a game's editor that describe an element. */
interface ElementEditor {
  elements: {
    list: (evaluation: never) => readonly { id: string; label: string }[];
    line: (
      evaluation: never,
      id: string,
    ) => {
      symbol: UnitSymbol;
      values: readonly ShownStat[];
      cost: string | null;
      badges: readonly { text: string }[];
      notes: readonly string[];
    } | null;
    columns: readonly { letter: string; name: string }[];
    cost?: { unit: readonly [one: string, many: string] };
  } | null;
}

/** What is needed to describe entries of a game; `records` only if its force is a single element. */
export interface DescribingGame {
  system: AnyGameSystem;
  editor: ElementEditor;
  collecting: AnyCollecting;
  records: ((evaluation: unknown) => RecordTable[]) | null;
}

/** An entry in words. */
export interface Described {
  label: string;
  symbol: UnitSymbol | null;
  /** "4 points"; null if the game has no costs. */
  cost: string | null;
  /** Its values, each with its letter. */
  values: readonly { letter: string; name: string; value: string }[];
  /** Its badges and notes. */
  notes: readonly string[];
  /** Problems of the model itself, as sentences. */
  problems: readonly { severity: Severity; sentence: string }[];
}

const cache = new WeakMap<Entry, Described>();

/** Describes an entry as the builder would show it in a force that holds only this entry. */
export function described(entry: Entry, game: DescribingGame): Described {
  const cached = cache.get(entry);
  if (cached) return cached;
  const description = describedAlone(entry, game);
  cache.set(entry, description);
  return description;
}

/**
 * Describes an entry as if it were added to a force: its price may depend on the other elements.
 * @returns null if the game lists no elements, or the force is full
 */
export function describedIn(
  force: unknown,
  pack: Pack | null,
  entry: Entry,
  { system, editor, collecting }: DescribingGame,
): Pick<Described, 'cost' | 'values'> | null {
  const next = collecting.field(force, entry);
  if (next.force === force) return null;
  return lineOf(system.evaluate(next.force, pack), next.id, editor);
}

/** Returns the line that the list of elements shows for one. */
function lineOf(evaluation: unknown, id: string, { elements }: ElementEditor) {
  const line = elements?.line(evaluation as never, id);
  if (!elements || !line) return null;
  return {
    line,
    cost: line.cost === null ? null : costText(line.cost, elements.cost?.unit),
    values: elements.columns.flatMap(({ letter, name }, at) => {
      const text = textOf(line.values[at] ?? { value: '' });
      return text === '' ? [] : [{ letter, name, value: text }];
    }),
  };
}

function describedAlone(entry: Entry, { system, editor, collecting, records }: DescribingGame): Described {
  const { force, id } = collecting.field(collecting.begin([entry]), entry);
  const roster = { muster: 1 as const, system: system.id, name: '', player: '', notes: '', force };
  const { evaluation, report } = checkRoster(roster, judgingModels(system));
  const problems = report.problems.map((problem) => ({
    severity: problem.severity,
    sentence: sentenceOf(problem, system),
  }));
  const shown = lineOf(evaluation, id, editor);
  if (!shown) return { ...fromRecords(entry, force, evaluation, { system, records }), problems };
  const { line, cost, values } = shown;
  const listed = editor.elements?.list(evaluation as never);
  return {
    label: listed?.find((each) => each.id === id)?.label ?? entry.name,
    symbol: line.symbol,
    cost,
    values,
    notes: [...line.badges.map(({ text }) => text), ...line.notes].filter(
      (note) => note !== '' && !collecting.unsaid?.includes(note),
    ),
    problems,
  };
}

const costText = (cost: string, unit: readonly [string, string] | undefined) =>
  unit ? (/^\d+$/.test(cost) ? counted(Number(cost), ...unit) : `${cost} ${unit[1]}`) : cost;

/** Describes the entry of a game whose force is a single element: its values are in its records. */
function fromRecords(
  entry: Entry,
  force: unknown,
  evaluation: unknown,
  { system, records }: Pick<DescribingGame, 'system' | 'records'>,
): Omit<Described, 'problems'> {
  const [table] = records?.(evaluation) ?? [];
  const [row] = table?.rows ?? [];
  const cell = (id: string) => recordText(row?.cells[id]);
  const letters = (table ? columnsOnScreen(table) : []).filter(({ label }) => label.length === 1);
  return {
    label: [...system.labels(force).values()][0] ?? entry.name,
    symbol: system.picture(evaluation)[0]?.symbol ?? null,
    cost: cell('points') === '' ? null : counted(Number(cell('points')), 'point'),
    values: letters.map(({ id, label }) => ({ letter: label, name: label, value: cell(id) })),
    notes: ['type', 'upgrades'].map(cell).filter((text) => text !== ''),
  };
}
