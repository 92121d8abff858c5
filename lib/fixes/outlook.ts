import type { FoundErrors } from '@/lib/roster/check';
import type { AnyVocabulary, Edit, Need } from '@/lib/roster/vocabulary';
import { leastCost } from './sum-bound';

/** What a search can expect from a force with errors. */
export interface Outlook {
  /** A lower bound on the cost of any fix; Infinity if there is none. */
  bound: number;
  /** The edits that touch one of the needs, in order: every fix contains one of them. */
  branch: Branch[];
  /** The needs, in order. */
  open: OpenNeed[];
}

/** An edit to try next, and a lower bound on the cost of the needs that it does not touch. */
export interface Branch {
  edit: Edit;
  rest: number;
}

/** A need with the edits that touch it. */
export interface OpenNeed {
  need: Need;
  edits: Edit[];
  /** The least it costs by itself. */
  least: number;
}

/** A need that any edit may meet. */
const ANYTHING: Need = { tags: null, least: 1 };

/** Returns the needs of a force's errors. */
export const needsOf = ({ errors, reckoning }: FoundErrors, vocabulary: AnyVocabulary): Need[] =>
  errors.flatMap(({ rule, finding }) => vocabulary.needs(rule, finding, reckoning) ?? [ANYTHING]);

/** Computes a lower bound on the cost of a force's needs, and the edits to branch on. */
export function outlookOf(needs: readonly Need[], edits: readonly Edit[]): Outlook {
  const open = needs.map(
    (need): Priced => ({
      need,
      edits: [],
      least: 0,
      shared: Number.POSITIVE_INFINITY,
      stepShared: Number.POSITIVE_INFINITY,
      single: Number.POSITIVE_INFINITY,
    }),
  );
  const byTag = new Map<string, number[]>();
  const always: number[] = [];
  for (const [index, { tags }] of needs.entries())
    if (tags === null) always.push(index);
    else
      for (const tag of tags) {
        const indices = byTag.get(tag);
        if (indices) indices.push(index);
        else byTag.set(tag, [index]);
      }
  // The index of the last edit that touched each need, so that no edit counts twice.
  const last = new Int32Array(needs.length).fill(-1);
  const touched: number[] = [];
  for (const [at, edit] of edits.entries()) {
    touched.length = 0;
    touched.push(...always);
    for (const tag of edit.touches)
      for (const index of byTag.get(tag) ?? [])
        if (last[index] !== at) {
          last[index] = at;
          touched.push(index);
        }
    const share = edit.cost / touched.length;
    let steps = 0;
    for (const index of touched) if (!open[index]?.need.ways) steps++;
    const stepShare = edit.cost / steps;
    for (const index of touched) {
      const need = open[index] as Priced;
      need.edits.push(edit);
      if (edit.cost < need.single) need.single = edit.cost;
      if (touched.length > 1 && share < need.shared) need.shared = share;
      if (steps > 1 && stepShare < need.stepShared) need.stepShared = stepShare;
    }
  }
  // The cost of an edit that touches several needs is split among them, so that their costs add up.
  let sum = 0;
  let bound = 0;
  let fewest: OpenNeed | null = null;
  for (const need of open) {
    need.least = Math.max(need.need.least, need.single);
    bound = Math.max(bound, need.least);
    sum += Math.min(need.least, need.shared);
    if (fewest === null || rank(need) < rank(fewest)) fewest = need;
  }
  bound = Math.max(bound, Math.ceil(sum - 1e-6), withSum(open));
  return {
    bound,
    branch: (fewest?.edits ?? []).map((edit) => ({ edit, rest: restAfter(edit, open) })),
    open,
  };
}

/** Returns a lower bound on the cost of the needs that an edit does not touch. */
function restAfter(edit: Edit, open: readonly Priced[]): number {
  let sum = 0;
  let dearest = 0;
  for (const { need, least, shared } of open) {
    const { tags } = need;
    if (tags === null || edit.touches.some((tag) => tags.includes(tag))) continue;
    sum += Math.min(least, shared);
    dearest = Math.max(dearest, least);
  }
  return Math.max(dearest, Math.ceil(sum - 1e-6));
}

/** A need with the cost of the cheapest edit that touches it, and the least share of one that touches others too. */
interface Priced extends OpenNeed {
  single: number;
  shared: number;
  /** The same, split only among the needs that are not sums. */
  stepShared: number;
}

const FEW_ELEMENTS = 3;

/** Returns a lower bound on the cost of the needs that are not sums, plus what the dearest sum costs beyond them. */
function withSum(open: readonly Priced[]): number {
  if (open.every(({ need }) => !need.ways)) return 0;
  const ofElements = new Map<string, number>();
  const steps: { share: number; edits: Edit[] }[] = [];
  for (const { need, least, stepShared, edits } of open) {
    if (need.ways) continue;
    const ids = new Set(edits.flatMap(({ elements }) => elements));
    // The share would be subtracted for each of them, but is paid once.
    if (ids.size > FEW_ELEMENTS) continue;
    const share = Math.min(least, stepShared);
    steps.push({ share, edits });
    for (const id of ids) ofElements.set(id, (ofElements.get(id) ?? 0) + share);
  }
  const taken = {
    ofElement: (id: string) => ofElements.get(id) ?? 0,
    ofTags: (tags: readonly string[]) =>
      steps
        .filter(({ edits }) => edits.some(({ touches }) => touches.some((tag) => tags.includes(tag))))
        .reduce((sum, { share }) => sum + share, 0),
  };
  const least = open.reduce(
    (most, { need: { ways } }) => Math.max(most, ways ? leastCost(ways, taken) : 0),
    0,
  );
  return Math.ceil(steps.reduce((sum, { share }) => sum + share, least) - 1e-6);
}

/** Needs that leave no choice come first, then indices whose bound is loose, then indices with few edits. */
const rank = ({ need, edits }: OpenNeed): number =>
  edits.length < 2 || need.loose ? edits.length : LOOSE_FIRST + edits.length;

const LOOSE_FIRST = 1_000_000;

/** Returns the tags that needs name; undefined if any edit may meet one of them. */
export const wantedTags = (needs: readonly Need[]): ReadonlySet<string> | undefined =>
  needs.some(({ tags }) => tags === null) ? undefined : new Set(needs.flatMap(({ tags }) => tags ?? []));
