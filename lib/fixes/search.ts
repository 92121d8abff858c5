import type { AnyVocabulary, Edit, Need } from '@/lib/roster/vocabulary';
import { contains, inOrder, type Path } from './fix';
import type { Judge } from './judge';
import { type Branch, needsOf, outlookOf, wantedTags } from './outlook';
import { Queue } from './queue';

/** A force reached by edits. */
interface Node {
  parent: Node | null;
  /** The last edit, and its index among the edits of the parent's force. */
  edit: Edit | null;
  place: number;
  /** The cost of the edits so far. */
  cost: number;
  /** A lower bound on the cost of a fix through this node. */
  bound: number;
  /** Created when the node is examined: most never are. */
  force?: unknown;
  /** The needs, once the node is examined; then the edits to branch on, once they are weighed. */
  needs?: Need[] | undefined;
  reckoning?: unknown;
  branch?: Branch[] | undefined;
  places?: Map<Edit, number> | undefined;
}

/** Limits of a search. */
export interface SearchLimits {
  /** Number of fixes to look for. */
  most: number;
  /** How much more than the cheapest fix another may cost. */
  dearer: number;
  /** Checks after the cheapest fix is proven, in search of others. */
  checks: number;
  /** Maximum number of forces that wait to be examined. */
  open: number;
  /** A factor on the estimate of the remaining cost; above 1 a fix is found sooner, but nothing is proven. */
  haste?: number;
  /** Tags that no edit of this search may touch: the first that does ends it, `entangled`. */
  apartFrom?: ReadonlySet<string> | undefined;
}

/**
 * Uniform-cost search over edits, best bound first (A*). From each force that still has errors it branches on the edits
 * that touch one need: every fix contains one of them, in any order. Equivalent forces are examined only once.
 */
export class Search {
  /** The fixes found, by cost. */
  readonly found: Path[] = [];
  private readonly queue = new Queue<Node>();
  private readonly reached = new Map<number, number>();
  private readonly haste: number;
  private provenAt: number | null = null;
  /** Every set of edits that costs less has been ruled out or found. */
  private openFrom = 0;
  /** Whether an edit touched a tag in `apartFrom`: nothing that was found is proven. */
  entangled = false;

  constructor(
    root: unknown,
    private readonly vocabulary: AnyVocabulary,
    private readonly judge: Judge,
    private readonly limits: SearchLimits,
    /** A fix that is already known. */
    private known: Path | null,
    /** A lower bound on the cost of any fix, if one is known. */
    floor = 0,
  ) {
    this.haste = limits.haste ?? 1;
    this.queue.add(floor, { force: root, parent: null, edit: null, place: 0, cost: 0, bound: floor });
  }

  /** Every set of edits up to this cost has been ruled out or found. */
  get upTo(): number {
    return Math.max(0, this.openFrom - 1);
  }

  /** The cheapest known fix, proven or not. */
  get cheapest(): Path | null {
    const [first = null] = this.found;
    return first ?? this.known;
  }

  /** Runs until there are enough fixes; yields between forces. */
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

  /** Returns the highest cost of a fix that is still wanted. */
  private ceiling(): number {
    if (this.found.length >= this.limits.most) return (this.found[0] as Path).cost - 1;
    const [best] = this.found;
    return best === undefined ? Number.MAX_SAFE_INTEGER : best.cost + this.limits.dearer;
  }

  /** Takes the known fix as one of the cheapest once everything that costs less is ruled out. */
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

  /** Makes the force and checks it; fixing it costs at least as much as its dearest need. */
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

  /** Computes the bound from all edits, and the edits to branch on. */
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
    // Reversed, so that the first edit is taken next.
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
