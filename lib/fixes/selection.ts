import { type Edit, isAgreement, isOptionRemoval, isRemoval } from '@/lib/roster/edits/edit';
import { canonicalText } from '@/lib/roster/fingerprint/input';
import { beyond, listIn } from '@/lib/roster/maps';
import type { AnyGameSystem } from '@/lib/roster/system';
import { shortLabels } from '@/lib/roster/text/words';
import { type Candidate, changeOf, changesOf, costOf, type FixSource, weightOf } from './fix';

/** A fix before it is described: the best of several that are alike, and the others. */
export interface Ranked extends Candidate {
  cost: number;
  changes: number;
  weight: number;
  /** The worth of the elements that go, except copies of others. */
  lost: number;
  /** Whether it removes every element of the force. */
  keepsNone: boolean;
  /** How likely its edits are what the player means. */
  likely: number;
  /** The position of its first element in the list; later ones are preferred. */
  place: number;
  /** The resulting force, for comparison. */
  fingerprintInput: string;
  alike: Candidate[];
}

/** Compares fixes: by cost, fewer changes, less value lost, fewer edits, what is likely, and what is later in the list. */
const byCost = (a: Ranked, b: Ranked): number =>
  a.cost - b.cost ||
  a.changes - b.changes ||
  a.lost - b.lost ||
  a.edits.length - b.edits.length ||
  b.likely - a.likely ||
  b.place - a.place;

/** The removal of one element is a single change too, but is called a removal. */
const byRemoval = (a: Ranked, b: Ranked): number =>
  Number(b.source === 'removal') - Number(a.source === 'removal');

/** Maximum number of fixes kept of those with the same kinds of changes, and of like ones. */
const MAX_SAME_KINDS = 40;
const MAX_ALIKE = 10;

const kindsOf = ({ edits }: Candidate) => [...new Set(edits.map(({ kind }) => kind))].sort().join();

const changedOf = ({ edits }: Candidate) =>
  [...new Set(edits.map((edit) => `${edit.kind} ${edit.sets ?? changeOf(edit)}`))].sort().join();

/** Collects candidates, the best of each combination of kinds, and selects the fixes to show. */
export class Selection {
  private readonly kept = new Map<string, Ranked[]>();
  private readonly ids: readonly string[];
  /** The weight of the best fix that takes nothing back. */
  private bestWeight = Number.POSITIVE_INFINITY;

  /**
   * @param worth what each element of the force is worth, in order
   * @param errors the number of errors that fixes put right
   */
  constructor(
    private readonly system: AnyGameSystem,
    private readonly worth: ReadonlyMap<string, number>,
    private readonly errors: number,
  ) {
    this.ids = [...worth.keys()];
  }

  /** Whether a fix with these edits may be as good as the best one that takes nothing back. */
  readonly isWanted = (edits: readonly Edit[]): boolean => weightOf(edits, this.errors) <= this.bestWeight;

  add(candidate: Candidate): void {
    const kinds = `${candidate.source} ${kindsOf(candidate)}`;
    const same = listIn(this.kept, kinds);
    const { edits } = candidate;
    const removals = edits.filter(isRemoval);
    const gone = removals.flatMap(({ elements }) => elements);
    const chosen = removals.filter(({ isCopy }) => !isCopy).flatMap(({ elements }) => elements);
    const fix: Ranked = {
      ...candidate,
      cost: costOf(edits),
      changes: changesOf(edits),
      weight: weightOf(edits, this.errors),
      lost: chosen.reduce((sum, id) => sum + (this.worth.get(id) ?? 0), 0),
      keepsNone: gone.length > 0 && gone.length === this.ids.length,
      likely: edits.reduce((sum, { likely = 0 }) => sum + likely, 0),
      place: Math.max(-1, ...edits.flatMap(({ elements }) => elements.map((id) => this.ids.indexOf(id)))),
      fingerprintInput: '',
      alike: [],
    };
    if (fix.source !== 'take-back' && !isAgreed(fix)) this.bestWeight = Math.min(this.bestWeight, fix.weight);
    const at = same.findIndex((other) => byCost(fix, other) < 0);
    same.splice(at < 0 ? same.length : at, 0, fix);
    if (same.length > MAX_SAME_KINDS && same.pop() === fix) return;
    fix.fingerprintInput = canonicalText(this.system.fingerprintInput(fix.force));
  }

