import { joined } from '@/lib/roster/text/words';
import type { Said, Term } from '@/lib/roster/typed/model';
import { type Item, itemsOf, type Vocabulary } from './items';
import { tokensOf } from './tokens';

/** What a line says: its entries, or else what it says of the whole force; and its unknown words. */
export interface LineRead<Sense> {
  entries: Said<Sense>[];
  settings: Said<Sense> | null;
  unknown: Unknown[];
}

/** Words that nothing knows. */
export interface Unknown {
  words: string;
  /** The same with the known words beside them, which may belong to the name that was meant. */
  wider: readonly string[];
}

/**
 * Reads a line.
 * @param isOwn whether the app wrote it: what is in brackets after an entry is a name, whatever the words are
 */
export function readLine<Sense>(text: string, words: Vocabulary<Sense>, isOwn = false): LineRead<Sense> {
  const items = countedItems(named(itemsOf(text, tokensOf(text), words, isOwn)));
  const kind = entryKind(items);
  const isEntry = (item: Item<Sense>) => item.kind === 'part' && item.entry === kind;
  const groups: Item<Sense>[][] = [[]];
  let hasEntry = false;
  for (const [at, item] of items.entries()) {
    const begins: boolean = item.kind === 'break' && hasEntry && beginsEntry(items, at + 1, isEntry);
    if (begins) groups.push([]);
    hasEntry = (hasEntry && !begins) || isEntry(item);
    groups.at(-1)?.push(item);
  }
  const textAt = (at: number) => {
    const item = items[at];
    return item?.kind === 'part' ? item.part.text : '';
  };
  const unknown = items.flatMap((item, at): Unknown[] =>
    item.kind === 'unknown' || item.kind === 'count'
      ? [{ words: item.text, wider: [`${item.text} ${textAt(at + 1)}`, `${textAt(at - 1)} ${item.text}`] }]
      : [],
  );
  const said = groups.map((group) => saidOf(group, isEntry));
  const hasAny = said.some(({ parts, figures }) => parts.length + figures.length > 0);
  if (items.some(isEntry)) return { entries: said, settings: null, unknown };
  return { entries: [], settings: hasAny ? (said[0] ?? null) : null, unknown };
}

/** The kind of parts that are entries: the weak ones only if there are no others. */
const entryKind = <Sense>(items: readonly Item<Sense>[]): Term<Sense>['entry'] | null =>
  (['strong', 'weak'] as const).find((kind) =>
    items.some((item) => item.kind === 'part' && item.entry === kind),
  ) ?? null;

/** Whether the words from an index to the next break have an entry. */
function beginsEntry<Sense>(
  items: readonly Item<Sense>[],
  from: number,
  isEntry: (item: Item<Sense>) => boolean,
): boolean {
  for (const item of items.slice(from)) {
    if (isEntry(item)) return true;
    if (item.kind === 'break') return false;
  }
  return false;
}

function saidOf<Sense>(items: readonly Item<Sense>[], isEntry: (item: Item<Sense>) => boolean): Said<Sense> {
  const entry = items.find(isEntry);
  return {
    count: (entry?.kind === 'part' ? entry.part.count : null) ?? 1,
    isTimes: entry?.kind === 'part' && entry.part.isTimes,
    parts: items.flatMap((item) => (item.kind === 'part' ? item.part : [])),
    figures: items.flatMap((item) => (item.kind === 'figure' ? item.figure : [])),
    names: items.flatMap((item) => (item.kind === 'names' ? item.text : []))[0] ?? '',
  };
}

/** Gives counts to the parts that they stand beside; across figures to an entry: "2 P3 mechs". */
function countedItems<Sense>(items: readonly Item<Sense>[]): Item<Sense>[] {
  const left: Item<Sense>[] = [];
  let waiting: Extract<Item<Sense>, { kind: 'count' }> | null = null;
  for (const [at, item] of items.entries()) {
    const before = left.at(-1);
    const next = items[at + 1];
    const isOfEntry = item.kind === 'unknown' && next?.kind === 'part' && next.entry !== undefined;
    if (item.kind === 'count' && item.isAfter && before?.kind === 'part' && before.part.count === null)
      left[left.length - 1] = { ...before, part: { ...before.part, count: item.value, isTimes: true } };
    else if (item.kind === 'count') {
      if (waiting !== null) left.push(waiting);
      waiting = item;
    } else if (waiting === null || item.kind === 'figure' || isOfEntry) left.push(item);
    else {
      if (item.kind === 'part')
        left.push({ ...item, part: { ...item.part, count: waiting.value, isTimes: waiting.isTimes } });
      else if (item.kind === 'unknown') left.push({ ...item, text: `${waiting.text} ${item.text}` });
      else left.push(waiting, item);
      waiting = null;
    }
  }
  return waiting === null ? left : [...left, waiting];
}

/** Takes unknown words before a colon and an entry for its name: "Old Faithful: P3 mech". */
function named<Sense>(items: readonly Item<Sense>[]): Item<Sense>[] {
  const [first, second, ...rest] = items;
  const isName =
    first?.kind === 'unknown' &&
    second?.kind === 'colon' &&
    rest.some((item) => item.kind === 'part' && item.entry) &&
    !rest.some(({ kind }) => kind === 'names');
  const taken: Item<Sense>[] = isName ? [{ kind: 'names', text: first.text }, ...rest] : [...items];
  return taken.filter(({ kind }) => kind !== 'colon');
}

/** What unknown words may mean, in a sentence; "" if nothing is near. */
export function hintFor<Sense>({ words, wider }: Unknown, { lexicon }: Vocabulary<Sense>): string {
  const plain = words.replace(/^[\d\s×x]+/, '');
  const near = [plain, ...wider].map((each) => lexicon.nearest(each.trim())).find((each) => each !== null);
  if (near != null) return `Did you mean ${near}?`;
  const alike = lexicon.having(tokensOf(plain).map(({ key }) => key)).slice(0, MOST_ALIKE);
  if (alike.length === 0) return '';
  return alike.length === 1 ? `Did you mean ${alike[0]}?` : `It could be ${joined(alike, 'or')}.`;
}

/** Most names that a hint offers. */
const MOST_ALIKE = 3;
