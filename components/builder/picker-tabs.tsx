'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import { Section } from '@/components/ui/section';
import { type Tab, Tabs } from '@/components/ui/tabs';
import { useBuilder } from './context';
import { SearchContext } from './search-context';

/** The last tab chosen in each game's picker, while the page is open. */
const lastTabs = new Map<string, string>();

/** The picker's categories as tabs; during a search, all of them in one column. */
export function PickerTabs({ label, tabs }: { label: string; tabs: readonly (Tab & { label: string })[] }) {
  const { system } = useBuilder();
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
  if (query.trim() !== '')
    return tabs.map((tab) => (
      <Section key={tab.id} title={tab.label} level={3} className="mt-4 not-has-[[data-offer]]:hidden">
        {tab.content}
      </Section>
    ));
  return (
    <div ref={place}>
      <Tabs
        label={label}
        tabs={tabs}
        listClassName="sticky in-[dialog]:top-[calc(var(--picker-top,0px)-1rem)] top-[calc(var(--picker-top,0px)+2.75rem)] z-10 -mx-1 bg-ground px-1"
        {...(value === undefined ? {} : { value })}
        onChange={(id) => {
          lastTabs.set(system.id, id);
          setLast(id);
        }}
      />
    </div>
  );
}
