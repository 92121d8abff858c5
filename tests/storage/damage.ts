import fc from 'fast-check';
import { database02, type RawRecord } from '../fixtures/database';

/** A database in which one record is damaged. */
export interface Damaged {
  /** A description of the damage, for the message of a test. */
  what: string;
  /** A function, so that a failing test does not print them. */
  records: () => RawRecord[];
  /** Index of the damaged record. */
  at: number;
}

const circle: Record<string, unknown> = {};
circle.again = circle;

/** Values that replace others; `gone` removes the field. */
const GONE = Symbol('gone');
const worst: readonly unknown[] = [GONE, null, 1.5, 'long '.repeat(10_000), [], {}, circle];
const harms: readonly unknown[] = [
  ...worst,
  undefined,
  true,
  0,
  -1,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  12n,
  '',
  'x',
  'then',
  '\u202E<script>\u0000',
  new Date(Number.NaN),
  new Date(0),
  [[['x']], { y: [null] }],
  { name: 5, system: [], player: {} },
  new Map([['a', 1]]),
  new Uint8Array([1, 2, 3]),
  Array.from({ length: 300 }).reduce((inner) => [inner], 'deep'),
];

type Path = readonly (string | number)[];

/** The paths of all places in a value that can be damaged, down to a depth. */
function placesIn(value: unknown, depth: number, path: Path = []): Path[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...placesIn(inner, depth - 1, here)];
  });
}

function put(target: unknown, path: Path, harm: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return harm;
  const copy = (Array.isArray(target) ? [...target] : { ...(target as object) }) as Record<string, unknown>;
  if (rest.length === 0 && harm === GONE) Reflect.deleteProperty(copy, key);
  else copy[key] = put(copy[key], rest, harm);
  return copy;
}

const keys: Record<RawRecord['table'], readonly string[]> = {
  rosters: ['id'],
  history: ['id', 'step'],
  library: ['system', 'kind', 'id'],
  matches: ['id'],
  matchEvents: ['match', 'n'],
};

/** Whether a browser's database can store a record: its keys must be valid. */
function isStorable({ table, record }: RawRecord): boolean {
  try {
    for (const key of keys[table]) indexedDB.cmp(record[key], record[key]);
    return true;
  } catch {
    return false;
  }
}

const records = database02();

function damaged(at: number, path: Path, harm: unknown): Damaged[] {
  const { table, record } = records[at] as RawRecord;
  const broken = { table, record: put(record, path, harm) as Record<string, unknown> };
  if (!isStorable(broken)) return [];
  const shown = harm === GONE ? 'gone' : Object.prototype.toString.call(harm);
  return [
    { what: `${table}[${at}].${path.join('.')} ${shown}`, records: () => records.with(at, broken), at },
  ];
}

/** The index of one record of each kind; for rosters, also one with a pack and one in the bin. */
export function kindsOfRecord(): { name: string; at: number }[] {
  const kinds = new Map<string, number>();
  for (const [at, { table, record }] of records.entries()) {
    const more =
      table === 'library' ? record.kind : record.pack ? 'for a pack' : record.binned ? 'binned' : '';
    const name = [table, more].filter(Boolean).join(' ');
    if (!kinds.has(name)) kinds.set(name, at);
  }
  return [...kinds].map(([name, at]) => ({ name, at }));
}

/**
 * Copies of a record, each with one thing wrong in it: every field damaged in every way, and nested values in the
 * worst ways.
 */
export function everyDamage(at: number): RawRecord[] {
  const { table, record } = records[at] as RawRecord;
  const [key = 'id'] = keys[table].toReversed();
  const broken = placesIn(record, 3).flatMap((path) =>
    (path.length === 1 ? harms : worst).map((harm) => [path, harm] as const),
  );
  return broken
    .map(([path, harm], number) => {
      const own = { ...record, [key]: key === 'step' ? 1000 + number : `damaged-${number}` };
      return { table, record: put(own, path, harm) as Record<string, unknown> };
    })
    .filter(isStorable);
}

/** Whether a change is a valid time in the past, which is not damage: such a record would be deleted as expired. */
const isPast = (path: Path, value: unknown): boolean =>
  ['made', 'binned'].includes(String(path.at(-1))) && typeof value === 'number' && value >= 1;

/** Any record with any value at any place, however deep. */
export function anyDamage(): fc.Arbitrary<Damaged> {
  const harm = fc.oneof(
    fc.constantFrom(...harms),
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
  );
  return fc
    .nat(records.length - 1)
    .chain((at) =>
      fc
        .tuple(fc.constantFrom(...placesIn(records[at]?.record, 12)), harm)
        .map(([path, value]) => (isPast(path, value) ? undefined : damaged(at, path, value)[0])),
    )
    .filter((each) => each !== undefined);
}
