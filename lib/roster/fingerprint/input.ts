import { tally } from '../maps';
import { type Chosen, changedRulings, type Ruling } from '../ruling';

/**
 * What matters in play: everything in a force's file except names and notes. Neither the ids nor the order of the
 * elements matter.
 */
export interface FingerprintInput {
  /** The data of the force as a whole; the order of a list in it matters, unless it is `unordered`. */
  whole: unknown;
  /** Everything with an id that may be referred to, in any order. */
  elements: readonly { id: string; own: unknown }[];
  /** Every place where an id is referred to. */
  references: readonly Reference[];
}

/** Elements that are referred to, in any order: by an element, or as a group. */
export interface Reference {
  /** The kind of reference. */
  as: string;
  from?: string;
  to: readonly string[];
}

/**
 * Returns a list whose order does not matter in one canonical order.
 * @param keyOf a key that differs for most items; ties are broken by their JSON text
 */
export const unordered = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.length < 2
    ? items
    : [...items].sort((a, b) => compare(keyOf(a), keyOf(b)) || compare(JSON.stringify(a), JSON.stringify(b)));

/** The same for words. */
export const unorderedWords = <Word extends string>(words: readonly Word[]): readonly Word[] =>
  words.length < 2 ? words : [...words].sort();

/** Compares two texts by their code units, in the same way in every language. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the rulings that a force changes from their defaults. */
export const nonDefaultRulings = (rulings: readonly Ruling[], chosen: Chosen): unknown =>
  changedRulings(rulings, chosen).map(({ id }) => [id, chosen[id]]);

/**
 * Returns what matters in play as a text, the same for forces that differ only in ids and the order of elements: a line
 * for the force, and one for each element with those that it refers to.
 *
 * Forces that differ never share a text. If an element is referred to more than once, which is rare in legal forces,
 * the order of equal referred elements matters.
 */
export function canonicalText({ whole, elements, references }: FingerprintInput): string {
  const texts = elements.map(({ own }) => JSON.stringify(own));
  const lines = references.length === 0 ? texts : linesOf(nodesOf(texts, { elements, references }));
  return `${JSON.stringify(whole)}\n${lines.sort().join('\n')}`;
}

/** An element, or a group of elements, with what it refers to. */
interface Node {
  text: string;
  to: { says: string; node: Node }[];
  /** How many others refer to it. */
  referrers: number;
}

function nodesOf(
  texts: readonly string[],
  { elements, references }: Omit<FingerprintInput, 'whole'>,
): Node[] {
  const nodes = texts.map((text): Node => ({ text, to: [], referrers: 0 }));
  const byId = new Map(elements.map(({ id }, index) => [id, nodes[index] as Node]));
  for (const { as, from, to } of references) {
    const node =
      from === undefined ? { text: `group ${as}`, to: [], referrers: 0 } : (byId.get(from) as Node);
    if (from === undefined) nodes.push(node);
    for (const [id, times] of tally(to)) {
      const other = byId.get(id) as Node;
      node.to.push({ says: `${times} ${as}`, node: other });
      other.referrers += 1;
    }
  }
  return nodes;
}

function linesOf(nodes: readonly Node[]): string[] {
  if (nodes.some(({ referrers }) => referrers > 1)) return numbered(nodes);
  const seen = new Set<Node>();
  const lines = nodes.filter(({ referrers }) => referrers === 0).map((node) => nested(node, seen));
  // Elements that refer to each other in a cycle are not reached.
  return seen.size === nodes.length ? lines : numbered(nodes);
}

/** A node as a text that contains all that it refers to. */
function nested(node: Node, seen: Set<Node>): string {
  seen.add(node);
  if (node.to.length === 0) return node.text;
  const inside = node.to.map(({ says, node: other }) => `${says} ${nested(other, seen)}`);
  return `${node.text} [${inside.sort().join()}]`;
}

/** Every node as its own text; nodes that others refer to are numbered. */
function numbered(nodes: readonly Node[]): string[] {
  const referred = nodes.filter(({ referrers }) => referrers > 0);
  referred.sort((a, b) => compare(a.text, b.text));
  const numbers = new Map(referred.map((node, number) => [node, number]));
  return nodes.map((node) => {
    const inside = node.to.map(({ says, node: other }) => `${says} ${numbers.get(other)}`);
    return `${numbers.get(node) ?? ''} ${node.text} [${inside.sort().join()}]`;
  });
}
