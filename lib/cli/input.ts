/** Why the system did not let a file be read or written, as a sentence. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return reasons[code] ?? `The system refused it${code === '' ? '' : ` (${code})`}.`;
}

/** The system's own code of an error, such as ENOENT; "" where it is none of the system's. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

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
