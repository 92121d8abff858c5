'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { Section } from '@/components/ui/section';
import { type AnyCollecting, leftOf } from '@/lib/roster/collecting';
import type { Collection } from '@/lib/roster/collection';
import { FORCE_SIZE } from '@/lib/roster/roster';
import { capitalised } from '@/lib/roster/words';
import { described } from '../../shell/collections/described';
import { labelOf } from '../../shell/items/item-store';
import { useBuilder, useBuilderState } from '../context';
import { elementsOf } from '../no-elements';
import { OfferRow } from '../offer-row';
import { FromCollection } from './from-collection';
import { useCollections } from './use-collections';

type Add = (change: (force: unknown) => unknown, what?: string) => unknown;

/** What the player owns, before all else that may be added: each with how many of it are left. */
export function CollectionOffers({ add }: { add: Add }) {
  const { system } = useBuilder();
  const { chosen } = useCollections();
  const [collecting, setCollecting] = useState<AnyCollecting | null>(null);
  useEffect(() => {
    // Where it cannot be fetched, the picker below has everything.
    system.collecting().then(
      (read) => setCollecting(() => read),
      () => undefined,
    );
  }, [system]);
  return (
    <Section
      level={3}
      title={chosen ? <bdi>{labelOf(chosen.value)}</bdi> : 'Your collections'}
      className="mb-6"
    >
      {!chosen && (
        <div className="max-w-sm group-data-searching/picker:hidden">
          <FromCollection />
        </div>
      )}
      {chosen && collecting && <Owned collection={chosen.value} collecting={collecting} add={add} />}
    </Section>
  );
}

type OwnedProps = { collection: Collection; collecting: AnyCollecting; add: Add };

function Owned({ collection, collecting, add }: OwnedProps) {
  const { system, editor } = useBuilder();
  const force = useDeferredValue(useBuilderState(({ roster }) => roster.force));
  const full = useBuilderState(({ reckoning }) => elementsOf(editor).list(reckoning).length >= FORCE_SIZE);
  const left = leftOf(collection, force, collecting);
  if (collection.entries.length === 0) return <p className="text-muted">It has no models yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-b">
      {collection.entries.map((entry) => {
        const about = described(entry, { system, editor, collecting, records: null });
        const open = left.get(entry.id) ?? 0;
        return (
          about.symbol && (
            <OfferRow
              key={entry.id}
              level={4}
              name={about.label}
              what={`${about.label} of the collection`}
              symbol={about.symbol}
              price={about.cost}
              fits={
                open < 0
                  ? { text: `${-open} more than owned`, over: true }
                  : { text: `${open} of ${entry.count} left`, over: false }
              }
              about={capitalised(
                [about.values.map(({ letter, value }) => `${letter} ${value}`).join(' '), ...about.notes]
                  .filter((text) => text !== '')
                  .join(' · '),
              )}
              count={entry.count - open}
              disabled={full}
              banned={null}
              onAdd={() => add((now) => collecting.field(now, entry).force, about.label)}
            />
          )
        );
      })}
    </ul>
  );
}
