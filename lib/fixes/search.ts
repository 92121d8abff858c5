import type { AnyVocabulary, Edit, Need } from '@/lib/roster/vocabulary';
import { contains, inOrder, type Path } from './fix';
import type { Judge } from './judge';
import { type Branch, needsOf, outlookOf, wantedTags } from './outlook';
import { Queue } from './queue';

/** A force that edits lead to. */
interface Node {
  parent: Node | null;
  /** The last edit, and its place among those of the force before. */
  edit: Edit | null;
  place: number;
  /** What the edits up to it cost. */
  cost: number;
  /** What a fix through it costs at least. */
  bound: number;
  /** Made only when it is looked at: most never are. */
  force?: unknown;
  /** What is to be done, once it was looked at; then the edits to go on with, once they were weighed. */
  needs?: Need[] | undefined;
  reckoning?: unknown;
  branch?: Branch[] | undefined;
  places?: Map<Edit, number> | undefined;
}

/** How much a search may take. */
export interface SearchLimits {
  /** Fixes to look for. */
  most: number;
  /** How much more than the cheapest fix another may cost. */
  dearer: number;
  /** Checks after the cheapest fix is proven, in search of others. */
  checks: number;
  /** Forces that wait to be looked at. */
  open: number;
  /** Above 1 what is left to do counts so many times: a fix comes sooner, and nothing is proven. */
  haste?: number;
  /** Tags that no edit of this search may touch: it ends, `entangled`, at the first that does. */
  apartFrom?: ReadonlySet<string> | undefined;
}

/**
 * Uniform-cost search over edits, best bound first (A*). Of each force that still has errors it goes on with the edits
 * that touch one need: every fix has one of them, in whatever order. Forces that are alike are looked at once.
 */
export class Search {
  /** What was found, by cost. */
  readonly found: Path[] = [];
  private readonly queue = new Queue<Node>();
  private readonly reached = new Map<number, number>();
  private readonly haste: number;
  private provenAt: number | null = null;
  /** Every set of edits that costs less was ruled out or is found. */
  private openFrom = 0;
  /** An edit touched what the search is to be apart from: nothing that it found is proven. */
  entangled = false;

  constructor(
    root: unknown,
    private readonly vocabulary: AnyVocabulary,
    private readonly judge: Judge,
    private readonly limits: SearchLimits,
    /** A fix that is known already. */
    private known: Path | null,
    /** What any fix costs at least, where that is known. */
    floor = 0,
  ) {
    this.haste = limits.haste ?? 1;
    this.queue.add(floor, { force: root, parent: null, edit: null, place: 0, cost: 0, bound: floor });
  }

  /** Everything up to this cost was ruled out or is found. */
  get upTo(): number {
    return Math.max(0, this.openFrom - 1);
  }

  /** The cheapest fix that is known, whether it is proven or not. */
  get cheapest(): Path | null {
    const [first = null] = this.found;
    return first ?? this.known;
  }

  /** Goes on until there are fixes enough; yields between forces. */
  *run(): Generator<undefined, void> {
    for (;;) {
      const first = this.queue.first;
      if (first > this.openFrom) this.openFrom = Math.min(first, this.ceiling() + 1);
      this.settleKnown();
      if (first > this.ceiling() || this.queue.size > this.limits.open || this.entangled) return;
      if (this.provenAt !== null && this.judge.checks - this.provenAt > this.limits.checks) return;
      const node = this.queue.take() as Node;
      if (node.branch) this.expand(node, node.branch);
      else if (node.needs) this.weigh(node, node.needs);
      else this.lookAt(node);
      yield;
    }
  }

  /** The most that a fix may cost to be wanted. */
  private ceiling(): number {
    if (this.found.length >= this.limits.most) return (this.found[0] as Path).cost - 1;
    const [best] = this.found;
    return best === undefined ? Number.MAX_SAFE_INTEGER : best.cost + this.limits.dearer;
  }

  /** A fix that was known is one of the cheapest as soon as all that costs less is ruled out. */
  private settleKnown() {
    if (this.known === null || this.known.cost > this.openFrom) return;
    const { known } = this;
    this.known = null;
    this.take(known);
  }

  private take(path: Path) {
    this.provenAt ??= this.judge.checks;
    if (this.found.some((other) => contains(path, other))) return;
    this.found.push(path);
    this.found.sort(inOrder);
  }

  /** Makes the force and checks it; what it costs to put it right is at least what the dearest need costs. */
  private lookAt(node: Node) {
    const { parent, edit } = node;
    if (parent !== null && edit !== null) node.force = edit.apply(parent.force);
    if (parent !== null && node.force === parent.force) return;
    const key = this.judge.keyOf(node.force);
    const before = this.reached.get(key);
    if (before !== undefined && before <= node.cost) return;
    this.reached.set(key, node.cost);
    const seen = this.judge.look(node.force);
    if (seen.errors.length === 0) return this.take(pathTo(node));
    node.needs = needsOf(seen, this.vocabulary);
    node.reckoning = seen.reckoning;
    const least = node.needs.reduce((most, need) => Math.max(most, need.least), 0);
    this.putBack(node, node.cost + this.haste * least);
  }

  /** Works out from all edits what it costs at least, and which to go on with. */
  private weigh(node: Node, needs: Need[]) {
    const edits = this.vocabulary.edits(node.reckoning, wantedTags(needs));
    const { bound, branch } = outlookOf(needs, edits);
    const { apartFrom } = this.limits;
    if (apartFrom && branch.some(({ edit }) => edit.touches.some((tag) => apartFrom.has(tag))))
      this.entangled = true;
    node.needs = undefined;
    node.reckoning = undefined;
    if (bound === Number.POSITIVE_INFINITY) return;
    const wanted = new Set(branch.map(({ edit }) => edit));
    node.branch = branch;
    node.places = new Map();
    for (const [place, edit] of edits.entries()) if (wanted.has(edit)) node.places.set(edit, place);
    this.putBack(node, node.cost + this.haste * bound);
  }

  private putBack(node: Node, bound: number) {
    node.bound = Math.max(node.bound, bound);
    this.queue.add(node.bound, node);
  }

  private expand(node: Node, branch: Branch[]) {
    // The first edit is the next that is taken.
    for (const { edit, rest } of branch.toReversed()) {
      const cost = node.cost + edit.cost;
      const bound = Math.max(node.bound, cost + this.haste * rest);
      this.queue.add(bound, { parent: node, edit, place: node.places?.get(edit) ?? 0, cost, bound });
    }
    node.branch = undefined;
    node.places = undefined;
  }
}

function pathTo(node: Node): Path {
  const nodes: Node[] = [];
  for (let at: Node | null = node; at?.edit; at = at.parent) nodes.unshift(at);
  return {
    force: node.force,
    cost: node.cost,
    steps: nodes.map(({ edit }) => edit as Edit),
    places: nodes.map(({ place }) => place),
  };
}
