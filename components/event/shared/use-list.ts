import { useCallback } from 'react';
import { useLoaded } from '@/components/shell/use-loaded';
import { examine } from '@/lib/check/answer';
import { type CheckResult, checkResultOf } from '@/lib/check/check-result';
import { readRosterText } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack';
import type { EventClient } from '../client/event-client';

/** A list of the event as it was sent, checked here. */
export interface OpenedList {
  /** The text of the roster file. */
  text: string;
  row: CheckResult;
}

/**
 * Loads a list that may be read and checks it in the browser: undefined until that is done, null if it failed.
 * @param content the hash of the list, with which it is loaded again; "" for none
 */
export function useList(
  client: EventClient,
  player: string,
  content: string,
  pack: Pack | null,
): OpenedList | null | undefined {
  const load = useCallback(() => openList(client, player, content, pack), [client, player, content, pack]);
  return useLoaded(content === '' ? undefined : load);
}

async function openList(
  client: EventClient,
  player: string,
  content: string,
  pack: Pack | null,
): Promise<OpenedList> {
  const text = await client.list(player);
  return { text, row: checkResultOf(examine(await readRosterText(text), pack), content) };
}
