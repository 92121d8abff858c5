import { type ComponentType, memo } from 'react';
import { Section } from '@/components/ui/section';
import type { Offer, OfferGroup } from '@/lib/roster/offer';
import { Consequences, withoutBans } from './ban';
import { elementsOf, useBuilder, useEditForce } from './context';
import { OfferRow } from './offer-row';
import type { PickerProps } from './system-editor';

export type OfferGroupsProps<Force, Subject> = PickerProps<Force> & {
  groups: readonly OfferGroup<Force, Subject>[];
  /** Shows the values of an offer, and what else the game says about it. */
  Values: ComponentType<{ offer: Offer<Force, Subject> }>;
};

/** The offers of a picker, or of one of its tabs, under their headings. */
export const OfferGroups = memo(function OfferGroups(props: OfferGroupsProps<unknown, unknown>) {
  const { groups, ...rest } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups.map(({ title, aside, breaks = [], offers }) =>
        title === undefined ? (
          <OfferList key="" offers={offers} level={3} {...rest} />
        ) : (
          <Section
            key={title}
            title={title}
            level={3}
            className="in-data-searching:not-has-[[data-offer]]:hidden"
            aside={aside}
          >
            <Consequences breaks={withoutBans(breaks)} />
            <OfferList offers={offers} level={4} {...rest} />
          </Section>
        ),
      )}
    </div>
  );
}) as <Force, Subject>(props: OfferGroupsProps<Force, Subject>) => React.JSX.Element;

type OfferListProps = Omit<OfferGroupsProps<unknown, unknown>, 'groups'> &
  Pick<OfferGroup, 'offers'> & { level: 3 | 4 };

function OfferList({ offers, level, add, Values }: OfferListProps) {
  const { editor } = useBuilder();
  const edit = useEditForce<unknown>();
  return (
    <ul className="divide-y divide-line">
      {offers.map((offer) => {
        const { id, breaks = [], fielded, subject: _, unfinished: __, add: ___, ...row } = offer;
        const last = fielded?.at(-1)?.id;
        return (
          <OfferRow
            key={id}
            {...row}
            level={level}
            count={fielded?.length ?? 0}
            onLess={
              fielded && (() => last !== undefined && edit((force) => elementsOf(editor).remove(force, last)))
            }
            onAdd={() => add(offer)}
          >
            <Values offer={offer} />
            <Consequences breaks={withoutBans(breaks)} />
          </OfferRow>
        );
      })}
    </ul>
  );
}
