import { memo, useMemo } from 'react';
import { bannedBy } from '@/lib/roster/pack-bans';
import { conventionalTypes } from '@/lib/systems/horizon-wars/catalogue';
import type { Draft } from '@/lib/systems/horizon-wars/edit';
import { conventionalDraft } from '@/lib/systems/horizon-wars/presets';
import { priceOf } from '@/lib/systems/horizon-wars/price';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';
import { specialsOf } from '@/lib/systems/horizon-wars/special';
import { typeName } from '@/lib/systems/horizon-wars/text';
import { usesOf } from '@/lib/systems/horizon-wars/uses';
import { offerOf } from '@/lib/systems/horizon-wars/what-if';
import { OfferCard } from '../design/offer-card';

export type OfferedProps = { reckoning: Reckoning; full: boolean; onAdd: (draft: Draft) => void };

/** The conventional types, each with what it would cost under this CHQ. */
export const OfferedTypes = memo(function OfferedTypes({ reckoning, full, onAdd }: OfferedProps) {
  const { chq } = reckoning;
  const offers = useMemo(
    () =>
      conventionalTypes.map((type) => {
        const draft = conventionalDraft(type.id);
        const offer = offerOf(draft, reckoning);
        return { type, draft, offer, price: priceOf(offer.element, reckoning.chq) };
      }),
    [reckoning],
  );
  return (
    <>
      <p className="text-muted text-sm">
        {chq?.type
          ? `Costs are under the CHQ, ${chq.label} (${typeName(chq.type.id)}).`
          : chq
            ? `Costs are P: the CHQ, ${chq.label}, is no conventional element and changes none.`
            : 'Costs are P; a conventional CHQ would change some of them.'}
      </p>
      <ul className="divide-y divide-line">
        {offers.map(({ type, draft, offer, price }) => {
          const count = reckoning.ofType(type.id).length;
          return (
            <OfferCard
              key={type.id}
              name={type.name}
              action={`Add ${typeName(type.id)}`}
              offer={offer}
              specials={specialsOf(offer.element, reckoning)}
              disabled={full}
              banned={bannedBy(reckoning.pack, usesOf(offer.element), type.id)}
              level={3}
              onAdd={() => onAdd(draft)}
            >
              <p className="text-sm">
                <span className="font-medium">{price.sum}</span>
                {price.why && <span className="text-muted"> · {price.why}</span>}
                {count > 0 && <span className="text-muted"> · {count} in the force</span>}
              </p>
            </OfferCard>
          );
        })}
      </ul>
    </>
  );
});
