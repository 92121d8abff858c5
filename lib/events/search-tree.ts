import {
  add,
  Blossom,
  type Cost,
  childWith,
  compared,
  comparedSlacks,
  type Edge,
  eachVertex,
  isTight,
  type Link,
  leastSlackOf,
  match,
  type Node,
  rebase,
  reversed,
  signOf,
  slackOf,
  type Vertex,
  wayToBase,
} from './blossoms';

/**
 * One search of the blossom algorithm (see `MatchingSearch`): finds a mate for a vertex that has none.
 *
 * The tree has outer nodes, which an even number of edges leads to, and inner ones. A tight edge between two outer nodes
 * closes a blossom; one to a node without a mate ends the search. While neither exists, the prices of outer vertices
 * rise and those of inner ones fall, until an edge becomes tight, or an inner blossom, whose surcharge falls
 * at the same time, is expanded.
 */
export class SearchTree {
  /** All nodes that were labelled, even if a blossom was closed around them or they were expanded since. */
  private readonly nodes: Node[] = [];
  /** The vertices in the tree or next to it. */
  private readonly met: Vertex[] = [];
  /** Outer vertices whose edges are still to be looked at. */
  private readonly waiting: Vertex[] = [];

  constructor(private readonly root: Vertex) {}

  /**
   * Matches the root; others may change their mates.
   * @throws RangeError if the graph has no perfect matching
   */
  augment() {
    this.setOuter(this.root.outermost, null);
    let end = this.scan();
    while (end === null) {
      this.changePrices();
      end = this.scan();
    }
    matchAlong(end);
    for (const node of this.nodes) {
      node.label = 'none';
      node.entry = null;
    }
    for (const vertex of this.met) {
      vertex.best = null;
      vertex.isMet = false;
    }
  }

  private setOuter(node: Node, entry: Link | null) {
    node.label = 'outer';
    node.entry = entry;
    this.nodes.push(node);
    eachVertex(node, (vertex) => this.becomesOuter(vertex));
  }

  private setInner(node: Node, entry: Link | null) {
    node.label = 'inner';
    node.entry = entry;
    this.nodes.push(node);
    eachVertex(node, (vertex) => this.meet(vertex));
  }

  private becomesOuter(vertex: Vertex) {
    this.meet(vertex);
    vertex.best = null;
    this.waiting.push(vertex);
  }

  private meet(vertex: Vertex) {
    if (!vertex.isMet) this.met.push(vertex);
    vertex.isMet = true;
  }

  /** Follows the tight edges of outer vertices; returns one to a node without a mate, if one is found. */
  private scan(): Link | null {
    for (let from = this.waiting.pop(); from !== undefined; from = this.waiting.pop())
      for (const edge of from.edges) {
        const to = edge.a === from ? edge.b : edge.a;
        const node = to.outermost;
        if (node === from.outermost) continue;
        if (node.label === 'inner' || !isTight(edge)) this.note(edge, node.label === 'outer' ? from : to);
        else if (node.label === 'outer') this.close({ from, to });
        else if (node.base.mate === null) return { from, to };
        else this.grow({ from, to });
      }
    return null;
  }

  /** Keeps an edge between a vertex and an outer one, unless one with no more slack is known. */
  private note(edge: Edge, vertex: Vertex) {
    this.meet(vertex);
    if (vertex.best === null || comparedSlacks(edge, vertex.best) < 0) vertex.best = edge;
  }

  /** Adds the node that a tight edge leads to, and the one that it is matched with. */
  private grow(link: Link) {
    const inner = link.to.outermost;
    const mate = inner.base.mate as Vertex;
    this.setInner(inner, link);
    this.setOuter(mate.outermost, { from: inner.base, to: mate });
  }

