'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import { Section } from '@/components/ui/section';
import { type Tab, Tabs } from '@/components/ui/tabs';
import { useBuilder } from './context';
import { SearchContext } from './search-context';

/** The tab that each game's picker stood at last, while the page is open. */
const lastTabs = new Map<string, string>();

/** The kinds of what may be added, a tab each; while something is searched for, all of them below each other. */
export function PickerTabs({ label, tabs }: { label: string; tabs: readonly (Tab & { label: string })[] }) {
  const { system } = useBuilder();
  const [last, setLast] = useState(() => lastTabs.get(system.id) ?? tabs[0]?.id);
  const sought = useContext(SearchContext);
  const place = useRef<HTMLDivElement>(null);
  const value = tabs.find(({ id }) => id === last)?.id ?? tabs[0]?.id;
  useEffect(() => {
    // Where the tab has gone, the next one stays, even if the first comes back.
    setLast(value);
    // A tab that has nothing to offer any more goes, and the button in focus with it.
    if (value !== undefined && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [value]);
  if (sought.trim() !== '')
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
        {...(value === undefined ? {} : { value })}
        onChange={(id) => {
          lastTabs.set(system.id, id);
          setLast(id);
        }}
      />
    </div>
  );
}
