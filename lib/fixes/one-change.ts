import type { FoundErrors } from '@/lib/roster/check';
import type { ErrorChecker } from './error-checker';
import type { Candidate } from './fix';

/** Tries every single edit of the catalogue that may repair every error, at every value. */
export function* oneChange(
  force: unknown,
  { evaluation, errors }: FoundErrors,
  checker: ErrorChecker,
): Generator<Candidate | undefined, void> {
  for (const edit of checker.catalogue.edits(evaluation)) {
    const mayRepair = errors.every((error) => checker.mayRepair(edit, error));
    const next = mayRepair ? edit.apply(force) : force;
    yield next !== force && checker.isRight(next)
      ? { force: next, edits: [edit], source: 'change' }
      : undefined;
  }
}
