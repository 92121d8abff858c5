import { memo, useId, useMemo } from 'react';
import { AddButton, BanNote } from '@/components/builder/ban';
import { useBuilder } from '@/components/builder/context';
import type { PickerProps } from '@/components/builder/system-editor';
import { counted } from '@/lib/roster/words';
import { offeredBare } from '@/lib/systems/horizon-wars/edits/offers';
import type { DesignedKind } from '@/lib/systems/horizon-wars/edits/presets';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';

type BareOffersProps = PickerProps<Force> & { kind: DesignedKind; evaluation: Evaluation };

/** A button for each class of mechs or aircraft that adds one with bare stats, whose editor opens immediately. */
export const BareOffers = memo(function BareOffers({ kind, evaluation, add }: BareOffersProps) {
  const { system, designing = false } = useBuilder();
  const id = useId();
  const offers = useMemo(() => offeredBare(kind, evaluation, system.rules), [kind, evaluation, system.rules]);
  const bans = [...new Set(offers.flatMap(({ banned }) => banned ?? []))];
  return (
    <div className="mb-6 in-data-searching:hidden">
      <p className="mb-1.5 font-medium">
        {designing
          ? `Design ${kind === 'mech' ? 'a mech' : 'an aircraft'} of your own`
          : 'Start from bare stats'}
      </p>
      <div className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <AddButton
            key={offer.id}
            banned={offer.banned}
            note={`${id}-${bans.indexOf(offer.banned ?? '')}`}
            disabled={offer.disabled}
            onClick={() => add(offer)}
            aria-label={`${designing ? `Design a ${offer.what} of your own` : `Start from bare stats: ${offer.what}`}, ${counted(offer.points, 'point')}`}
          >
            {offer.what}
          </AddButton>
        ))}
      </div>
      {bans.map((banned, index) => (
        <BanNote key={banned} id={`${id}-${index}`} banned={banned} />
      ))}
      <p className="mt-3 text-muted text-sm">
        Or add a build: each spends its points exactly, and can be changed.
      </p>
    </div>
  );
});
