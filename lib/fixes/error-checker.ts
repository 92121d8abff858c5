import { errorsOf, type FoundError, type FoundErrors } from '@/lib/roster/check';
import { type Edit, isRemoval } from '@/lib/roster/edits/edit';
import type { AnyEditCatalogue, Excess } from '@/lib/roster/edits/edit-catalogue';
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

/**
 * Leaves out items for as long as the rest keeps a property, large parts and the first items first: none of what
 * remains can be left out. Yields after each test.
 * @param holds whether the rest still has the property, which all items together have
 */
export function* minimalSubset<Item>(
  items: readonly Item[],
  holds: (rest: readonly Item[]) => boolean,
): Generator<undefined, Item[]> {
  let kept = [...items];
  let size = Math.max(1, Math.floor(kept.length / 2));
  for (;;) {
    let smaller = false;
    for (let at = 0; at < kept.length; ) {
      const rest = kept.toSpliced(at, size);
      yield;
      if (holds(rest)) {
        kept = rest;
        smaller = true;
      } else at += size;
    }
    // An item needed at first may not be needed later.
    if (size > 1) size = Math.floor(size / 2);
    else if (!smaller) return kept;
  }
}

/** Most rows and parts of the table for a sum; beyond, the largest parts are taken. */
const MAX_TABLE = 1_000_000;

/** Parts that add up to a sum: the last one, and the others. */
interface Sum {
  count: number;
  worth: number;
  id: string;
  rest: Sum | null;
}

/**
 * Returns the fewest parts that add up to the excess or more, and of those the ones worth least, from a table of the
 * best parts for each sum; none if all together are not enough. If the table would be too large, the largest parts.
 * @param ids the parts; of equals, those that are to go first come first
 */
export function fewestParts(
  { over, parts }: Excess,
  ids: readonly string[],
  worthOf: (id: string) => number,
): readonly string[] {
  const partOf = (id: string) => Math.min(parts.get(id) ?? 0, over);
  if (over <= 0 || ids.reduce((sum, id) => sum + partOf(id), 0) < over) return [];
  if (over * ids.length > MAX_TABLE) {
    let left = over;
    const largest = ids.toSorted((a, b) => partOf(b) - partOf(a));
    const enough = largest.findIndex((id) => {
      left -= partOf(id);
      return left <= 0;
    });
    return largest.slice(0, enough + 1);
  }
  /** The best parts for each sum, and for the excess or more. */
  const table: (Sum | null)[] = Array(over + 1).fill(null);
  for (const id of ids) {
    const part = partOf(id);
    if (part <= 0) continue;
    for (let from = over - 1; from >= 0; from--) {
      const rest = table[from] ?? null;
      if (rest === null && from > 0) continue;
      const sum = Math.min(from + part, over);
      const [count, worth] = [(rest?.count ?? 0) + 1, (rest?.worth ?? 0) + worthOf(id)];
      const known = table[sum];
      if (!known || count < known.count || (count === known.count && worth < known.worth))
        table[sum] = { count, worth, id, rest };
    }
  }
  const chosen: string[] = [];
  for (let at = table[over] ?? null; at; at = at.rest) chosen.push(at.id);
  return chosen;
}
