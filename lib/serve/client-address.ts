import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address of the client, for the limits per address.
 * @param proxies number of our own proxies in front of the server: each has added an entry to X-Forwarded-For; entries
 *   before those can be forged
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const { remoteAddress = '' } = request.socket;
  if (proxies === 0) return network(remoteAddress);
  const hops = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return network(withoutPort(hops.at(-proxies)?.trim() || remoteAddress));
}

const withoutPort = (hop: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/** The /64 network of an IPv6 address, because a household has a whole network; an IPv4 address as it is. */
function network(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (four !== undefined || !isIPv6(address)) return four ?? address;
  const [before = '', after] = (address.split('%')[0] as string).toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const zeros = Array<string>(Math.max(8 - head.length - tail.length, 0)).fill('0');
  const all = after === undefined ? head : [...head, ...zeros, ...tail];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
