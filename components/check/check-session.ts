import { examine } from '@/lib/check/answer';
import { contentsInTurn } from '@/lib/check/contents';
import type { Input } from '@/lib/check/input';
import { isolated } from '@/lib/check/isolated';
import { tooLarge } from '@/lib/check/limits';
import { readRosterBytes } from '@/lib/check/read';
import { type Row, rowOf } from '@/lib/check/row';
import { type Summary, type Tally, tally } from '@/lib/check/summary';
import type { Pack } from '@/lib/roster/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import { cleanText } from '@/lib/sheet/clean';
import { expectedIn } from './expected';
import { FieldedNames } from './fielded-names';
import { type Line, lineOf } from './line';
import type { Found } from './messages';

/** How long to go on before the page is told and may say stop, in milliseconds. */
const STRETCH = 25;
/** Largest file that is kept as it was given, in bytes; of what is larger the roster alone is kept. */
const SMALL = 16 * 1024;
/** Files that are read ahead, and what they may come to in bytes: of large ones there is one at a time. */
const AHEAD = 8;
const AHEAD_BYTES = 8 * 1024 * 1024;
const UNREADABLE = 'The browser cannot read this: it was moved or changed meanwhile, or is a folder.';

const encoder = new TextEncoder();

/** Called after each stretch of work: new lines, the place of the first, and how many are expected in all. */
type Report = (from: number, lines: Line[], total: number) => Promise<void>;

/**
 * Checks rosters one after the other, reports a line each for the table, and keeps the rosters as bytes: thousands are
 * too much to keep as objects.
 */
export class CheckSession {
  pack: Pack | null = null;
  /** What the lines field, under all its names. */
  names = new FieldedNames();
  #kept: Input[] = [];
  #tally: Tally = tally();

  clear() {
    this.#kept = [];
    this.#tally = tally();
  }

  summary(): Summary {
    return this.#tally.summary();
  }

  /** What came of a roster, whole. */
  row(place: number): Promise<Row> {
    return this.#checked(this.#kept[place] as Input, (row) => row);
  }

  /** Checks files besides what is there, with `more` still to come; what was checked when it is stopped stays. */
  async check(files: readonly Found[], more: number, report: Report, stop?: AbortSignal): Promise<void> {
    let total = this.#kept.length + files.length + more;
    const lines = new Batches(this.#kept.length, report);
    for await (const { name, bytes } of opened(files)) {
      if (bytes.ok) total += expectedIn(name, bytes.value) - 1;
      for (const input of bytes.ok ? contentsInTurn(name, bytes.value) : [{ source: name, bytes }]) {
        this.#kept.push(keptOf(input, await this.#add(input, lines)));
        total = Math.max(total, this.#kept.length);
        await lines.reportWhenDue(total);
        if (stop?.aborted) break;
      }
      if (stop?.aborted) break;
    }
    await lines.report(stop?.aborted ? this.#kept.length : total);
  }

  /** Checks all rosters again, against the current pack. */
  async recheck(report: Report): Promise<void> {
    const total = this.#kept.length;
    const lines = new Batches(0, report);
    this.#tally = tally();
    for (const kept of this.#kept) {
      await this.#add(kept, lines);
      await lines.reportWhenDue(total);
    }
    await lines.report(total);
  }

  /** Removes a roster and recomputes the summary; nothing changes until that is done. */
  async remove(place: number, letIn: () => Promise<void>): Promise<void> {
    const left = tally();
    const turns = new Batches(0, letIn);
    for (let each = 0; each < this.#kept.length; each++) {
      if (each === place) continue;
      left.add(await this.row(each));
      await turns.reportWhenDue(this.#kept.length);
    }
    this.#kept.splice(place, 1);
    this.#tally = left;
  }

  #add(input: Input, lines: Batches): Promise<Row> {
    return this.#checked(input, (row) => {
      const line = lineOf(row, this.names);
      this.#tally.add(row);
      lines.add(line);
      return row;
    });
  }

  /** What comes of a roster, or that nothing does: whatever happens to one, the next is checked. */
  #checked({ source, bytes }: Input, use: (row: Row) => Row): Promise<Row> {
    return isolated(
      async () =>
        use(rowOf(examine(bytes.ok ? await readRosterBytes(bytes.value) : bytes, this.pack), source)),
      (refusal) => use(rowOf(refusal, source)),
    );
  }
}

/** A roster as it is kept, to be read and checked again. */
function keptOf({ source, bytes }: Input, { read, faults, why }: Row): Input {
  // A copy, because the bytes may be a part of a file, which they would keep whole.
  if (bytes.ok && bytes.value.length <= SMALL)
    return { source, bytes: { ok: true, value: bytes.value.slice() } };
  if (read === null) return { source, bytes: { ok: false, faults, why } };
  return { source, bytes: { ok: true, value: encoder.encode(JSON.stringify(read.roster)) } };
}

/** Lines in batches: between two of them the page is told how far it is, and may stop it. */
class Batches {
  #since = performance.now();
  #lines: Line[] = [];
  #from: number;
  #report: Report;

  constructor(from: number, report: Report) {
    this.#from = from;
    this.#report = report;
  }

  add(line: Line) {
    this.#lines.push(line);
  }

  async reportWhenDue(total: number) {
    if (performance.now() - this.#since >= STRETCH) await this.report(total);
  }

  async report(total: number) {
    const lines = this.#lines;
    this.#lines = [];
    await this.#report(this.#from, lines, total);
    this.#from += lines.length;
    this.#since = performance.now();
  }
}

interface Opened {
  name: string;
  bytes: Parsed<Uint8Array>;
}

/** The files in turn, a few of them read ahead; none that is too large is read at all. */
async function* opened(files: readonly Found[]): AsyncGenerator<Opened> {
  const ahead: { size: number; file: Promise<Opened> }[] = [];
  let waiting = 0;
  for (let at = 0; at < files.length || ahead.length > 0; ) {
    const next = files[at];
    if (next && (ahead.length === 0 || (ahead.length < AHEAD && waiting + next.file.size <= AHEAD_BYTES))) {
      ahead.push({ size: next.file.size, file: open(next) });
      waiting += next.file.size;
      at++;
    } else {
      const first = ahead.shift();
      if (!first) return;
      waiting -= first.size;
      yield await first.file;
    }
  }
}

async function open({ path, file, refusal }: Found): Promise<Opened> {
  const name = cleanText(path) || 'unnamed';
  const unread = refusal ?? tooLarge(name, file.size);
  if (unread !== null) return { name, bytes: refused(unread) };
  try {
    return { name, bytes: { ok: true, value: new Uint8Array(await file.arrayBuffer()) } };
  } catch {
    return { name, bytes: refused(UNREADABLE) };
  }
}
