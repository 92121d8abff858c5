/**
 * Writes to standard output in large pieces, with backpressure. If the reader has gone away (`| head`), ends the
 * program silently, unless it has files to write.
 */
class Output {
  private text = '';
  private isClosed = false;
  private hasFiles = false;
  private goOn = () => {};

  constructor(private readonly stream: NodeJS.WriteStream) {
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
