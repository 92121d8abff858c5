import { errorsOf, type FoundError, type FoundErrors } from '@/lib/roster/check';
import type { AnyEditCatalogue, Edit } from '@/lib/roster/edit-catalogue';
import type { Pack } from '@/lib/roster/pack';
import type { Repairs } from '@/lib/roster/rule';
import type { AnyGameSystem } from '@/lib/roster/system';

/** Checks forces of one game under one pack, and counts the checks. */
export class ErrorChecker {
  checks = 0;
  private readonly repairs: ReadonlyMap<string, Repairs | undefined>;

  /** @param counts whether an error matters to the search; all of them do if omitted */
  constructor(
    readonly system: AnyGameSystem,
    readonly catalogue: AnyEditCatalogue,
    readonly pack: Pack | null,
    private readonly counts?: (error: FoundError) => boolean,
  ) {
    this.repairs = new Map(system.rules.map(({ id, repairs }) => [id, repairs]));
  }

  /** Returns the errors of a force, and its evaluation. */
  check(force: unknown): FoundErrors {
    this.checks++;
    const found = errorsOf(force, this.system, this.pack);
    return this.counts ? { ...found, errors: found.errors.filter(this.counts) } : found;
  }

  isRight(force: unknown): boolean {
    return this.check(force).errors.length === 0;
  }

  /** Whether an edit may repair an error, as its rule declares. */
  mayRepair({ kind, elements }: Edit, { rule, finding }: FoundError): boolean {
    const repairs = this.repairs.get(rule);
    if (repairs === undefined || repairs.any?.includes(kind)) return true;
    if (kind !== 'remove' && repairs.own !== 'all' && !repairs.own?.includes(kind)) return false;
    return elements.length === 0 || elements.some((id) => finding.elements.includes(id));
  }
}

/** Returns what identifies an error, whatever its numbers: the rule, and where it is put right. */
export const placeOf = ({ rule, finding }: FoundError): string => `${rule} ${finding.path.join('/')}`;
