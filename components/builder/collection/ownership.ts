import { collectionStore } from '@/components/shared/stored/item-store';
import { labelOf } from '@/components/shared/stored/item-words';
import { proxiesOf } from '@/lib/roster/collection/collecting';
import type { Collection } from '@/lib/roster/collection/collection';
import { proxyRule } from '@/lib/roster/collection/proxy-rule';
import type { Problem } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Ownership } from '../store';

/**
 * The advice that a collection gives on forces; null if it no longer exists.
 * @param field the force's field that holds its elements
 */
export async function ownershipOf(
  id: string,
  system: AnyGameSystem,
  field: string,
): Promise<Ownership | null> {
  const item = (await collectionStore.all()).read.find(
    (each) => each.id === id && each.system.id === system.id,
  );
  if (!item) return null;
  const collecting = await system.collecting();
  return { id, changed: item.changed, advice: (force) => adviceOn(force, item.value) };

  function adviceOn(force: unknown, collection: Collection): Problem[] {
    const labels = system.labels(force);
    const proxies = proxiesOf(collection, force, collecting).map((proxy) => ({
      ...proxy,
      labels: proxy.elements.map((each) => labels.get(each) ?? each),
      collection: labelOf(collection),
      field,
    }));
    const { id: rule, severity, page } = proxyRule;
    return proxyRule.check(proxies).map((finding) => ({ ...finding, rule, severity, page, byPack: null }));
  }
}
