/**
 * Writes to standard output in large pieces, with backpressure. If the reader has gone away (`| head`), ends the
 * program silently.
 */
export class Output {
  private text = '';

  constructor(private readonly stream: NodeJS.WriteStream = process.stdout) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.stderr.write(`The answer could not be written (${error.code}).\n`);
      process.exit(error.code === 'EPIPE' ? 0 : 2);
    });
  }

  /** Adds a text, to be written by the next `flush`. */
  add(text: string): void {
    this.text += text;
  }

  /** Writes what was added, and waits for a slow reader. */
  async flush(): Promise<void> {
    if (this.text === '') return;
    const hasRoom = this.stream.write(this.text);
    this.text = '';
    if (!hasRoom) await new Promise<void>((resolve) => this.stream.once('drain', resolve));
  }
}
