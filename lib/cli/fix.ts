import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { examine } from '@/lib/check/answer';
import { type Input, withBugGuard } from '@/lib/check/input';
import { readRosterBytes } from '@/lib/check/read';
import { editsOf, type FixAnswer, fixAnswer } from '@/lib/fixes/answer';
import { SEARCH_SECONDS } from '@/lib/fixes/fix';
import type { CheckedRoster } from '@/lib/roster/check';
import { rosterFileText } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { shownJson } from '@/lib/roster/text/visible';
import { cleanText } from '@/lib/sheet/clean';
import type { FixJob } from './fix-thread';
import { codeOf, isFolder, readNamedFile, readPackFile, unwrittenReasonOf } from './input';
import { inputsOf } from './inputs';
import { isColoured, mayWrite, output, type Paint, paintFor, STANDARD_OUTPUT, writeOutFile } from './output';
import { readable, readableFixes } from './readable';
import type { SearchThread } from './search-thread';

/** When a search is ended, in milliseconds per second of its time: without a limit it may take three times its time. */
const LATE = { limited: 1150, usual: 3400 };

/** Options of `muster fix`. */
export interface FixOptions {
  pack?: string;
  json?: boolean;
  /** A file with an earlier state of the rosters, which is legal. */
  before?: string;
  most: number;
  /** Of a search at most; 2, or 6 while nothing is found, if omitted. */
  seconds?: number;
  /** Lists all edits instead of fixes. */
  edits?: boolean;
  /** Writes the first fix of each roster to `output`, a file or a folder. */
  apply?: boolean;
  output?: string;
}

/**
 * Searches for fixes of the rosters under the paths, one after the other, and prints them in order.
 * @param thread searches, so that a search can be ended
 * @returns the exit status: 0 all rosters legal or with a fix, 1 some without, 2 something could not be read or written
 */
export async function fix(
  paths: readonly string[],
  options: FixOptions,
  thread: SearchThread<FixJob, FixAnswer>,
): Promise<number> {
  let pack: Pack | null = null;
  if (options.pack !== undefined) {
    pack = await readPackFile(options.pack);
    if (pack === null) return 2;
  }
  let before: Roster | null = null;
  if (options.before !== undefined) {
    before = (await readNamedFile('earlier roster', options.before, readRosterBytes))?.roster ?? null;
    if (before === null) return 2;
  }
  if (options.output !== undefined && !mayWrite(options.output, [...paths, options.pack, options.before]))
    return 2;
  const paint = paintFor(isColoured(process.stdout, process.env));
  const applied = options.apply && options.output !== undefined ? new Applied(options.output) : null;
  const write = async (text: string) => {
    output.add(text);
    await output.flush();
  };
  const answer = options.edits
    ? editsAnswerer(pack, options, paint, write)
    : fixesAnswerer(pack, before, options, { paint, applied, thread });
  const count = { unfixed: 0, failed: 0 };
  const say = (sentence: string) => process.stderr.write(`${cleanText(sentence)}\n`);
  const remark = (sentence: string) => {
    count.failed++;
    say(sentence);
  };
  for (const path of paths)
    for await (const inputs of inputsOf(path, { except: options.pack ?? null, remark }))
      for (const input of inputs) {
        const read = await withBugGuard(
          async () => examine(await readInput(input), pack),
          (refusal) => refusal,
        );
        if (!read.ok) count.failed++;
        const { text, unfixed, failure } = await withBugGuard(
          () => answer(read, input.source),
          (refusal) => answer(refusal, input.source),
        );
        if (unfixed) count.unfixed++;
        if (failure) remark(failure);
        await write(text);
      }
  if (count.failed > 0) return 2;
  return count.unfixed > 0 ? 1 : 0;
}

const readInput = async ({ bytes }: Input) => (bytes.ok ? await readRosterBytes(bytes.value) : bytes);

/** The answer about one roster. */
interface RosterAnswer {
  text: string;
  /** Whether it is not legal and no fix was found. */
  unfixed: boolean;
  /** Why its fix could not be written, as a sentence. */
  failure: string | null;
}

interface Tools {
  paint: Paint;
  applied: Applied | null;
  thread: SearchThread<FixJob, FixAnswer>;
}

type Answerer = (read: Parsed<CheckedRoster>, source: string) => Promise<RosterAnswer>;

