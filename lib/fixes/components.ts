import type { FoundError, FoundErrors } from '@/lib/roster/check';
import type { AnyVocabulary } from '@/lib/roster/vocabulary';
import type { Path } from './fix';
import { type Judge, placeOf } from './judge';
import { needsOf, wantedTags } from './outlook';
import { Search, type SearchLimits } from './search';

/** The result of solving the components of a force separately. */
export interface ComponentFixes {
  /** A lower bound on the cost of any fix of the force. */
  floor: number;
  /** Their cheapest fixes joined; null if that does not fix the force. */
  path: Path | null;
}

const LIMITS: SearchLimits = { most: 1, dearer: 0, checks: 0, open: 100_000 };
/** Maximum number of checks per component. */
const MOST_CHECKS = 1500;

/**
 * Solves separately the errors that have no edit in common. No edit of a fix counts for two components, so the costs of
 * the cheapest ways to remove each component's errors add up to a lower bound on any fix; errors that these ways cause
 * show when they are joined. Yields between forces.
 * @returns null if the errors cannot be separated
 */
export function* solveComponents(
  force: unknown,
  vocabulary: AnyVocabulary,
  judge: Judge,
): Generator<undefined, ComponentFixes | null> {
  const seen = judge.look(force);
  const components = componentsOf(seen, vocabulary);
  if (components.length < 2) return null;
  let floor = 0;
  let path: Path | null = { force, steps: [], places: [], cost: 0 };
  for (const errors of components) {
    const others = components.filter((component) => component !== errors).flat();
    const apartFrom = wantedTags(needsOf({ ...seen, errors: others }, vocabulary));
    const own = judge.only(new Set(errors.map(placeOf)));
    const search = new Search(force, vocabulary, own, { ...LIMITS, apartFrom }, null);
    for (const _ of search.run()) {
      if (own.checks > MOST_CHECKS) break;
      yield;
    }
    judge.checks += own.checks;
    const [best] = search.found;
    const hopeless = !best && own.checks <= MOST_CHECKS;
    if (search.entangled || hopeless) return null;
    floor += best ? best.cost : search.upTo + 1;
    path = path && best ? joined(path, best) : null;
  }
  return { floor, path: path && judge.look(path.force).errors.length === 0 ? path : null };
}

const joined = (one: Path, other: Path): Path => ({
  force: other.steps.reduce((now, edit) => edit.apply(now), one.force),
  steps: [...one.steps, ...other.steps],
  places: [...one.places, ...other.places],
  cost: one.cost + other.cost,
});

/** Groups the errors of a force: errors that share an edit are in one component. */
function componentsOf(seen: FoundErrors, vocabulary: AnyVocabulary): FoundError[][] {
  const needs = seen.errors.map((error) => needsOf({ ...seen, errors: [error] }, vocabulary));
  const wanted = wantedTags(needs.flat());
  if (wanted === undefined) return [seen.errors];
  const groups = new Groups();
  for (const [at, error] of seen.errors.entries())
    groups.join([`error ${at}`, placeOf(error), ...(wantedTags(needs[at] ?? []) ?? [])]);
  for (const { touches } of vocabulary.edits(seen.reckoning, wanted))
    groups.join(touches.filter((tag) => wanted.has(tag)));
  const components = new Map<string, FoundError[]>();
  for (const [at, error] of seen.errors.entries()) {
    const group = groups.of(`error ${at}`);
    components.set(group, [...(components.get(group) ?? []), error]);
  }
  return [...components.values()];
}

/** Names joined into groups (union-find). */
class Groups {
  private readonly parents = new Map<string, string>();

  of(name: string): string {
    const parent = this.parents.get(name) ?? name;
    if (parent === name) return name;
    const group = this.of(parent);
    this.parents.set(name, group);
    return group;
  }

  join(names: readonly string[]): void {
    const [first, ...others] = names;
    if (first === undefined) return;
    for (const other of others) this.parents.set(this.of(other), this.of(first));
  }
}
