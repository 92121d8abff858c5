import { readSetting } from './setting';
import { EVENTS_SERVER } from './site';

/** The setting that holds the events that were opened in this browser. */
export const EVENTS_KEY = 'muster-events';

/** Whether this browser has opened an event, or the site was built with a server of events. */
export const knowsEvents = (): boolean => EVENTS_SERVER !== '' || readSetting(EVENTS_KEY) !== null;
