import { checkRoster } from '@/lib/roster/check';
import { type AnyCollecting, judgingModels } from '@/lib/roster/collecting';
import type { Entry } from '@/lib/roster/collection';
import type { Pack } from '@/lib/roster/pack';
import { type RecordTable, recordText } from '@/lib/roster/records';
import type { Severity } from '@/lib/roster/rule';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/words';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** The editors of a game, as far as they say what an element is. */
interface Shown {
  elements: {
    list: (reckoning: never) => readonly { id: string; label: string }[];
    line: (
      reckoning: never,
      id: string,
    ) => {
      symbol: UnitSymbol;
      values: readonly { value: string; aside?: string }[];
      cost: string | null;
      badges: readonly { text: string }[];
      notes: readonly string[];
    } | null;
    columns: readonly { letter: string; name: string }[];
    cost?: { unit: readonly [one: string, many: string] };
  } | null;
}

/** What the entries of a game are described with; the records only where its force is one thing. */
export interface Describing {
  system: AnyGameSystem;
  editor: Shown;
  collecting: AnyCollecting;
  records: ((reckoning: unknown) => RecordTable[]) | null;
}

/** An entry in words. */
export interface Described {
  label: string;
  symbol: UnitSymbol | null;
  /** What it counts for: "4 points"; null where the game has no cost. */
  cost: string | null;
  /** Its values, each behind its letter. */
  values: readonly { letter: string; name: string; value: string }[];
  /** What it is and what it has. */
  notes: readonly string[];
  /** What is wrong with the model itself, in sentences. */
  problems: readonly { severity: Severity; sentence: string }[];
}

const known = new WeakMap<Entry, Described>();

/** What an entry is, as the builder would show it in a force of its own. */
export function described(entry: Entry, game: Describing): Described {
  const before = known.get(entry);
  if (before) return before;
  const now = inForce(entry, game);
  known.set(entry, now);
  return now;
}

/**
 * What an entry would be in a force that it is not in yet: its price may depend on what else is there.
 * @returns null where the game lists no elements, or the force is full
 */
export function describedIn(
  force: unknown,
  pack: Pack | null,
  entry: Entry,
  { system, editor, collecting }: Describing,
): Pick<Described, 'cost' | 'values'> | null {
  const next = collecting.field(force, entry);
  if (next.force === force) return null;
  return lineOf(system.reckon(next.force, pack), next.id, editor);
}

/** How the list of elements shows one. */
function lineOf(reckoning: unknown, id: string, { elements }: Shown) {
  const line = elements?.line(reckoning as never, id);
  if (!elements || !line) return null;
  return {
    line,
    cost: line.cost === null ? null : costText(line.cost, elements.cost?.unit),
    values: elements.columns.flatMap(({ letter, name }, at) => {
      const { value = '', aside } = line.values[at] ?? {};
      return value === '' ? [] : [{ letter, name, value: aside ? `${value} ${aside}` : value }];
    }),
  };
}

function inForce(entry: Entry, { system, editor, collecting, records }: Describing): Described {
  const { force, id } = collecting.field(collecting.begin([entry]), entry);
  const roster = { muster: 1 as const, system: system.id, name: '', player: '', notes: '', force };
  const { reckoning, report } = checkRoster(roster, judgingModels(system));
  const problems = report.problems.map((problem) => ({
    severity: problem.severity,
    sentence: sentenceOf(problem, system),
  }));
  const shown = lineOf(reckoning, id, editor);
  if (!shown) return { ...alone(entry, force, reckoning, { system, records }), problems };
  const { line, cost, values } = shown;
  const listed = editor.elements?.list(reckoning as never);
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

/** The same in a game whose force is one thing: its values stand in its records. */
function alone(
  entry: Entry,
  force: unknown,
  reckoning: unknown,
  { system, records }: Pick<Describing, 'system' | 'records'>,
): Omit<Described, 'problems'> {
  const [table] = records?.(reckoning) ?? [];
  const [row] = table?.rows ?? [];
  const cell = (id: string) => recordText(row?.cells[id]);
  const letters = (table?.columns ?? []).filter(({ label }) => label.length === 1);
  return {
    label: [...system.labels(force).values()][0] ?? entry.name,
    symbol: system.picture(reckoning)[0]?.symbol ?? null,
    cost: cell('points') === '' ? null : counted(Number(cell('points')), 'point'),
    values: letters.map(({ id, label }) => ({ letter: label, name: label, value: cell(id) })),
    notes: ['type', 'upgrades'].map(cell).filter((text) => text !== ''),
  };
}
