import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { afterFrame } from '@/components/shared/loading/later';
import { EmptyState } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { begunRounds, openGames } from '@/lib/events/rounds';
import type { EventView } from '@/lib/events/view';
import { counted } from '@/lib/roster/text/words';
import type { EventClient } from '../client/event-client';
import { useEventView } from '../client/hooks';
import type { ViewStore } from '../client/view-store';
import { StandingsList } from '../public/standings-list';
import { EventHead, Notices } from '../shared/event-head';
import { LinksTab } from './links-tab';
import { ListsTab } from './lists-tab';
import { NextStep } from './next-step';
import { PlayersTab } from './players/players-tab';
import { RoundsTab } from './rounds/rounds-tab';
import { SettingsTab, useSettingsEdit } from './settings-tab';
import { gameId, type SoughtGame } from './step-words';

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
  const edit = useSettingsEdit(client, view);
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

/** The standings after the rounds that were begun, and whether results are missing. */
export function StandingsTab({ view }: { view: EventView }) {
  const begun = begunRounds(view);
  if (begun.length === 0)
    return (
      <EmptyState title="No standings yet">
        <p>They appear with the first round.</p>
      </EmptyState>
    );
  const missing = begun.reduce((sum, round) => sum + openGames(round), 0);
  return (
    <div className="max-w-4xl">
      {missing > 0 && (
        <p className="mb-3 text-warning">
          {counted(missing, 'result')} missing: the standings are not final for{' '}
          {counted(begun.length, 'round')}.
        </p>
      )}
      <StandingsList view={view} />
    </div>
  );
}
