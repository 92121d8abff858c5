import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf, InProgress } from './client';
import type { Limits } from './limits';
import { Refusal } from './refusal';

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
