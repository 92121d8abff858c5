import type { OverOwned } from './collecting';
import { ruleOf } from './rule';
import { inList } from './words';

/** Models that a force fields more of than are owned, as a sentence names them. */
export interface NamedProxy extends OverOwned {
  /** What its elements are called. */
  labels: string[];
  /** The collection of the roster. */
  collection: string;
  /** The field of the force that its elements stand in. */
  field: string;
}

/** A roster that was given a collection fields what its player has; where it does not, that is worth knowing. */
export const proxyRule = ruleOf<readonly NamedProxy[]>()({
  id: 'collection/proxy',
  severity: 'advice',
  page: null,
  title: 'A roster that was given a collection fields no more models than there are in it',
  breach: 'More fielded than owned',
  check: (proxies) =>
    proxies.map(({ elements, field, ...facts }) => ({
      elements,
      path: [field, elements.at(-1) ?? ''],
      facts,
    })),
  message: ({ labels, fielded, owned, collection }: Omit<NamedProxy, 'elements' | 'field'>) =>
    `${inList(labels)}: ${fielded} fielded, and “${collection}” has ${owned === 0 ? 'none' : owned}`,
});
