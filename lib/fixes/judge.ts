import { canonicalText } from '@/lib/roster/canonical';
import { errorsOf, type FoundError, type FoundErrors } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { AnyGameSystem } from '@/lib/roster/system';

/** Checks forces of one game under one pack, counts the checks, and knows forces that are alike. */
export class Judge {
  checks = 0;

  /** @param counts which errors are a search's business; all of them where it is left out */
  constructor(
    private readonly system: AnyGameSystem,
    private readonly pack: Pack | null,
    private readonly counts?: (error: FoundError) => boolean,
  ) {}

  /** The errors of a force, and its reckoning. */
  look(force: unknown): FoundErrors {
    this.checks++;
    const found = errorsOf(force, this.system, this.pack);
    return this.counts ? { ...found, errors: found.errors.filter(this.counts) } : found;
  }

  /** One for the errors in some places alone, with a count of its own. */
  only(places: ReadonlySet<string>): Judge {
    return new Judge(
      this.system,
      this.pack,
      (error) => places.has(placeOf(error)) && (this.counts?.(error) ?? true),
    );
  }

  /** The same for forces that are the same in play: 53 bits of a hash. */
  keyOf = (force: unknown): number => hash(canonicalText(this.system.inPlay(force)));
}

/** What an error is about, whatever its numbers: the rule, and where it is put right. */
export const placeOf = ({ rule, finding }: FoundError): string => `${rule} ${finding.path.join('/')}`;

/** A hash of a text as a whole number of 53 bits: two multiplicative hashes of 32, mixed at the end. */
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
