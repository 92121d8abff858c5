import type { Report } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { verdictAlone } from '@/lib/roster/verdict';
import type { StoredError, StoredRoster } from '@/lib/storage/db';
import { errorsToStore } from '../shell/rosters/stored-roster';

/** How the verdict on a roster differs from the one of an earlier version of the app. */
export interface VerdictChange {
  /** The version that checked it last; "" if unknown. */
  version: string;
  /** The verdicts before and now. */
  before: string;
  after: string;
  appeared: StoredError[];
  gone: StoredError[];
}

/** Returns what an update changed in a stored roster's verdict; null if this version checked it, or nothing changed. */
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
  const appeared = known ? missingFrom(checked.errors, errors) : legal ? errors : [];
  const gone = missingFrom(errors, checked.errors);
  const said = verdictAlone({ legal, unknown: checked.unknown ?? 0 });
  const says = verdictAlone(report);
  if (said === says && appeared.length === 0 && gone.length === 0) return null;
  return { version: checked.version, before: said, after: says, appeared, gone };
}

/** Returns the errors that a list lacks. A changed message alone does not count: per rule, at most the surplus. */
function missingFrom(list: readonly StoredError[], errors: readonly StoredError[]): StoredError[] {
  const rules = [...new Set(errors.map(({ rule }) => rule))];
  return rules.flatMap((rule) => {
    const own = errors.filter((each) => each.rule === rule);
    const others = list.filter((each) => each.rule === rule);
    const isMissing = ({ message }: StoredError) => others.every((other) => other.message !== message);
    return own.filter(isMissing).slice(0, Math.max(0, own.length - others.length));
  });
}
