import type { AnyVocabulary, Edit, Need } from '@/lib/roster/vocabulary';
import type { Path } from './fix';
import type { Judge } from './judge';
import { needsOf, type OpenNeed, outlookOf, wantedTags } from './outlook';

/** How many edits of a need to try before taking one: most in a small force, least in the largest. */
const TRIED = { most: 40, least: 4 };
/** Approximate number of element checks per step. */
const STEP = 1200;
const MOST_STEPS = 400;
const NO_PROGRESS = 1000;

/**
 * Finds some fix quickly: repeatedly takes, of the edits that touch the need with the fewest edits, the one that leaves
 * least to do; then drops the edits that turn out not to be needed. Yields between steps.
 * @returns null if this leads to no fix
 */
export function* greedyDescent(
  force: unknown,
  size: number,
  vocabulary: AnyVocabulary,
  judge: Judge,
): Generator<undefined, Path | null> {
  const tried = Math.max(TRIED.least, Math.min(TRIED.most, Math.floor(STEP / Math.max(size, 1))));
  const seen = new Set<number>([judge.keyOf(force)]);
  const path: Path = { force, steps: [], places: [], cost: 0 };
  const debtAt = (candidate: unknown) => {
    const { errors, reckoning } = judge.look(candidate);
    return debtOf(needsOf({ errors, reckoning }, vocabulary)) + errors.length / 100;
  };
  for (let step = 0; step < MOST_STEPS; step++) {
    const found = judge.look(path.force);
    if (found.errors.length === 0)
      return yield* trimmed(force, path, judge, Math.min(MOST_TRIMMED, 2 * tried));
    const needs = needsOf(found, vocabulary);
    const edits = vocabulary.edits(found.reckoning, wantedTags(needs));
    const { open } = outlookOf(needs, edits);
    const [fewest] = open.toSorted((a, b) => a.edits.length - b.edits.length);
    const before = debtOf(needs);
    let best: { edit: Edit; force: unknown; key: number; left: number } | null = null;
    for (const edit of someOf(fewest?.edits ?? [], tried)) {
      const next = edit.apply(path.force);
      if (next === path.force) continue;
      const key = judge.keyOf(next);
      if (seen.has(key)) continue;
      const after = judge.look(next);
      const debt = debtOf(needsOf(after, vocabulary));
      // An edit that makes no progress is taken only if none does.
      const left = edit.cost + debt + after.errors.length / 100 + (debt < before ? 0 : NO_PROGRESS);
      if (best === null || left < best.left) best = { edit, force: next, key, left };
      yield;
    }
    if (best === null) return null;
    seen.add(best.key);
    // In a large force, apply the same edit for similar needs too, if all of them together are no worse than one.
    const similar = tried < TRIED.most ? similarEdits(best.edit, open) : [];
    const all = similar.reduce((now, edit) => edit.apply(now), best.force);
    const together = similar.length > 0 && debtAt(all) <= debtAt(best.force);
    for (const edit of together ? [best.edit, ...similar] : [best.edit]) {
      path.steps.push(edit);
      path.places.push(edits.indexOf(edit));
      path.cost += edit.cost;
    }
    path.force = together ? all : best.force;
    yield;
  }
  return null;
}

/** Returns, for the other needs, the edit that differs only in its elements; no element is used twice. */
function similarEdits(first: Edit, open: readonly OpenNeed[]): Edit[] {
  if (first.elements.length === 0) return [];
  const shape = shapeOf(first);
  const used = new Set(first.elements);
  return open.flatMap(({ edits }) => {
    const edit = edits.find(
      (each) =>
        each.kind === first.kind && each.elements.every((id) => !used.has(id)) && shapeOf(each) === shape,
    );
    if (edit === undefined) return [];
    for (const id of edit.elements) used.add(id);
    return [edit];
  });
}

const shapeOf = ({ key, elements }: Edit) => elements.reduce((text, id) => text.replace(id, '*'), key);

/** Estimates the remaining cost. */
const debtOf = (needs: readonly Need[]): number =>
  needs.reduce((sum, { least, about = least }) => sum + about, 0);

/** Returns at most `most` edits: one half the cheapest, the other half spread over the rest. */
function someOf(edits: readonly Edit[], most: number): readonly Edit[] {
  if (edits.length <= most) return edits;
  const half = Math.ceil(most / 2);
  const byCost = edits.toSorted((a, b) => a.cost - b.cost);
  const rest = byCost.slice(half);
  const step = rest.length / (most - half);
  const others = Array.from({ length: most - half }, (_, at) => rest[Math.floor(at * step)] as Edit);
  return [...byCost.slice(0, half), ...others];
}

/** Maximum number of edits of a path that `trimmed` tries to drop. */
const MOST_TRIMMED = 60;

/** Returns the path without the edits that it does not need, trying the dearest first. */
function* trimmed(force: unknown, path: Path, judge: Judge, most: number): Generator<undefined, Path> {
  let kept = path;
  const dearest = [...path.steps].sort((a, b) => b.cost - a.cost).slice(0, most);
  for (const step of dearest) {
    if (kept.steps.length === 1) break;
    const at = kept.steps.indexOf(step);
    const steps = kept.steps.toSpliced(at, 1);
    const after = steps.reduce((now, edit) => edit.apply(now), force);
    if (judge.look(after).errors.length === 0)
      kept = {
        force: after,
        steps,
        places: kept.places.toSpliced(at, 1),
        cost: kept.cost - step.cost,
      };
    yield;
  }
  return kept;
}
