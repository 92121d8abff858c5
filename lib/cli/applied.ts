import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { rosterFileText } from '@/lib/roster/file';
import type { Roster } from '@/lib/roster/roster';
import { codeOf, reasonOf } from './input';
import { STANDARD_OUTPUT, writeOutFile } from './out-file';

/** Writes fixed rosters: one to a file, or any number to a folder, which is made. Overwrites nothing. */
export class Applied {
  private readonly isFolder: boolean;
  /** The files written, to give rosters of one name different ones. */
  private readonly used = new Set<string>();

  constructor(private readonly output: string) {
    this.isFolder =
      /[\\/]$/.test(output) || (statSync(output, { throwIfNoEntry: false })?.isDirectory() ?? false);
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
        codeOf(error) === 'EEXIST' ? 'The file already exists and was not changed.' : reasonOf(error);
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