  /** Returns at most `max` fixes that differ; those that lead to equivalent forces by one edit of like elements are one. */
  fixes(max: number): Ranked[] {
    const all = [...this.kept.values()].flat().sort((a, b) => byCost(a, b) || byRemoval(a, b));
    const known = new Map<string, Ranked>();
    const seen = new Set<string>();
    for (const candidate of all) {
      // The same things changed to other values, for more.
      const changed = changedOf(candidate);
      const force = `${candidate.source === 'take-back'} ${candidate.fingerprintInput}`;
      if (seen.has(changed)) continue;
      seen.add(changed);
      const first = known.get(force);
      if (first === undefined) known.set(force, { ...candidate, alike: [] });
      else if (isVariant(candidate, first) && first.alike.length < MAX_ALIKE) first.alike.push(candidate);
    }
    const found = [...known.values()].filter((fix) => !isAgreed(fix));
    const isRepeated = (fix: Ranked) => found.some((other) => isTakenBack(fix, other));
    const agreed = [...known.values()].filter((fix) => isAgreed(fix) && !isRepeated(fix));
    // Fixes that remove every element are shown only if no other fix was found.
    const different = found.some(({ keepsNone }) => !keepsNone)
      ? found.filter(({ keepsNone }) => !keepsNone)
      : found;
    const needed = different.filter((fix) => !different.some((other) => contains(fix, other)));
    // The best of a source stays, unless it came before what outweighs it, or needs more than it removes.
    const sources = new Set<FixSource>();
    const isKept = (fix: Ranked) => {
      const better = needed.filter((other) => isOutweighed(fix, other));
      const isMixed = fix.source === 'removal' && !fix.edits.every(isRemoval);
      if (better.length > 0 && (isMixed || sources.has(fix.source))) return false;
      if (better.some(({ cost }) => cost > fix.cost)) return false;
      sources.add(fix.source);
      return true;
    };
    // What the players agree on comes last, and has one of the places, but not the only one.
    const kept = max > 1 && agreed.length > 0 ? max - 1 : max;
    const shown = differentFixes(
      joinedOptions(needed.filter((fix) => isKept(fix) && !isRepeated(fix))),
      kept,
    );
    return [...shown, ...agreed.slice(0, max - shown.length)];
  }
}

/** Whether a fix changes what the players agree on. */
const isAgreed = ({ edits }: Candidate): boolean => edits.some(isAgreement);

/** Whether two fixes are one edit of the same kind and effect on different elements. */
const isVariant = (
  { edits: [edit, ...more] }: Candidate,
  { edits: [other, ...others] }: Candidate,
): boolean =>
  more.length + others.length === 0 &&
  edit?.kind === other?.kind &&
  edit?.cost === other?.cost &&
  edit?.elements.length === 1 &&
  edit.elements[0] !== other?.elements[0];

/** Joins fixes that remove one option or another of an element, at the same cost, into one with a choice. */
function joinedOptions(fixes: readonly Ranked[]): Ranked[] {
  const first = new Map<string, Ranked>();
  return fixes.filter((fix) => {
    const [edit, ...more] = fix.edits;
    if (edit === undefined || more.length > 0 || !isOptionRemoval(edit) || fix.alike.length > 0) return true;
    const key = `${fix.source} ${edit.kind} ${edit.cost} ${edit.elements}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, fix);
    else if (known.alike.length < MAX_ALIKE) known.alike.push(fix);
    return known === undefined;
  });
}

/** Whether a fix is cheaper than another, but only by more changes than it is worth. */
const isOutweighed = (fix: Ranked, other: Ranked): boolean =>
  fix.source !== 'take-back' &&
  other.source !== 'take-back' &&
  other.changes < fix.changes &&
  other.weight <= fix.weight;

/** Whether a fix changes back in other words what another takes back: both lead to the same force in play. */
const isTakenBack = (fix: Ranked, other: Ranked): boolean =>
  fix.source !== 'take-back' &&
  other.source === 'take-back' &&
  fix.fingerprintInput === other.fingerprintInput;

/** Whether a fix has all the edits of another, and more. */
const contains = ({ edits }: Candidate, { edits: others }: Candidate): boolean =>
  edits.length > others.length && beyond(others.map(keyOf), edits.map(keyOf)).length === 0;

const keyOf = ({ key }: Edit): string => key;

/**
 * Returns the group in which a fix is shown: what is taken back comes first, but an element that only lacks something,
 * such as a place, gets that before it is removed again.
 */
function groupOf({ source, edits }: Ranked): number {
  if (source === 'take-back') return edits.every(({ elements }) => elements.length > 0) ? 2 : 0;
  return edits.every(({ completes }) => completes) ? 1 : 3;
}

/**
 * Returns at most `max` fixes that differ: the best of each source, then those with new kinds of changes, then those
 * that change other elements. They are in order of their groups, then of cost.
 */
function differentFixes(fixes: readonly Ranked[], max: number): Ranked[] {
  const chosen = new Set<Ranked>();
  const ordered = fixes.toSorted((a, b) => groupOf(a) - groupOf(b));
  const first = [
    ...ordered.slice(0, 1),
    ...fixes.filter(({ source }) => source === 'take-back'),
    ...fixes.slice(0, 1),
  ];
  for (const fix of first) if (chosen.size < max) chosen.add(fix);
  for (const partOf of [({ source }: Ranked) => source, kindsOf, changedOf]) {
    const seen = new Set([...chosen].map(partOf));
    for (const fix of fixes) {
      if (chosen.size >= max) break;
      if (seen.has(partOf(fix))) continue;
      seen.add(partOf(fix));
      chosen.add(fix);
    }
  }
  return ordered.filter((fix) => chosen.has(fix)).sort((a, b) => groupOf(a) - groupOf(b) || byCost(a, b));
}

/** Joins the labels of like elements: "Light infantry 1, 2 or 3", "Pickets or Scouts". */
export function joinedLabels(labels: readonly string[]): string {
  const short = shortLabels(labels);
  const last = short.pop() ?? '';
  return short.length === 0 ? last : `${short.join(', ')} or ${last}`;
}
