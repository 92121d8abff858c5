import { EVENTS_SERVER, siteAddress } from './addresses';
import { whenIdle } from './loading/when-idle';
import { readSetting, saveSetting } from './setting';

/** The setting that holds the events that were opened in this browser; without any, the site has a server for them. */
export const EVENTS_KEY = 'muster-events';

/** Whether this browser has opened an event, or the site is known to have a server of events. */
export const knowsEvents = (): boolean => EVENTS_SERVER !== '' || readSetting(EVENTS_KEY) !== null;

let isAsked = false;

/** Asks once whether the site has a server of events, and remembers it; returns a function that cancels it. */
export function findEvents(): () => void {
  if (isAsked || knowsEvents()) return () => {};
  return whenIdle(async () => {
    isAsked = true;
    if (!navigator.onLine) return;
    const response = await fetch(`${siteAddress()}/api/events/here.json`).catch(() => null);
    if (!response?.ok || !(await response.json()).events) return;
    saveSetting(EVENTS_KEY, '[]');
  });
}
