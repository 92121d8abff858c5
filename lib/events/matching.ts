import {
  add,
  blossomsAround,
  type Cost,
  type Edge,
  eachVertex,
  isTight,
  leastSlackOf,
  match,
  signOf,
  slackOf,
  Vertex,
  zero,
} from './blossoms';
import { SearchTree } from './search-tree';

/** What is to be matched two and two. */
export interface MatchingTask {
  /** How many there are, an even number. */
  count: number;
  /** How many whole numbers a cost has. */
  levels: number;
  /** The cost of matching two, the lower index first; null if these may not be matched. No cost is negative. */
  costOf: (a: number, b: number) => Cost | null;
  /** Pairs to look at first: a perfect matching, and those that are likely to be cheap. Repeats are allowed. */
  likely: Iterable<readonly [number, number]>;
}

/** The most pairs of one player that are added at a time. */
const ADDED = 8;

/**
 * Returns the mate of each in a matching of all that costs least in total: exact, although most pairs are never part of
 * a search. The prices of the cheapest matching of the likely pairs tell of any other pair whether it could lower the
 * cost; pairs that could are added, and the search repeated, until no such pair is left.
 * @throws RangeError if not all can be matched
 */
export function cheapestMatching({ count, levels, costOf, likely }: MatchingTask): number[] {
  const pairs = new Map<number, readonly [number, number, Cost]>();
  const include = (a: number, b: number) => {
    const cost = costOf(a, b);
    if (cost !== null) pairs.set(a * count + b, [a, b, cost]);
  };
  for (const [a, b] of likely) include(Math.min(a, b), Math.max(a, b));
  for (;;) {
    const search = new MatchingSearch(count, levels, pairs.values());
    const mates = search.solve();
    const before = pairs.size;
    for (let a = 0; a < count; a++) {
      const couldImprove = search.couldImprove(a);
      let added = 0;
      for (let b = a + 1; b < count && added < ADDED; b++) {
        const cost = costOf(a, b);
        if (cost === null || !couldImprove(b, cost)) continue;
        pairs.set(a * count + b, [a, b, cost]);
        added++;
      }
    }
    if (pairs.size === before) return mates;
  }
}

/**
 * The cheapest perfect matching of a graph, by Edmonds' blossom algorithm.
 *
 * Every vertex has a price and every blossom a surcharge, which is never negative. No edge has a negative slack (its
 * cost, less the prices of its ends, plus the surcharges of the blossoms that contain both), and only tight edges, which
 * have none, are matched. The matching therefore costs as much as all prices less the surcharges, each as often as there
 * are pairs inside its blossom, and no perfect matching can cost less.
 *
 * Costs are doubled on the way in, which keeps all prices whole. See Z. Galil, "Efficient algorithms for finding maximum
 * matching in graphs", ACM Computing Surveys 18 (1986).
 */
class MatchingSearch {
  private readonly vertices: readonly Vertex[];

  /**
   * @param count the number of vertices, even
   * @param levels the number of whole numbers in a cost
   * @param edges the ends and the cost of each; no cost is negative
   */
  constructor(
    count: number,
    private readonly levels: number,
    edges: Iterable<readonly [number, number, Cost]>,
  ) {
    this.vertices = Array.from({ length: count }, (_, index) => new Vertex(index, zero(levels)));
    for (const [from, to, cost] of edges) {
      const edge = { a: this.at(from), b: this.at(to), cost: cost.map((number) => 2 * number) };
      edge.a.edges.push(edge);
      edge.b.edges.push(edge);
    }
  }

  /**
   * Returns the mate of each vertex.
   * @throws RangeError if the graph has no perfect matching
   */
  solve(): number[] {
    for (const vertex of this.vertices) matchAtOnce(vertex);
    for (const vertex of this.vertices) if (vertex.mate === null) new SearchTree(vertex).augment();
    return this.vertices.map(({ mate }) => (mate as Vertex).index);
  }

  /**
   * Returns what tells of an edge of a vertex that the graph does not have, by its other end and its cost, whether it
   * could make the matching that was found cheaper.
   */
  couldImprove(from: number): (to: number, cost: Cost) => boolean {
    const { price } = this.at(from);
    const slack = zero(this.levels);
    let surcharges: ReadonlyMap<number, Cost> | null = null;
    return (to, cost) => {
      const { price: other } = this.at(to);
      for (let level = 0; level < this.levels; level++)
        slack[level] = 2 * (cost[level] as number) - (price[level] as number) - (other[level] as number);
      if (signOf(slack) >= 0) return false;
      surcharges ??= surchargesWith(this.at(from));
      const surcharge = surcharges.get(to);
      if (surcharge) add(slack, surcharge);
      return signOf(slack) < 0;
    };
  }

  private at(index: number): Vertex {
    return this.vertices[index] as Vertex;
  }
}

/** Raises the price of a vertex until an edge is tight, and matches it if the other end has no mate either. */
function matchAtOnce(vertex: Vertex) {
  const least = leastSlackOf(vertex.edges);
  if (least === null) return;
  add(vertex.price, slackOf(least));
  const isFree = ({ a, b }: Edge) => a.mate === null && b.mate === null;
  const edge = vertex.edges.find((each) => isFree(each) && isTight(each));
  if (edge) match({ from: edge.a, to: edge.b });
}

/** By the index of another vertex, the sum of the surcharges of the blossoms that contain both it and the given one. */
function surchargesWith(vertex: Vertex): ReadonlyMap<number, Cost> {
  const surcharges = new Map<number, Cost>();
  const around = blossomsAround(vertex).reverse();
  let sum = zero(vertex.price.length);
  for (const [at, { children, surcharge }] of around.entries()) {
    sum = [...sum];
    add(sum, surcharge);
    const total = sum;
    for (const child of children)
      if (child !== (around[at + 1] ?? vertex))
        eachVertex(child, ({ index }) => surcharges.set(index, total));
  }
  return surcharges;
}
