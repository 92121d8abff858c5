import type { Report } from '@/lib/roster/report';
import { verdictAlone } from '@/lib/roster/verdict';
import type { StoredError, StoredRoster } from '@/lib/storage/db';

/** How the verdict on a roster differs from what an earlier version of the app had said. */
export interface VerdictChange {
  /** The version that checked it last; "" where that is not known. */
  version: string;
  /** The verdicts alone. */
  said: string;
  says: string;
  appeared: StoredError[];
  gone: StoredError[];
}

/** What an update changed in the verdict on a kept roster; null where this version checked it, or says the same. */
export function verdictChange(stored: StoredRoster, report: Report, version: string): VerdictChange | null {
  const { checked, legal } = stored;
  if (checked.version === version) return null;
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  const told = (list: readonly StoredError[], { rule, message }: StoredError) =>
    list.some((each) => each.rule === rule && each.message === message);
  const known = checked.version !== '';
  const appeared = errors.filter((error) => (known ? !told(checked.errors, error) : legal));
  const gone = checked.errors.filter((error) => !told(errors, error));
  const said = verdictAlone({ legal, unknown: checked.unknown ?? 0 });
  const says = verdictAlone(report);
  if (said === says && appeared.length === 0 && gone.length === 0) return null;
  return { version: checked.version, said, says, appeared, gone };
}