function fixesAnswerer(
  pack: Pack | null,
  before: Roster | null,
  { json, most, seconds }: FixOptions,
  { paint, applied, thread }: Tools,
): Answerer {
  let first = true;
  const limits = seconds === undefined ? { seconds: SEARCH_SECONDS } : { seconds, longest: seconds };
  const end = limits.seconds * (seconds === undefined ? LATE.usual : LATE.limited);
  return async (read, source) => {
    const isEarlier = read.ok && before?.system === read.value.roster.system;
    const options = { most, ...limits, history: isEarlier ? [before.force] : [] };
    const answer =
      read.ok && !read.value.checked.report.legal
        ? await thread.answer({ roster: read.value.roster, pack, options, source }, end)
        : await fixAnswer(read, pack, options, source);
    const [best] = 'fixes' in answer ? answer.fixes : [];
    const written = best && applied ? await applied.write(source, best.roster) : null;
    const text = json
      ? `${shownJson(answer)}\n`
      : `${first ? '' : '\n'}${await describeValue(read, answer, { source, pack, paint })}`;
    first = false;
    return {
      text: written?.file && !json ? `${text}  Written to ${cleanText(written.file)}.\n` : text,
      unfixed: 'fixes' in answer && !answer.legal && !best,
      failure: written?.failure ?? null,
    };
  };
}

async function describeValue(
  read: Parsed<CheckedRoster>,
  answer: FixAnswer,
  { source, pack, paint }: { source: string; pack: Pack | null; paint: Paint },
): Promise<string> {
  const lines = [readable(source, read, paint)];
  if (read.ok && 'fixes' in answer && !answer.legal)
    lines.push(...(await readableFixes(read.value, answer, pack, paint)));
  return `${lines.join('\n')}\n`;
}

/** Writes each edit as it is found: those of a large roster would take too much memory. */
function editsAnswerer(
  pack: Pack | null,
  { json }: FixOptions,
  paint: Paint,
  write: (text: string) => Promise<void>,
): Answerer {
  return async (read, source) => {
    if (!read.ok) {
      const unreadable = await fixAnswer(read, pack, {}, source);
      return { ...nothing, text: json ? `${shownJson(unreadable)}\n` : `${readable(source, read, paint)}\n` };
    }
    const name = cleanText(read.value.roster.name) || 'Unnamed';
    if (!json) await write(`${paint.strong(name)}  ${paint.faint(cleanText(source))}\n`);
    for await (const edit of editsOf(read.value, pack))
      await write(
        json
          ? `${shownJson({ source, ...edit })}\n`
          : `  ${edit.kind.padEnd(WIDEST_KIND)} ${String(edit.cost).padStart(2)}  ${cleanText(edit.text)}\n`,
      );
    return nothing;
  };
}

const nothing: RosterAnswer = { text: '', unfixed: false, failure: null };

const WIDEST_KIND = 14;

/** Writes fixed rosters: one to a file, or any number to a folder, which is made. Overwrites nothing. */
class Applied {
  private readonly isFolder: boolean;
  /** The files written, to give rosters of one name different ones. */
  private readonly used = new Set<string>();

  constructor(private readonly output: string) {
    this.isFolder = /[\\/]$/.test(output) || isFolder(output);
  }

  /** Writes a roster; returns the file, or the reason there is none, as a sentence. */
  async write(source: string, roster: Roster): Promise<{ file?: string; failure?: string }> {
    const file = this.isFolder ? this.unusedFile(fileName(source)) : this.output;
    if (this.used.has(file))
      return {
        failure: `${source} is not written: ${file} has one roster already; give a folder for several.`,
      };
    this.used.add(file);
    try {
      if (this.isFolder) mkdirSync(this.output, { recursive: true });
      await writeOutFile(file, rosterFileText(roster), { isNew: true });
      return file === STANDARD_OUTPUT ? {} : { file };
    } catch (error) {
      const reason =
        codeOf(error) === 'EEXIST'
          ? 'The file already exists and was not changed.'
          : unwrittenReasonOf(error, file);
      return { failure: `${file} cannot be written. ${reason}` };
    }
  }

  private unusedFile(name: string): string {
    let file = path.join(this.output, `${name}.json`);
    for (let number = 2; this.used.has(file); number++)
      file = path.join(this.output, `${name}-${number}.json`);
    return file;
  }
}

/** A file name for a roster from a source such as "lists.ndjson:4"; cannot lead out of the folder. */
function fileName(source: string): string {
  const last = source.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/\.(?:json|ndjson|pdf|txt|zip)\b/gi, '').replace(/[^\p{L}\p{N}_ -]+/gu, '-');
  return plain.replace(/^[-\s]+|[-\s]+$/g, '').slice(0, 80) || 'roster';
}
