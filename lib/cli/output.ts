import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { missingText } from '@/lib/node/parts';
import { cleanText } from '@/lib/sheet/clean';
import { codeOf, statsOf } from './input';

/**
 * Writes to standard output in large pieces, with backpressure. If the reader has gone away (`| head`), ends the
 * program silently, unless it has files to write.
 */
class Output {
  private text = '';
  private isClosed = false;
  private hasFiles = false;
  private goOn = () => {};

  constructor(private stream: NodeJS.WriteStream) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.isClosed = true;
      this.goOn();
      if (error.code !== 'EPIPE') {
        process.stderr.write(`The answer could not be written (${error.code}).\n`);
        process.exit(2);
      }
      if (!this.hasFiles) process.exit(0);
    });
    // Whoever closes standard error wants to read no more sentences.
    process.stderr.on('error', () => {});
  }

  /** Says that the program writes files as well: it goes on when nobody reads its answer. */
  writesFiles(): void {
    this.hasFiles = true;
  }

  /** Says that a file is written to standard output: the answer goes to standard error. */
  givesWay(): void {
    this.stream = process.stderr;
  }

  /** Adds a text, to be written by the next `flush`. */
  add(text: string): void {
    if (!this.isClosed) this.text += text;
  }

  /** Writes what was added, and waits for a slow reader. */
  async flush(): Promise<void> {
    if (this.text === '' || this.isClosed) return;
    const hasRoom = this.stream.write(this.text);
    this.text = '';
    if (hasRoom) return;
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
      this.stream.once('drain', resolve);
    });
  }
}

/** The answer of the program. */
export const output = new Output(process.stdout);

/**
 * Prepares for writing a file beside the answer: refuses one that is read as well, with a sentence on standard error,
 * and moves the answer out of the way of a file that goes to standard output.
 * @param inputs the paths that the command reads; undefined for options that are not set
 */
export function mayWrite(file: string, inputs: readonly (string | undefined)[]): boolean {
  const refusal = overwritesInput(file, inputs);
  if (refusal !== null) {
    process.stderr.write(`${refusal}\n`);
    return false;
  }
  output.writesFiles();
  if (file === STANDARD_OUTPUT) output.givesWay();
  return true;
}

/** Names standard output where a file to write is asked for. */
export const STANDARD_OUTPUT = '-';

/** How a file is written. */
interface Writing {
  /** Whether a file that exists is left as it is; then EEXIST is thrown. */
  isNew?: boolean;
  /** The permissions of a file that does not exist yet. */
  mode?: number;
}

/**
 * Writes a file whole or not at all: beside its place first, then under its name, so that a full disk or a kill leaves
 * neither an empty nor a half-written file. A device or a pipe is written to directly.
 * @throws the system's error
 */
export async function writeOutFile(
  file: string,
  content: string | Uint8Array,
  { isNew = false, mode }: Writing = {},
): Promise<void> {
  if (file === STANDARD_OUTPUT) return writeStandardOutput(content);
  const before = statSync(file, { throwIfNoEntry: false });
  if (before && !before.isFile()) return writeFileSync(file, content);
  // A link goes on pointing to the file that is replaced.
  const place = before ? realpathSync(file) : file;
  const beside = path.join(path.dirname(place), `.muster-${process.pid}.unfinished`);
  try {
    writeFileSync(beside, content, { flush: true, ...(mode === undefined ? {} : { mode }) });
    if (before) chmodSync(beside, before.mode & 0o777);
    if (isNew) placeNew(beside, place);
    else renameSync(beside, place);
  } finally {
    rmSync(beside, { force: true });
  }
}

const writeStandardOutput = (content: string | Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });

/** Gives a finished file its name, unless that is taken. */
function placeNew(beside: string, place: string): void {
  try {
    linkSync(beside, place);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Some file systems have no hard links.
    copyFileSync(beside, place, constants.COPYFILE_EXCL);
  }
}

/**
 * Why a file may not be written, as a sentence: it is one of those that are read, or in a folder that is. Null if it
 * may. Files are compared as the system does, so that links and other spellings of a path are found.
 * @param inputs the paths that the command reads; undefined for options that are not set
 */
function overwritesInput(file: string, inputs: readonly (string | undefined)[]): string | null {
  const written = file === STANDARD_OUTPUT ? null : statsOf(file);
  if (!written?.isFile()) return null;
  for (const input of inputs) {
    if (input === undefined) continue;
    const read = statsOf(input === STANDARD_OUTPUT ? '/dev/stdin' : input);
    if (read && (isSame(read, written) || (read.isDirectory() && isWithin(input, file))))
      return cleanText(
        `${file} is among the files to be read, and would be overwritten. Give another name${read.isDirectory() ? `, or a place outside ${input}` : ''}.`,
      );
  }
  return null;
}

const isSame = (one: Stats, other: Stats) => one.dev === other.dev && one.ino === other.ino;

const isWithin = (folder: string, file: string) => {
  const relative = path.relative(realpathSync(folder), realpathSync(file));
  return !relative.startsWith('..') && !path.isAbsolute(relative);
};

/** Styles text for a terminal: each function returns its text, coloured or unchanged. */
export type Paint = Record<Tone, (text: string) => string>;

type Tone = 'strong' | 'faint' | 'good' | 'bad' | 'remark';

const codes: Record<Tone, [on: number, off: number]> = {
  strong: [1, 22],
  faint: [2, 22],
  good: [32, 39],
  bad: [31, 39],
  remark: [33, 39],
};

/** Whether what prints PDFs is installed; if not, says on standard error what to install. */
export function mayPrint(): boolean {
  const missing = missingText('print');
  if (missing !== null) process.stderr.write(`${missing}\n`);
  return missing === null;
}

/** Whether to colour the output: as FORCE_COLOR says; without it on a terminal, unless the user set NO_COLOR. */
export const isColoured = (stream: { isTTY?: boolean }, env: Record<string, string | undefined>): boolean =>
  env.FORCE_COLOR === undefined
    ? stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
    : !/^(?:0|false)$/.test(env.FORCE_COLOR);

/** Returns functions that colour texts, or leave them unchanged. */
export function paintFor(coloured: boolean): Paint {
  const painter =
    ([on, off]: [number, number]) =>
    (text: string) =>
      coloured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    strong: painter(codes.strong),
    faint: painter(codes.faint),
    good: painter(codes.good),
    bad: painter(codes.bad),
    remark: painter(codes.remark),
  };
}
