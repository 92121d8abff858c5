'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { PageFrame } from '@/components/frame/page-frame';
import { siteAddress } from '@/components/shared/addresses';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { useFragment } from '@/components/shared/use-fragment';
import { lazyComponent } from '@/components/ui/lazy-part';
import { AlertText } from '@/components/ui/notes';
import { PageTitle } from '@/components/ui/page-title';
import { readKey } from '@/lib/sync/key';
import { exchangeNow, onShared, sharedNow } from './controller';

const BeginForm = lazyComponent(async () => (await import('./join-forms')).BeginForm);
const JoinForm = lazyComponent(async () => (await import('./join-forms')).JoinForm);
const SharedDevices = lazyComponent(async () => (await import('./shared-devices')).SharedDevices);

/** The devices that share this player's rosters, packs and collections, and how to add one. */
export function DevicesPage() {
  const shared = useSyncExternalStore(onShared, sharedNow, sharedNow);
  const [fragment, forgetGiven] = useFragment(isDevicesKey);
  const given = useMemo(() => (fragment === null ? null : readKey(fragment)), [fragment]);
  const server = useLoaded(hasSpaces);
  useEffect(() => void exchangeNow(), []);
  const { space } = shared;
  return (
    <PageFrame width="text">
      <PageTitle lead="Build on the laptop and play on the phone: your devices have the same rosters, packs and collections.">
        Devices
      </PageTitle>
      {given?.ok === false && <AlertText className="mb-6">{given.faults[0]?.message}</AlertText>}
      {space === undefined ? (
        <p role="status">{shared.problem || 'Loading your devices …'}</p>
      ) : space !== null ? (
        <SharedDevices
          {...shared}
          space={space}
          given={given?.ok ? given.value : null}
          onJoined={forgetGiven}
        />
      ) : given?.ok ? (
        <JoinForm key={String(given.value)} sharedKey={given.value} onJoined={forgetGiven} />
      ) : server === undefined ? (
        <p role="status">Asking the server …</p>
      ) : server?.spaces ? (
        <BeginForm />
      ) : (
        <NoServer isAnswered={server !== null} />
      )}
    </PageFrame>
  );
}

/** Shown where there is nothing to share with. */
const NoServer = ({ isAnswered }: { isAnswered: boolean }) => (
  <p role={isAnswered ? undefined : 'alert'} className="max-w-prose">
    {isAnswered
      ? 'Devices cannot share anything here, because this site has no Muster server. To copy everything to another device, use a backup: choose Back up in Rosters, and there More actions, then Restore a backup.'
      : 'The server did not answer. Check your connection and reload the page.'}
  </p>
);

interface Here {
  spaces: boolean;
}

/** Whether the server of the site has spaces; null without an answer. */
async function hasSpaces(): Promise<Here | null> {
  const response = await fetch(`${siteAddress()}/api/events/here.json`).catch(() => null);
  if (response === null) return null;
  const answer = response.ok ? await response.json().catch(() => null) : null;
  return { spaces: answer?.spaces === true };
}

const isDevicesKey = (hash: string): boolean => /^#s\d+\./.test(hash);
