import { memo, useMemo } from 'react';
import { useBuilder } from '@/components/builder/context';
import { conventionalTypes } from '@/lib/systems/horizon-wars/catalogue';
import type { Draft } from '@/lib/systems/horizon-wars/edits/edit';
import { conventionalDraft } from '@/lib/systems/horizon-wars/edits/presets';
import { priceOf } from '@/lib/systems/horizon-wars/edits/price';
import { offerOf } from '@/lib/systems/horizon-wars/edits/what-if';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { specialsOf } from '@/lib/systems/horizon-wars/paper/special';
import { typeName } from '@/lib/systems/horizon-wars/paper/text';
import { Offered } from '../design/offered';

export type OfferedProps = {
  evaluation: Evaluation;
  full: boolean;
  onAdd: (draft: Draft) => void;
  onLess: (id: string) => void;
};

/** The conventional types, each with its cost under this CHQ. */
export const OfferedTypes = memo(function OfferedTypes({ evaluation, full, onAdd, onLess }: OfferedProps) {
  const { chq } = evaluation;
  const { rules } = useBuilder().system;
  const offers = useMemo(
    () =>
      conventionalTypes.map((type) => {
        const draft = conventionalDraft(type.id);
        const offer = offerOf(draft, evaluation, rules);
        return { type, draft, offer, price: priceOf(offer.element, evaluation.chq) };
      }),
    [evaluation, rules],
  );
  return (
    <>
      <p className="text-muted text-sm">
        {chq?.type
          ? `Costs with ${chq.label} (${typeName(chq.type.id)}) as the CHQ.`
          : chq
            ? `Each costs its P: ${chq.label}, the CHQ, is not a conventional element and changes no cost.`
            : 'Each costs its P; a conventional CHQ would change some of the costs.'}
      </p>
      <ul className="divide-y divide-line">
        {offers.map(({ type, draft, offer, price }) => {
          const fielded = evaluation.ofType(type.id);
          const last = fielded.at(-1)?.id;
          return (
            <Offered
              key={type.id}
              evaluation={evaluation}
              name={type.name}
              what={typeName(type.id)}
              draft={draft}
              type={type.id}
              price={price.sum}
              offer={offer}
              specials={specialsOf(offer.element, evaluation)}
              disabled={full}
              count={fielded.length}
              onLess={() => last !== undefined && onLess(last)}
              onAdd={() => onAdd(draft)}
            />
          );
        })}
      </ul>
    </>
  );
});
