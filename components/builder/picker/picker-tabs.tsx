import { type ComponentType, memo, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import type { Offer, OfferGroup } from '@/lib/roster/offer';
import { elementsOf, useBuilder, useEditForce } from '../context';
import { Consequences, withoutBans } from '../fields/ban';
import type { PickerProps } from '../system-editor';
import { OfferRow } from './offer-row';
import { SearchContext } from './search-context';

/** The last tab chosen in each game's picker, while the page is open. */
const lastTabs = new Map<string, string>();

/** A category of offers. */
interface PickerTab<Force, Subject> extends Pick<OfferGroupsProps<Force, Subject>, 'groups'> {
  id: string;
  label: string;
  /** How many of the category are in the force. */
  count?: number;
  /** What is said or offered above the groups. */
  intro?: ReactNode;
}

type PickerTabsProps<Force, Subject> = Omit<OfferGroupsProps<Force, Subject>, 'groups'> & {
  label: string;
  tabs: readonly PickerTab<Force, Subject>[];
};

/** The picker's categories as tabs; during a search, all of them in one column. */
export function PickerTabs<Force, Subject>({ label, tabs, ...rest }: PickerTabsProps<Force, Subject>) {
  const { system, designing } = useBuilder();
  const [last, setLast] = useState(() => lastTabs.get(system.id) ?? tabs[0]?.id);
  const query = useContext(SearchContext);
  const place = useRef<HTMLDivElement>(null);
  const value = tabs.find(({ id }) => id === last)?.id ?? tabs[0]?.id;
  useEffect(() => {
    // If the chosen tab has disappeared, its replacement stays chosen even if the tab comes back.
    setLast(value);
    // A tab without offers disappears, and the focused button with it.
    if (value !== undefined && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [value]);
  const shown = tabs.map(({ intro, groups, count = 0, ...tab }) => ({
    ...tab,
    aside: count > 0 && (
      <span>
        {count}
        <span className="sr-only"> {designing ? 'added' : 'in the force'}</span>
      </span>
    ),
    content: (
      <>
        {intro}
        <OfferGroups groups={groups} {...rest} />
      </>
    ),
  }));
  if (query.trim() !== '')
    return shown.map((tab) => (
      <Section key={tab.id} title={tab.label} level={3} className="mt-4 not-has-[[data-offer]]:hidden">
        {tab.content}
      </Section>
    ));
  return (
    <div ref={place}>
      <Tabs
        label={label}
        tabs={shown}
        listClassName="sticky in-[dialog]:top-[calc(var(--picker-top,0px)-1rem)] top-[calc(var(--picker-top,0px)+2.75rem)] z-10 -mx-1 bg-ground px-1"
        {...(value === undefined ? {} : { value })}
        onChange={(id) => {
          lastTabs.set(system.id, id);
          setLast(id);
          place.current?.closest('[data-scrolls]')?.scrollTo(0, 0);
        }}
      />
    </div>
  );
}

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
