import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rosterFileText } from '@/lib/roster/file';
import type { Roster } from '@/lib/roster/roster';
import { codeOf, reasonOf } from './input';

/** Writes fixed rosters: one to a file, or any number to a folder. Overwrites nothing. */
export class Applied {
  private readonly isFolder: boolean;
  private used = false;

  constructor(private readonly output: string) {
    this.isFolder =
      /[\\/]$/.test(output) || (statSync(output, { throwIfNoEntry: false })?.isDirectory() ?? false);
  }

  /** Writes a roster; returns the file, or the reason there is none, as a sentence. */
  write(source: string, roster: Roster): { file?: string; failure?: string } {
    const file = this.isFolder ? path.join(this.output, fileName(source)) : this.output;
    if (!this.isFolder && this.used)
      return {
        failure: `${source} is not written: ${file} has one roster already; give a folder for several.`,
      };
    this.used = true;
    try {
      writeFileSync(file, rosterFileText(roster), { flag: 'wx' });
      return { file };
    } catch (error) {
      const reason =
        codeOf(error) === 'EEXIST' ? 'There is such a file already; it is left as it is.' : reasonOf(error);
      return { failure: `${file} cannot be written. ${reason}` };
    }
  }
}

/** A file name for a roster from a source such as "lists.ndjson:4"; cannot lead out of the folder. */
function fileName(source: string): string {
  const last = source.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/\.(?:json|ndjson|pdf|txt|zip)\b/gi, '').replace(/[^\p{L}\p{N}_ -]+/gu, '-');
  return `${plain.replace(/^[-\s]+|[-\s]+$/g, '').slice(0, 80) || 'roster'}.json`;
}
