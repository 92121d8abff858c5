import { withoutBans } from '@/components/builder/ban';
import { fitOf, OfferRow, type OfferRowProps } from '@/components/builder/offer-row';
import { bannedBy } from '@/lib/roster/pack-bans';
import type { Draft } from '@/lib/systems/horizon-wars/edits/edit';
import { searchTerms } from '@/lib/systems/horizon-wars/edits/search-terms';
import type { Offer } from '@/lib/systems/horizon-wars/edits/what-if';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { usesOf } from '@/lib/systems/horizon-wars/evaluate/uses';
import { symbolOfType } from '@/lib/systems/horizon-wars/paper/symbol';
import { fieldedTypes } from '@/lib/systems/horizon-wars/rules/pack';
import { Consequences } from './consequences';
import { type NamedEffect, SpecialNames } from './specials';
import { ElementTiles } from './tiles';

type OfferedProps = Omit<OfferRowProps, 'symbol' | 'banned' | 'fits' | 'values' | 'children'> & {
  evaluation: Evaluation;
  draft: Draft;
  /** Id of its conventional type. */
  type?: string;
  /** The element as it would be, and the rules it would break. */
  offer: Offer;
  specials: readonly NamedEffect[];
  /** Rules already shown at the heading. */
  shownRules?: readonly string[];
};

/** One element that may be added: price, whether it fits, stat line, special rules, and what it would break. */
export function Offered({ evaluation, draft, type, offer, specials, shownRules = [], ...row }: OfferedProps) {
  const banned = bannedBy(evaluation.pack, usesOf(offer.element), type, fieldedTypes(evaluation));
  return (
    <OfferRow
      {...row}
      terms={searchTerms(offer.element, specials)}
      symbol={symbolOfType(draft)}
      banned={banned}
      fits={
        banned === null ? fitOf(offer.element.cost, evaluation.forceCost, evaluation.settings.limit) : null
      }
      values={
        <div className="grid gap-x-4 @md:grid-cols-[13rem_minmax(0,1fr)] @md:items-center">
          <ElementTiles element={offer.element} size="sm" />
          <SpecialNames specials={specials} />
        </div>
      }
    >
      <Consequences breaks={withoutBans(offer.breaks).filter(({ rule }) => !shownRules.includes(rule))} />
    </OfferRow>
  );
}
