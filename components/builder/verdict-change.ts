import type { Report } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { verdictAlone } from '@/lib/roster/verdict';
import type { StoredError, StoredRoster } from '@/lib/storage/db';
import { errorsToStore } from '../shell/rosters/stored-roster';

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
export function verdictChange(
  stored: Pick<StoredRoster, 'legal' | 'checked'>,
  report: Report,
  system: AnyGameSystem,
  version: string,
): VerdictChange | null {
  const { checked, legal } = stored;
  if (checked.version === version) return null;
  const errors = errorsToStore(report, system);
  const known = checked.version !== '';
  const appeared = known ? lackedBy(checked.errors, errors) : legal ? errors : [];
  const gone = lackedBy(errors, checked.errors);
  const said = verdictAlone({ legal, unknown: checked.unknown ?? 0 });
  const says = verdictAlone(report);
  if (said === says && appeared.length === 0 && gone.length === 0) return null;
  return { version: checked.version, said, says, appeared, gone };
}

/** Errors that another list lacks. One of a rule is no other for having other words: where both have as many, none. */
function lackedBy(list: readonly StoredError[], errors: readonly StoredError[]): StoredError[] {
  const rules = [...new Set(errors.map(({ rule }) => rule))];
  return rules.flatMap((rule) => {
    const own = errors.filter((each) => each.rule === rule);
    const others = list.filter((each) => each.rule === rule);
    const isOther = ({ message }: StoredError) => others.every((other) => other.message !== message);
    return own.filter(isOther).slice(0, Math.max(0, own.length - others.length));
  });
}
