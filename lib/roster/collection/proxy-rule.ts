import { ruleOf } from '../rule';
import { inList } from '../text/words';
import type { OverOwned } from './collecting';

/** A design of which a force fields more than are owned, with the names for a sentence. */
export interface NamedProxy extends OverOwned {
  /** Labels of the elements. */
  labels: string[];
  /** The name of the roster's collection. */
  collection: string;
  /** The field of the force that holds the elements. */
  field: string;
}

/** A roster with a collection fields only models that its player owns; more is reported as advice. */
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
