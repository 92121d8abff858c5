import { errorsOf, type FoundError, type FoundErrors } from '@/lib/roster/check';
import { type Edit, isRemoval } from '@/lib/roster/edits/edit';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Repairs } from '@/lib/roster/rule';
import type { AnyGameSystem } from '@/lib/roster/system';

/** Checks forces of one game under one pack, and counts the checks. */
export class ErrorChecker {
  checks = 0;
  private readonly repairs: ReadonlyMap<string, Repairs | undefined>;

  /**
   * @param counts whether an error matters to the search; all of them do if omitted
   * @param mostExcess what may be over the maximums without making the other errors worse; only with `counts`
   */
  constructor(
    readonly system: AnyGameSystem,
    readonly catalogue: AnyEditCatalogue,
    readonly pack: Pack | null,
    private readonly counts?: (error: FoundError) => boolean,
    private readonly mostExcess = Number.POSITIVE_INFINITY,
  ) {
    this.repairs = new Map(system.rules.map(({ id, repairs }) => [id, repairs]));
  }

  /** Returns the errors of a force, and its evaluation. */
  check(force: unknown): FoundErrors {
    this.checks++;
    const found = errorsOf(force, this.system, this.pack);
    if (!this.counts || excessOf(this.catalogue, found) > this.mostExcess) return found;
    return { ...found, errors: found.errors.filter(this.counts) };
  }

  isRight(force: unknown): boolean {
    return this.check(force).errors.length === 0;
  }

  /** Whether an edit may repair an error, as its rule declares. */
  mayRepair(edit: Edit, { rule, finding }: FoundError): boolean {
    const { kind, elements } = edit;
    const repairs = this.repairs.get(rule);
    if (repairs === undefined || repairs.any?.includes(kind)) return true;
    if (!isRemoval(edit) && repairs.own !== 'all' && !repairs.own?.includes(kind)) return false;
    return elements.length === 0 || elements.some((id) => finding.elements.includes(id));
  }
}

/** Returns by how much a force is over its maximums, all together. */
export const excessOf = (catalogue: AnyEditCatalogue, { evaluation }: FoundErrors): number =>
  catalogue.excesses(evaluation).reduce((sum, { over }) => sum + over, 0);

/** Returns what identifies an error, whatever its numbers: the rule, and where it is put right. */
export const errorKey = ({ rule, finding }: FoundError): string => `${rule} ${finding.path.join('/')}`;
