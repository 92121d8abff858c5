/**
 * A cost: whole numbers in falling order of importance. Of two costs the one that is less in the first number in which
 * they differ is less. Sums are exact because each number stays far below 2^53: no number has to outweigh all that
 * follow it.
 */
export type Cost = readonly number[];

/** A cost that is changed in place. */
export type Sum = number[];

/** A cost of nothing. */
export const zero = (length: number): Sum => Array<number>(length).fill(0);

/** Negative if the first cost is less, positive if it is more, 0 if they are the same. */
export function compared(one: Cost, other: Cost): number {
  for (let at = 0; at < one.length; at++) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Negative if a cost is less than nothing, positive if it is more, 0 if it is nothing. */
export function signOf(cost: Cost): number {
  for (const number of cost) if (number !== 0) return number;
  return 0;
}

/** Adds a cost, as many times as said, to a sum. */
export function add(sum: Sum, cost: Cost, times = 1) {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + times * (cost[at] as number);
}

// What the search for a matching (matching-search.ts) works on: vertices, and blossoms, which are cycles of an odd
// number of nodes that were contracted to one.

/** An edge as it is followed. */
export interface Link {
  from: Vertex;
  to: Vertex;
}

export interface Edge {
  a: Vertex;
  b: Vertex;
  cost: Cost;
}

/** A vertex or a blossom. */
abstract class Labelled {
  /** The blossom that contains it directly. */
  parent: Blossom | null = null;
  /** How the search reached it: by an even number of edges, an odd one, or not at all. Only of outermost nodes. */
  label: 'none' | 'outer' | 'inner' = 'none';
  /** The last edge of the way from the root of the search; null for the root. */
  entry: Link | null = null;
}

export class Vertex extends Labelled {
  readonly kind = 'vertex';
  readonly edges: Edge[] = [];
  readonly base = this;
  mate: Vertex | null = null;
  /** The node that contains it and is contained in no other. */
  outermost: Node = this;
  /** Whether the search has come to it or next to it. */
  isMet = false;
  /** Of the edges to outer nodes that the search has seen, the one with the least slack. */
  best: Edge | null = null;

  constructor(
    readonly index: number,
    readonly price: Sum,
  ) {
    super();
  }
}

export class Blossom extends Labelled {
  readonly kind = 'blossom';
  readonly surcharge: Sum;
  /** The one vertex whose mate, if it has one, is outside. */
  base: Vertex;

  /**
   * @param children the cycle: the first contains the base, and the others are matched two and two
   * @param rim the edge from each child to the next one, and from the last to the first
   */
  constructor(
    public children: readonly Node[],
    public rim: readonly Link[],
  ) {
    super();
    this.base = (children[0] as Node).base;
    this.surcharge = zero(this.base.price.length);
  }
}

export type Node = Vertex | Blossom;

export const reversed = ({ from, to }: Link): Link => ({ from: to, to: from });

/** Makes the ends of an edge mates. */
export function match({ from, to }: Link) {
  from.mate = to;
  to.mate = from;
}

/** Calls with every vertex of a node. */
export function eachVertex(node: Node, call: (vertex: Vertex) => void) {
  if (node.kind === 'vertex') call(node);
  else for (const child of node.children) eachVertex(child, call);
}

/** The index of the child of a blossom that is, or contains, a vertex. */
export function childWith(vertex: Vertex, blossom: Blossom): number {
  let child: Node = vertex;
  while (child.parent !== null && child.parent !== blossom) child = child.parent;
  return blossom.children.indexOf(child);
}

/** The blossoms that contain a vertex, the smallest first. */
export function blossomsAround({ parent }: Vertex): Blossom[] {
  const around: Blossom[] = [];
  for (let blossom = parent; blossom !== null; blossom = blossom.parent) around.push(blossom);
  return around;
}

/**
 * The way round a blossom from a child to the one with the base that begins with a matched edge. It has an even number
 * of steps, and every other one is along a matched edge.
 */
export function wayToBase({ children, rim }: Blossom, at: number): { link: Link; node: Node }[] {
  const steps: { link: Link; node: Node }[] = [];
  const isForward = at % 2 === 1;
  for (let now = at; now % children.length !== 0; now += isForward ? 1 : -1) {
    const link = isForward ? (rim[now] as Link) : reversed(rim[now - 1] as Link);
    steps.push({ link, node: children[(isForward ? now + 1 : now - 1) % children.length] as Node });
  }
  return steps;
}

/** Makes a vertex the base of a node: all others in the node are matched with each other. */
export function rebase(node: Node, vertex: Vertex) {
  if (node.kind === 'vertex' || node.base === vertex) return;
  const at = childWith(vertex, node);
  let before = node.children[at] as Node;
  rebase(before, vertex);
  for (const [step, { link, node: next }] of wayToBase(node, at).entries()) {
    if (step % 2 === 1) {
      rebase(before, link.from);
      rebase(next, link.to);
      match(link);
    }
    before = next;
  }
  node.children = [...node.children.slice(at), ...node.children.slice(0, at)];
  node.rim = [...node.rim.slice(at), ...node.rim.slice(0, at)];
  node.base = vertex;
}

// The slack of an edge is its cost, less the prices of its ends, plus the surcharges of the blossoms that contain both
// ends. These functions are for edges between outermost nodes, which have no surcharges.

export function slackOf({ a, b, cost }: Edge): Sum {
  const slack = [...cost];
  add(slack, a.price, -1);
  add(slack, b.price, -1);
  return slack;
}

export function isTight({ a, b, cost }: Edge): boolean {
  for (let level = 0; level < cost.length; level++)
    if (cost[level] !== (a.price[level] as number) + (b.price[level] as number)) return false;
  return true;
}

/** Negative if the first edge has less slack than the second, positive if it has more, 0 if both have the same. */
export function comparedSlacks(one: Edge, other: Edge): number {
  for (let level = 0; level < one.cost.length; level++) {
    const difference = slackAt(one, level) - slackAt(other, level);
    if (difference !== 0) return difference;
  }
  return 0;
}

const slackAt = ({ a, b, cost }: Edge, level: number): number =>
  (cost[level] as number) - (a.price[level] as number) - (b.price[level] as number);

/** The edge with the least slack; null for none. */
export function leastSlackOf(edges: readonly Edge[]): Edge | null {
  let least: Edge | null = null;
  for (const edge of edges) if (least === null || comparedSlacks(edge, least) < 0) least = edge;
  return least;
}
