'use client';

import { useContext, useState } from 'react';
import { Section } from '@/components/ui/section';
import { type Tab, Tabs } from '@/components/ui/tabs';
import { useBuilder } from './context';
import { SoughtContext } from './sought';

/** The tab that each game's picker stood at last, while the page is open. */
const lastTabs = new Map<string, string>();

/** The kinds of what may be added, a tab each; while something is searched for, all of them below each other. */
export function PickerTabs({ label, tabs }: { label: string; tabs: readonly (Tab & { label: string })[] }) {
  const { system } = useBuilder();
  const [last, setLast] = useState(() => lastTabs.get(system.id));
  const sought = useContext(SoughtContext);
  if (sought.trim() !== '')
    return tabs.map((tab) => (
      <Section key={tab.id} title={tab.label} level={3} className="mt-4 not-has-[[data-offer]]:hidden">
        {tab.content}
      </Section>
    ));
  const value = tabs.some(({ id }) => id === last) ? last : tabs[0]?.id;
  return (
    <Tabs
      label={label}
      tabs={tabs}
      {...(value === undefined ? {} : { value })}
      onChange={(id) => {
        lastTabs.set(system.id, id);
        setLast(id);
      }}
    />
  );
}
