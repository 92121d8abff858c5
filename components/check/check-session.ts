import { examine } from '@/lib/check/answer';
import { contentsInTurn } from '@/lib/check/contents';
import type { Input } from '@/lib/check/input';
import { isolated } from '@/lib/check/isolated';
import { tooLarge } from '@/lib/check/limits';
import { type ReadRoster, readRosterBytes } from '@/lib/check/read';
import { type Row, rowOf } from '@/lib/check/row';
import { type Summary, type Tally, tally } from '@/lib/check/summary';
import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';
import { cleanText } from '@/lib/sheet/clean';
import { loadSystem } from '@/lib/systems/registry';
import { expectedIn } from './expected';
import { type Line, lineOf } from './line';
import type { Found } from './messages';

/** How long to go on before the page is told and may say stop, in milliseconds. */
const STRETCH = 25;
/** Largest roster that is kept as it was given, in bytes; of what is larger what came of it is kept. */
const SMALL = 16 * 1024;
/** Files that are read ahead, and what they may come to in bytes: of large ones there is one at a time. */
const AHEAD = 8;
const AHEAD_BYTES = 8 * 1024 * 1024;
const UNREADABLE = 'The browser cannot read this: it was moved or changed meanwhile, or is a folder.';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Called after each stretch of work: the first of the new lines, and how many are expected in all. */
type Progress = (from: number, total: number) => Promise<void>;

/** A roster as it is kept: as it was given, to be read and checked again, or what came of it as text. */
type Kept = { source: string; given: Uint8Array } | { row: Uint8Array };

/**
 * Checks rosters one after the other and keeps a line each for the table, and the rosters as bytes: thousands are too
 * much to keep as objects.
 */
export class CheckSession {
  lines: Line[] = [];
  pack: Pack | null = null;
  packText = '';
  #kept: Kept[] = [];
  #tally: Tally = tally();
  #stopped = false;

  /** Ends the reading of files, of those handed over by now; what was checked stays. */
  stop() {
    this.#stopped = true;
  }

  /** Others are handed over, which are to be read. */
  begin() {
    this.#stopped = false;
  }

  clear() {
    this.lines = [];
    this.#kept = [];
    this.#tally = tally();
  }

  summary(): Summary {
    return this.#tally.summary();
  }

  /** What came of a roster, whole. */
  async row(place: number): Promise<Row> {
    const kept = this.#kept[place] as Kept;
    if ('row' in kept) return JSON.parse(decoder.decode(kept.row)) as Row;
    return isolated(
      async () => rowOf(examine(await readRosterBytes(kept.given), this.pack), kept.source),
      (refusal) => rowOf(refusal, kept.source),
    );
  }

  /** Checks files besides what is there, with `more` still to come; false where it was stopped. */
  async check(files: readonly Found[], more: number, progress: Progress): Promise<boolean> {
    let total = this.lines.length + files.length + more;
    const stretch = new Stretch(this.lines.length, progress);
    for await (const { name, bytes } of this.#stopped ? [] : opened(files)) {
      if (bytes.ok) total += expectedIn(name, bytes.value) - 1;
      for (const input of bytes.ok ? contentsInTurn(name, bytes.value) : [{ source: name, bytes }]) {
        const check = async () => rowOf(examine(await readInput(input), this.pack), input.source);
        this.#kept.push(keptOf(input, await this.#add(check, input.source)));
        total = Math.max(total, this.lines.length);
        await stretch.over(this.lines.length, total);
        if (this.#stopped) break;
      }
      if (this.#stopped) break;
    }
    await stretch.end(this.lines.length, this.#stopped ? this.lines.length : total);
    return !this.#stopped;
  }

  /** Checks everything that is there anew, against the pack as it is now. */
  async recheck(progress: Progress): Promise<void> {
    const total = this.#kept.length;
    const stretch = new Stretch(0, progress);
    this.lines = [];
    this.#tally = tally();
    for (let place = 0; place < total; place++) {
      const kept = this.#kept[place] as Kept;
      const row = await this.row(place);
      const again = await this.#add(() => ('row' in kept ? this.#checkedAgain(row) : row), row.source);
      if ('row' in kept && again.read) this.#kept[place] = { row: packed(again) };
      await stretch.over(this.lines.length, total);
    }
    await stretch.end(total, total);
  }

  /** Takes a roster away, and adds up anew what all come to; nothing changes until that is done. */
  async remove(place: number, letIn: () => Promise<void>): Promise<void> {
    const left = tally();
    const stretch = new Stretch(0, letIn);
    for (let each = 0; each < this.#kept.length; each++) {
      if (each === place) continue;
      left.add(await this.row(each));
      await stretch.over(each, this.#kept.length);
    }
    this.lines.splice(place, 1);
    this.#kept.splice(place, 1);
    this.#tally = left;
  }

  async #checkedAgain(row: Row): Promise<Row> {
    const system = row.read && (await loadSystem(row.read.system));
    return row.read && system
      ? rowOf(examine({ ok: true, value: { roster: row.read.roster, system } }, this.pack), row.source)
      : row;
  }

  /** Adds what comes of a roster, or that nothing does: whatever happens to one, the next is checked. */
  #add(check: () => Row | Promise<Row>, source: string): Promise<Row> {
    const add = (row: Row) => {
      const line = lineOf(row);
      this.#tally.add(row);
      this.lines.push(line);
      return row;
    };
    return isolated(
      async () => add(await check()),
      (refusal) => add(rowOf(refusal, source)),
    );
  }
}

const packed = (row: Row): Uint8Array => encoder.encode(JSON.stringify(row));

/** A copy, because the bytes may be a part of a file, which they would keep whole. */
const keptOf = ({ source, bytes }: Input, row: Row): Kept =>
  bytes.ok && bytes.value.length <= SMALL ? { source, given: bytes.value.slice() } : { row: packed(row) };

/** Work that stops now and then to tell how far it is. */
class Stretch {
  #since = performance.now();
  #from: number;
  #progress: Progress;

  constructor(from: number, progress: Progress) {
    this.#from = from;
    this.#progress = progress;
  }

  async over(done: number, total: number) {
    if (performance.now() - this.#since >= STRETCH) await this.end(done, total);
  }

  async end(done: number, total: number) {
    await this.#progress(this.#from, total);
    this.#from = done;
    this.#since = performance.now();
  }
}

const readInput = async ({ bytes }: Input): Promise<Parsed<ReadRoster>> =>
  bytes.ok ? readRosterBytes(bytes.value) : bytes;

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
  const refused = (message: string): Opened => ({
    name,
    bytes: { ok: false, faults: [{ path: '', message }] },
  });
  const unread = refusal ?? tooLarge(name, file.size);
  if (unread !== null) return refused(unread);
  try {
    return { name, bytes: { ok: true, value: new Uint8Array(await file.arrayBuffer()) } };
  } catch {
    return refused(UNREADABLE);
  }
}
