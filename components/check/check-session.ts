import { type CheckResult, checkResultOf, examine } from '@/lib/check/answer';
import { contentsInTurn, expectedIn } from '@/lib/check/contents';
import { type Input, withBugGuard } from '@/lib/check/input';
import { tooLargeBlob } from '@/lib/check/limits';
import { readRosterBytes } from '@/lib/check/read';
import { type Summary, type Tally, tally } from '@/lib/check/summary';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import { cleanText } from '@/lib/sheet/clean';
import { readPdf } from '../shared/import/read-pdf';
import { FieldedNames, type Found, type ResultSummary, resultSummaryOf } from './result-summary';

/** Longest time between reports to the page, at which it may stop the work, in milliseconds. */
const REPORT_EVERY = 25;
/** Largest file that is held unchanged, in bytes; of a larger one only the roster is held. */
const SMALL_FILE = 16 * 1024;
/** Most files that are read ahead, and their total size in bytes: large files are read one at a time. */
const READ_AHEAD = 8;
const READ_AHEAD_BYTES = 8 * 1024 * 1024;
const UNREADABLE =
  'The browser cannot read this. It was moved or changed after you chose it, or it is a folder.';

const encoder = new TextEncoder();

/** Takes new lines, the place of the first, and the expected total; called after each slice of work. */
type Report = (from: number, lines: ResultSummary[], total: number) => Promise<void>;

/**
 * Checks rosters one after the other, reports a line of the table for each, and holds the rosters as bytes: thousands
 * of objects would take too much memory.
 */
export class CheckSession {
  pack: Pack | null = null;
  /** The names of everything that the lines field. */
  names = new FieldedNames();
  #inputs: Input[] = [];
  #tally: Tally = tally();

  clear() {
    this.#inputs = [];
    this.#tally = tally();
  }

  summary(): Summary {
    return this.#tally.summary();
  }

  /** Returns the whole result for a roster. */
  row(place: number): Promise<CheckResult> {
    const input = this.#inputs[place] as Input;
    return this.#checked(input, (row) => ({ ...row, words: input.words }));
  }

  /** Checks additional files, with `more` files to follow; if stopped, keeps what is checked so far. */
  async check(files: readonly Found[], more: number, report: Report, signal?: AbortSignal): Promise<void> {
    let total = this.#inputs.length + files.length + more;
    const lines = new Batches(this.#inputs.length, report);
    for await (const { name, bytes } of openFiles(files)) {
      if (bytes.ok) total += expectedIn(name, bytes.value) - 1;
      for await (const input of bytes.ok
        ? contentsInTurn(name, bytes.value, readPdf)
        : [{ source: name, bytes }]) {
        this.#inputs.push(inputToHold(input, await this.#add(input, lines)));
        total = Math.max(total, this.#inputs.length);
        await lines.reportWhenDue(total);
        if (signal?.aborted) break;
      }
      if (signal?.aborted) break;
    }
    await lines.report(signal?.aborted ? this.#inputs.length : total);
  }

  /** Checks all rosters again, against the current pack. */
  async recheck(report: Report): Promise<void> {
    const total = this.#inputs.length;
    const lines = new Batches(0, report);
    this.#tally = tally();
    for (const input of this.#inputs) {
      await this.#add(input, lines);
      await lines.reportWhenDue(total);
    }
    await lines.report(total);
  }

  /** Removes a roster and recomputes the summary; nothing changes until that is done. */
  async remove(place: number, yieldToPage: () => Promise<void>): Promise<void> {
    const remaining = tally();
    const batches = new Batches(0, yieldToPage);
    for (let each = 0; each < this.#inputs.length; each++) {
      if (each === place) continue;
      remaining.add(await this.row(each));
      await batches.reportWhenDue(this.#inputs.length);
    }
    this.#inputs.splice(place, 1);
    this.#tally = remaining;
  }

  #add(input: Input, lines: Batches): Promise<CheckResult> {
    return this.#checked(input, (row) => {
      const line = resultSummaryOf(row, this.names);
      this.#tally.add(row);
      lines.add(line);
      return row;
    });
  }

  /** Checks a roster; an exception becomes an unreadable row, so that the next roster is checked. */
  #checked({ source, bytes }: Input, use: (row: CheckResult) => CheckResult): Promise<CheckResult> {
    return withBugGuard(
      async () =>
        use(checkResultOf(examine(bytes.ok ? await readRosterBytes(bytes.value) : bytes, this.pack), source)),
      (refusal) => use(checkResultOf(refusal, source)),
    );
  }
}

/** Returns a roster as held for checking again. */
function inputToHold({ source, bytes, words }: Input, { read, faults, why }: CheckResult): Input {
  // Copy: the bytes may be a view of a large file, which would stay in memory.
  if (bytes.ok && bytes.value.length <= SMALL_FILE)
    return { source, bytes: { ok: true, value: bytes.value.slice() } };
  if (read === null)
    return {
      source,
      bytes: { ok: false, faults, why },
      ...(words !== undefined && words.length <= SMALL_FILE ? { words } : {}),
    };
  return { source, bytes: { ok: true, value: encoder.encode(JSON.stringify(read.roster)) } };
}

/** Reports lines in batches; between two of them the page sees the progress and may stop the work. */
class Batches {
  #since = performance.now();
  #lines: ResultSummary[] = [];
  #from: number;
  #report: Report;

  constructor(from: number, report: Report) {
    this.#from = from;
    this.#report = report;
  }

  add(line: ResultSummary) {
    this.#lines.push(line);
  }

  async reportWhenDue(total: number) {
    if (performance.now() - this.#since >= REPORT_EVERY) await this.report(total);
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

/** Reads the files in order, a few of them ahead; a file over the size limit is not read. */
async function* openFiles(files: readonly Found[]): AsyncGenerator<Opened> {
  const ahead: { size: number; file: Promise<Opened> }[] = [];
  let waiting = 0;
  for (let at = 0; at < files.length || ahead.length > 0; ) {
    const next = files[at];
    if (
      next &&
      (ahead.length === 0 || (ahead.length < READ_AHEAD && waiting + next.file.size <= READ_AHEAD_BYTES))
    ) {
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
  try {
    const unread = refusal ?? (await tooLargeBlob(name, file));
    if (unread !== null) return { name, bytes: refused(unread) };
    return { name, bytes: { ok: true, value: new Uint8Array(await file.arrayBuffer()) } };
  } catch {
    return { name, bytes: refused(UNREADABLE) };
  }
}
