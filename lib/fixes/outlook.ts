import type { FoundErrors } from '@/lib/roster/check';
import type { AnyVocabulary, Edit, Need } from '@/lib/roster/vocabulary';
import { leastCost } from './sum-bound';

/** What a force with errors lets a search expect. */
export interface Outlook {
  /** What any fix of it costs at least; Infinity where there is none. */
  bound: number;
  /** The edits that touch one of the needs, in their order: every fix has one of these. */
  branch: Branch[];
  /** The needs in their order. */
  open: OpenNeed[];
}

/** An edit to go on with, and what the needs that it does not touch, and so leaves, cost at least. */
export interface Branch {
  edit: Edit;
  rest: number;
}

/** A need with the edits that touch it. */
export interface OpenNeed {
  need: Need;
  edits: Edit[];
  /** What it costs at least, seen by itself. */
  least: number;
}

/** Any edit may matter to it. */
const ANYTHING: Need = { tags: null, least: 1 };

/** What has to be done about the errors of a force. */
export const needsOf = ({ errors, reckoning }: FoundErrors, vocabulary: AnyVocabulary): Need[] =>
  errors.flatMap(({ rule, finding }) => vocabulary.needs(rule, finding, reckoning) ?? [ANYTHING]);

/** Works out what the needs of a force cost at least, and where to go on. */
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
        const those = byTag.get(tag);
        if (those) those.push(index);
        else byTag.set(tag, [index]);
      }
  // Which edit last touched a need: none is counted twice.
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
  // An edit that touches several needs is shared out among them: what they cost adds up then.
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

/** What the needs cost at least that an edit does not touch. */
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

/** A need with the cheapest edit that touches it, and with the least share of one that touches others too. */
interface Priced extends OpenNeed {
  single: number;
  shared: number;
  /** The same where sums have no share. */
  stepShared: number;
}

const FEW_ELEMENTS = 3;

/** What the needs cost at least that are no sums, and with them the dearest sum, of what they leave of its edits. */
function withSum(open: readonly Priced[]): number {
  if (open.every(({ need }) => !need.ways)) return 0;
  const ofElements = new Map<string, number>();
  const steps: { share: number; edits: Edit[] }[] = [];
  for (const { need, least, stepShared, edits } of open) {
    if (need.ways) continue;
    const ids = new Set(edits.flatMap(({ elements }) => elements));
    // It would be taken from each of them, and is paid once.
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

/** Needs that leave no choice come first, then those whose bound is loose, then those with few edits. */
const rank = ({ need, edits }: OpenNeed): number =>
  edits.length < 2 || need.loose ? edits.length : LOOSE_FIRST + edits.length;

const LOOSE_FIRST = 1_000_000;

/** The tags that needs name; undefined where one of them hangs on anything. */
export const wantedTags = (needs: readonly Need[]): ReadonlySet<string> | undefined =>
  needs.some(({ tags }) => tags === null) ? undefined : new Set(needs.flatMap(({ tags }) => tags ?? []));
