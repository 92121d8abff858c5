import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from './limits';
import { Refusal } from './refusal';

const RETRY = { 'Retry-After': '1' };

/**
 * Limits concurrent requests, in total and per client. (The plugin for rates counts requests in a time: a check costs
 * less than a millisecond or all that a client may have.)
 */
export class Gate {
  private inside = 0;
  private readonly from = new Map<string, number>();

  constructor(private readonly limits: Pick<Limits, 'concurrent' | 'perClient'>) {}

  /** Admits a request until its answer is sent or given up, so that memory stays bounded; throws a refusal. */
  admit({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>): void {
    const client = clientOf(ip);
    const own = this.from.get(client) ?? 0;
    if (own >= this.limits.perClient)
      throw new Refusal(
        429,
        `${own} requests from your address are in progress; wait for one to finish.`,
        RETRY,
      );
    if (this.inside >= this.limits.concurrent)
      throw new Refusal(503, 'The server is busy; try again shortly.', RETRY);
    this.inside++;
    this.from.set(client, own + 1);
    raw.once('close', () => {
      this.inside--;
      const rest = (this.from.get(client) ?? 1) - 1;
      if (rest > 0) this.from.set(client, rest);
      else this.from.delete(client);
    });
  }
}

/**
 * The client of an address: the /64 network of an IPv6 address, because a household has a whole network. Some proxies
 * write the port as well.
 */
export function clientOf(address: string): string {
  const ip = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (four !== undefined || !ip.includes(':')) return four ?? ip;
  const [before = '', after] = ip.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const zeros = Array<string>(Math.max(8 - head.length - tail.length, 0)).fill('0');
  return [...head, ...(after === undefined ? [] : zeros), ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
