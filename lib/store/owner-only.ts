import { chmodSync, closeSync, openSync } from 'node:fs';

/** Lets only its owner read a file, whatever its folder allows; makes it empty if it does not exist. */
export function makeOwnerOnly(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  restrict(file);
}

/** Lets only its owner read a file that may exist. */
export function restrict(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Only its owner may do so, who shares it then.
    if (!/^(ENOENT|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
