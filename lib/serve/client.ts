import ipaddr from 'ipaddr.js';

/**
 * The client of an address: the /64 network of an IPv6 address, because a household has a whole network. Some proxies
 * write the port as well.
 */
export function clientOf(address: string): string {
  const ip = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  if (!ipaddr.isValid(ip)) return ip;
  const parsed = ipaddr.process(ip);
  return 'parts' in parsed
    ? parsed.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
    : parsed.toString();
}

/** Counts what each client has in progress. */
export class InProgress {
  private readonly counts = new Map<string, number>();

  of(client: string): number {
    return this.counts.get(client) ?? 0;
  }

  begin(client: string): void {
    this.counts.set(client, this.of(client) + 1);
  }

  end(client: string): void {
    const rest = this.of(client) - 1;
    if (rest > 0) this.counts.set(client, rest);
    else this.counts.delete(client);
  }
}
