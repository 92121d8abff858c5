import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Who asks, for the limits of one address.
 * @param proxies how many proxies of ours stand before the server: each has added an entry to X-Forwarded-For; what is
 *   before these entries anybody can write
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const { remoteAddress = '' } = request.socket;
  if (proxies === 0) return network(remoteAddress);
  const hops = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return network(withoutPort(hops.at(-proxies)?.trim() || remoteAddress));
}

const withoutPort = (hop: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

/** A household has a network of IPv6 addresses, so that is what counts as one; IPv4 addresses count as they are. */
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
