import { memo, useMemo } from 'react';
import { withoutBans } from '@/components/builder/ban';
import { OfferRow } from '@/components/builder/offer-row';
import { packName, quotedPack } from '@/lib/roster/pack';
import { bannedBy } from '@/lib/roster/pack-bans';
import { capitalised, signed } from '@/lib/roster/words';
import { chqChoices, type PriceChange } from '@/lib/systems/horizon-wars/edits/chq-choices';
import { searchTerms } from '@/lib/systems/horizon-wars/edits/search-terms';
import { offerOf } from '@/lib/systems/horizon-wars/edits/what-if';
import { usesOf } from '@/lib/systems/horizon-wars/evaluate/uses';
import type { HorizonWarsPack } from '@/lib/systems/horizon-wars/pack';
import { specialsOf } from '@/lib/systems/horizon-wars/paper/special';
import { symbolOfType } from '@/lib/systems/horizon-wars/paper/symbol';
import { typeName } from '@/lib/systems/horizon-wars/paper/text';
import { fieldedTypes } from '@/lib/systems/horizon-wars/rules/pack';
import { Consequences } from '../design/consequences';
import { PageNote } from '../sections/notes';
import type { OfferedProps } from './offered-types';

/** The types that may be the CHQ, each with the number of its type that it requires and the prices that it changes. */
export const OfferedChqs = memo(function OfferedChqs({ evaluation, full, onAdd }: OfferedProps) {
  const { limit } = evaluation.settings;
  const offers = useMemo(
    () => chqChoices(limit).map((choice) => ({ ...choice, offer: offerOf(choice.draft, evaluation) })),
    [limit, evaluation],
  );
  return (
    <>
      <div className="max-w-prose space-y-1 text-muted text-sm">
        <p>
          The CHQ leads the force and earns it command resources, one for every two conventional elements. A
          conventional CHQ is free, changes what the others cost, and requires enough of its own type.{' '}
          <PageNote page={57} />
        </p>
        <p>
          A mech may lead too: add one, and choose “Make it the CHQ” in its row’s menu; it costs its P and
          changes no price. Without a CHQ all prices are P, and there are no command resources.{' '}
          <PageNote page={60} />
        </p>
      </div>
      <ul className="divide-y divide-line">
        {offers.map(({ type, name, draft, quota, cheaper, dearer, offer }) => (
          <OfferRow
            key={type}
            name={name}
            terms={['CHQ', ...searchTerms(offer.element, specialsOf(offer.element, evaluation))]}
            what={`${typeName(type)} as the CHQ`}
            symbol={{ ...symbolOfType(draft), headquarters: true }}
            price={
              quota === null
                ? 'free'
                : `free · needs ${quota} of its type at ${limit} points, itself included`
            }
            banned={bannedBy(evaluation.pack, usesOf(offer.element), type, fieldedTypes(evaluation))}
            disabled={full}
            count={0}
            onAdd={() => onAdd(draft)}
          >
            <TooFew pack={evaluation.pack} type={type} quota={quota} limit={limit} />
            <dl className="text-sm">
              <Changes label="Cheaper" changes={cheaper} />
              <Changes label="Dearer" changes={dearer} />
            </dl>
            <Consequences breaks={withoutBans(offer.breaks).filter(({ rule }) => rule !== QUOTA)} />
          </OfferRow>
        ))}
      </ul>
    </>
  );
});

interface TooFewProps {
  pack: HorizonWarsPack | null;
  type: string;
  quota: number | null;
  limit: number | null;
}

/** Warns that the pack allows fewer of the type than the CHQ requires at the limit. */
function TooFew({ pack, type, quota, limit }: TooFewProps) {
  const most = pack?.most?.[type];
  if (!pack || most === undefined || quota === null || most >= quota) return null;
  return (
    <p className="text-sm text-warning">
      {capitalised(quotedPack(packName(pack)))} allows {most} of them; a force of {limit} points needs {quota}
      .
    </p>
  );
}

/** Excluded from the consequences, because the row states the quota itself. */
const QUOTA = 'hw/chq/quota';

function Changes({ label, changes }: { label: string; changes: readonly PriceChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <dt className="inline text-muted">{label}: </dt>
      <dd className="condensed inline">
        {changes.map(({ type, by }, index) => (
          <span key={type}>
            {index > 0 && ', '}
            <span className="whitespace-nowrap">
              {typeName(type)} {signed(by)}
            </span>
          </span>
        ))}
      </dd>
    </div>
  );
}
