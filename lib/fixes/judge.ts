import { canonicalText } from '@/lib/roster/canonical';
import { errorsOf, type FoundError, type FoundErrors } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { AnyGameSystem } from '@/lib/roster/system';

/** Checks forces of one game under one pack, counts the checks, and recognises equivalent forces. */
export class Judge {
  checks = 0;

  /** @param counts whether an error matters to the search; all of them do if omitted */
  constructor(
    private readonly system: AnyGameSystem,
    private readonly pack: Pack | null,
    private readonly counts?: (error: FoundError) => boolean,
  ) {}

  /** Returns the errors of a force, and its reckoning. */
  look(force: unknown): FoundErrors {
    this.checks++;
    const found = errorsOf(force, this.system, this.pack);
    return this.counts ? { ...found, errors: found.errors.filter(this.counts) } : found;
  }

  /** Returns a judge that looks only at the errors in these places and counts its own checks. */
  only(places: ReadonlySet<string>): Judge {
    return new Judge(
      this.system,
      this.pack,
      (error) => places.has(placeOf(error)) && (this.counts?.(error) ?? true),
    );
  }

  /** Returns a key that equivalent forces share: a 53-bit hash. */
  keyOf = (force: unknown): number => hash(canonicalText(this.system.inPlay(force)));
}

/** Returns what identifies an error, whatever its numbers: the rule, and where it is put right. */
export const placeOf = ({ rule, finding }: FoundError): string => `${rule} ${finding.path.join('/')}`;

/** Hashes a text to a 53-bit integer: two multiplicative 32-bit hashes, mixed at the end. */
function hash(text: string): number {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return 4294967296 * (2097151 & second) + (first >>> 0);
}
