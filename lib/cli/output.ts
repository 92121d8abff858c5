import { overwritesInput, STANDARD_OUTPUT } from './out-file';

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
