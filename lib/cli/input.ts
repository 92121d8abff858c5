import { refused } from '@/lib/check/json';
import type { Parsed } from '@/lib/roster/report';

/** Something to check: where it came from, and its bytes or why there are none. */
export interface Input {
  /** A path as given or found, with the line where one file holds many; `-` is standard input. */
  source: string;
  bytes: Parsed<Uint8Array>;
}

export const refusedInput = (source: string, message: string): Input => ({ source, bytes: refused(message) });

/** Why the system did not let a file be read or written, as a sentence. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return reasons[code] ?? `The system refused it${code === '' ? '' : ` (${code})`}.`;
}

const reasons: Record<string, string> = {
  ENOENT: 'There is no such file or folder.',
  ENOTDIR: 'There is no such file or folder.',
  EACCES: 'It may not be opened by this user.',
  EPERM: 'It may not be opened by this user.',
  EISDIR: 'This is a folder; it must be a file.',
  ELOOP: 'This is a link that leads back to itself.',
  ENAMETOOLONG: 'This name is longer than the system allows.',
  ENOSPC: 'There is no room left on the disk.',
  EROFS: 'The disk may only be read.',
};
