import { EVENTS_SERVER, siteAddress } from '@/components/shell/site';

/** The servers that this page may use: those named when it was built, and the one it came from. */
const servers = (): string[] => [
  ...new Set([
    ...EVENTS_SERVER.split(/\s+/)
      .filter(Boolean)
      .map((server) => server.replace(/\/+$/, '')),
    siteAddress(),
  ]),
];

/** The server on which events are made: its address without a slash at the end. */
export const mainServer = (): string => servers()[0] ?? siteAddress();

/**
 * Returns the server that an address of an event names.
 * @param given the query's `s`; null for the main server
 * @returns null for a server that this page may not use
 */
export function serverOf(given: string | null): string | null {
  if (given === null) return mainServer();
  return servers().find((server) => server === given.replace(/\/+$/, '')) ?? null;
}
