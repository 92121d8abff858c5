import { useEffect, useState } from 'react';
import { CollectDialog } from '@/components/shared/collections/collect-dialog';
import { useLoadPart } from '@/components/shared/loading/use-loaded';
import { type AnyCollecting, entriesOf, OWN_COLLECTION } from '@/lib/roster/collection/collecting';
import { useBuilder } from '../context';

/** Saves one element of the force to a collection, or all of them (null). */
export function Collect({ element, onClose }: { element: string | null; onClose: () => void }) {
  const { store, system } = useBuilder();
  const loadPart = useLoadPart();
  const [collecting, setCollecting] = useState<AnyCollecting | null>(null);
  useEffect(() => {
    void loadPart(() => system.collecting()).then(setCollecting);
  }, [system, loadPart]);
  if (collecting === null) return null;
  const { roster } = store.state();
  const owned = collecting.owned(roster.force).filter(({ id }) => element === null || id === element);
  return (
    <CollectDialog
      title="Add to a collection"
      system={system.id}
      collecting={collecting}
      entries={entriesOf(owned, collecting)}
      name={element === null ? roster.name : OWN_COLLECTION}
      direct={element !== null}
      onClose={onClose}
    />
  );
}
