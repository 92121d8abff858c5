import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { afterFrame } from '@/components/shell/after-frame';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import type { EventClient } from '../client/event-client';
import { useEventView } from '../client/hooks';
import type { ViewStore } from '../client/view-store';
import { EventHead } from '../shared/event-head';
import { Notices } from '../shared/notices';
import { LinksTab } from './links/links-tab';
import { ListsTab } from './lists/lists-tab';
import { NextStep } from './next-step';
import { PlayersTab } from './players/players-tab';
import { RoundsTab } from './rounds/rounds-tab';
import { SettingsTab } from './settings-tab';
import { StandingsTab } from './standings-tab';
import { gameId, type SoughtGame } from './step-words';
import { useSettingsEdit } from './use-settings-edit';

interface OrganiserPageProps {
  client: EventClient;
  store: ViewStore;
}

const TAB = 't';
const tabs = ['players', 'rounds', 'standings', 'lists', 'settings', 'links'];

/** The organiser's page of an event. */
export function OrganiserPage({ client, store }: OrganiserPageProps) {
  const view = useEventView(store);
  const [tab, setTab] = useTab();
  const edit = useSettingsEdit(view);
  const parts = { client, view };
  const [sought, seek] = useState<SoughtGame | null>(null);
  const toRounds = (game: SoughtGame | null) => {
    seek(game && { ...game });
    setTab('rounds');
    const place = game ? `#${gameId(game)} input` : '[data-first-score], [data-round-task]';
    afterFrame(() => document.querySelector<HTMLElement>(place)?.focus());
  };
  return (
    <>
      <EventHead view={view} />
      <NextStep {...parts} onRounds={toRounds} />
      <Tabs
        label="Parts of the event"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'players', label: 'Players', content: <PlayersTab {...parts} /> },
          { id: 'rounds', label: 'Rounds', content: <RoundsTab {...parts} sought={sought} /> },
          { id: 'standings', label: 'Standings', content: <StandingsTab view={view} /> },
          { id: 'lists', label: 'Lists', content: <ListsTab {...parts} /> },
          {
            id: 'settings',
            label: 'Settings',
            aside: edit.isTouched && <span className="text-muted normal-case">not saved</span>,
            content: <SettingsTab {...parts} edit={edit} />,
          },
          { id: 'links', label: 'Links and file', content: <LinksTab {...parts} /> },
        ]}
      />
      {view.notices.length > 0 && (
        <Section title="Notices that everyone can read" className="mt-10">
          <Notices view={view} />
        </Section>
      )}
    </>
  );
}

/** The chosen tab, kept in the address, so that reloading the page brings it back. */
function useTab(): [string, (tab: string) => void] {
  const params = useSearchParams();
  const given = params.get(TAB);
  const [tab, setTab] = useState(() => tabs.find((each) => each === given) ?? 'players');
  const choose = (next: string) => {
    setTab(next);
    const search = new URLSearchParams(window.location.search);
    search.set(TAB, next);
    window.history.replaceState(null, '', `${window.location.pathname}?${search}`);
  };
  return [tab, choose];
}
