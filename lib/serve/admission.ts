import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Refusal, tooMuch, within } from './body';
import type { Limits } from './limits';

/** Admits requests with bodies of some content types, each within its limits; others are refused before they are read. */
export class Admission {
  private readonly gates: ReadonlyMap<string, Gate>;

  constructor(private readonly takes: Readonly<Record<string, Limits>>) {
    this.gates = new Map(Object.entries(takes).map(([type, limits]) => [type, new Gate(limits)]));
  }

  /** Maximum size of a body of any of the types, in bytes. */
  get bytes(): number {
    return Math.max(...Object.values(this.takes).map(({ bytes }) => bytes));
  }

  /** Admits a request until its answer is sent; throws a refusal. */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    const coding = request.headers['content-encoding']?.trim().toLowerCase() || 'identity';
    if (coding !== 'identity')
      throw new Refusal(415, `The content encoding is ${coding}; send the body as it is, not compressed.`, {
        'Accept-Encoding': 'identity',
      });
    const type = typeOf(request);
    const gate = this.gates.get(type);
    if (gate === undefined) {
      const types = Object.keys(this.takes);
      throw new Refusal(415, `The content type is ${type}; it must be ${types.join(' or ')}.`, {
        'Accept-Post': types.join(', '),
      });
    }
    const limits = this.takes[type] as Limits;
    if (Number(request.headers['content-length'] ?? 0) > limits.bytes)
      throw new Refusal(413, tooMuch(limits));
    gate.admit(request, reply);
  }

  /** The body of a request that was admitted, within its limits of size and time. */
  within = (request: FastifyRequest, body: Readable): Readable =>
    within(body, this.takes[typeOf(request)] as Limits);
}

const typeOf = ({ headers }: FastifyRequest): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() || 'not given';

const RETRY = { 'Retry-After': '1' };

/**
 * Limits concurrent requests, in total and per client. (The plugin for rates counts requests in a time: a check costs
 * less than a millisecond or all that a client may have.)
 */
export class Gate {
  private inside = 0;
  private readonly clients = new InProgress();

  constructor(private readonly limits: Pick<Limits, 'concurrent' | 'perClient'>) {}

  /** Admits a request until its answer is sent or given up, so that memory stays bounded; throws a refusal. */
  admit({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>): void {
    const client = clientOf(ip);
    const own = this.clients.of(client);
    if (own >= this.limits.perClient)
      throw new Refusal(
        429,
        `${own} requests from your address are in progress; wait for one to finish.`,
        RETRY,
      );
    if (this.inside >= this.limits.concurrent)
      throw new Refusal(503, 'The server is busy; try again shortly.', RETRY);
    this.inside++;
    this.clients.begin(client);
    raw.once('close', () => {
      this.inside--;
      this.clients.end(client);
    });
  }
}

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
