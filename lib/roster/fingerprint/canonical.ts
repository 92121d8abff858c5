import { tally } from '../maps';
import { compare, type FingerprintInput } from './input';

/**
 * Returns what matters in play as a text, the same for forces that differ only in ids and the order of elements: a line
 * for the force, and one for each element with those that it refers to.
 *
 * Forces that differ never share a text. If an element is referred to more than once, which is rare in legal forces,
 * the order of equal referred elements matters.
 */
export function canonicalText({ whole, elements, references }: FingerprintInput): string {
  const texts = elements.map(({ own }) => ownText(own));
  const lines = references.length === 0 ? texts : linesOf(nodesOf(texts, { elements, references }));
  return `${JSON.stringify(whole)}\n${lines.sort().join('\n')}`;
}

const ownTexts = new WeakMap<object, string>();

/** An element's data as a text, cached by object: a game may pass the same object for many forces. */
function ownText(own: unknown): string {
  if (typeof own !== 'object' || own === null) return JSON.stringify(own);
  const known = ownTexts.get(own);
  if (known !== undefined) return known;
  const text = JSON.stringify(own);
  ownTexts.set(own, text);
  return text;
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
