/**
 * Standard output in large pieces, and no faster than it is taken. A reader that has gone away (`| head`)
 * ends the program quietly.
 */
export class Output {
  private text = '';

  constructor(private readonly stream: NodeJS.WriteStream = process.stdout) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.stderr.write(`The answer could not be written (${error.code}).\n`);
      process.exit(error.code === 'EPIPE' ? 0 : 2);
    });
  }

  /** Adds a text; it is written with the next `flush`. */
  add(text: string): void {
    this.text += text;
  }

  /** Writes what was added, and waits where the reader is behind. */
  async flush(): Promise<void> {
    if (this.text === '') return;
    const taken = this.stream.write(this.text);
    this.text = '';
    if (!taken) await new Promise<void>((resolve) => this.stream.once('drain', resolve));
  }
}