  /** Closes a blossom by a tight edge between two outer nodes. */
  private close(link: Link) {
    const left = wayToRoot(link.from.outermost);
    const right = wayToRoot(link.to.outermost);
    let base = left.at(-1) as Node;
    while (left.length > 0 && left.at(-1) === right.at(-1)) {
      base = left.pop() as Node;
      right.pop();
    }
    left.reverse();
    const rim = [
      ...left.map(({ entry }) => entry as Link),
      link,
      ...right.map(({ entry }) => reversed(entry as Link)),
    ];
    const blossom = new Blossom([base, ...left, ...right], rim);
    blossom.label = 'outer';
    blossom.entry = base.entry;
    this.nodes.push(blossom);
    for (const child of blossom.children) {
      child.parent = blossom;
      eachVertex(child, (vertex) => {
        vertex.outermost = blossom;
        if (child.label === 'inner') this.becomesOuter(vertex);
      });
    }
  }

  /** Changes prices by as much as no slack and no surcharge becomes negative, and goes on where that makes a way. */
  private changePrices() {
    const twice = this.leastChange();
    const half = twice.map((number) => number / 2);
    for (const { price, outermost } of this.met)
      if (outermost.label !== 'none') add(price, half, outermost.label === 'outer' ? 1 : -1);
    for (const blossom of this.blossoms()) {
      add(blossom.surcharge, twice, blossom.label === 'outer' ? 1 : -1);
      if (blossom.label === 'inner' && signOf(blossom.surcharge) === 0) this.expand(blossom);
    }
    for (const { best, outermost } of this.met)
      if (best !== null && outermost.label !== 'inner' && isTight(best))
        this.waiting.push(best.a.outermost.label === 'outer' ? best.a : best.b);
  }

  /** The blossoms of the tree that no other contains. */
  private blossoms(): Blossom[] {
    return this.nodes.filter(
      (node): node is Blossom => node.kind === 'blossom' && node.parent === null && node.label !== 'none',
    );
  }

  /** Twice the change of prices after which an edge is tight or an inner blossom has no surcharge. */
  private leastChange(): Cost {
    let least: Cost | null = null;
    for (const vertex of this.met) {
      const { label } = vertex.outermost;
      if (label === 'outer') this.renewBest(vertex);
      if (label === 'inner' || vertex.best === null) continue;
      const slack = slackOf(vertex.best);
      // Between two outer nodes both prices rise.
      if (label === 'none') add(slack, slack);
      if (least === null || compared(slack, least) < 0) least = slack;
    }
    for (const { label, surcharge } of this.blossoms())
      if (label === 'inner' && (least === null || compared(surcharge, least) < 0)) least = [...surcharge];
    if (least === null) throw new RangeError('The graph has no perfect matching.');
    return least;
  }

  /** Finds another best edge for an outer vertex if a blossom was closed around the one it had. */
  private renewBest(vertex: Vertex) {
    if (vertex.best === null || vertex.best.a.outermost !== vertex.best.b.outermost) return;
    vertex.best = leastSlackOf(
      vertex.edges.filter(
        ({ a: { outermost: a }, b: { outermost: b } }) =>
          a !== b && a.label === 'outer' && b.label === 'outer',
      ),
    );
  }

  /** Replaces an inner blossom by its children; those on the way to its base stay in the tree. */
  private expand(blossom: Blossom) {
    const entry = blossom.entry as Link;
    const at = childWith(entry.to, blossom);
    for (const child of blossom.children) {
      child.parent = null;
      eachVertex(child, (vertex) => {
        vertex.outermost = child;
      });
    }
    this.setInner(blossom.children[at] as Node, entry);
    for (const [step, { link, node }] of wayToBase(blossom, at).entries())
      if (step % 2 === 0) this.setOuter(node, link);
      else this.setInner(node, link);
    blossom.label = 'none';
  }
}

/** The nodes from one in the tree to the root, both included. */
function wayToRoot(node: Node): Node[] {
  const way: Node[] = [];
  for (let at: Node | undefined = node; at; at = at.entry?.from.outermost) way.push(at);
  return way;
}

/** Matches every other edge of the way from the root over an edge to a node without a mate: so all on it have one. */
function matchAlong(end: Link) {
  rebase(end.to.outermost, end.to);
  for (let link: Link | null = end; link !== null; ) {
    const outer: Node = link.from.outermost;
    rebase(outer, link.from);
    match(link);
    const inner: Node | undefined = outer.entry?.from.outermost;
    link = inner?.entry ?? null;
    if (inner && link) rebase(inner, link.to);
  }
}
