import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '@/lib/serve/app';
import type { SpacesOptions } from '@/lib/serve/spaces/spaces';
import type { SpaceStore } from '@/lib/store/spaces';
import { ownWork } from './servers';

type How = Partial<SpacesOptions> & { log?: { write: (line: string) => void } };

/** Makes a server with spaces, whose rates are out of the way unless they are given. */
export const spaceServer = (store: SpaceStore, { log, ...how }: How = {}): Promise<FastifyInstance> =>
  createApp({
    work: ownWork,
    pages: async () => {},
    spaces: { store, rates: { address: 1e6, space: 1e6 }, ...how },
    ...(log ? { log } : {}),
  });

/** An id, and a token, that are always the same for a name. */
export const idOf = (name: string): string =>
  createHash('sha256').update(`id of ${name}`).digest('base64url').slice(0, 22);
export const tokenOf = (name: string): string =>
  createHash('sha256').update(`token of ${name}`).digest('base64url');

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the shapes of answers are what tests look at
  json: any;
}

/** One record of a batch. */
export const entry = (name: string, ifMatch: string | null, data: string | null) => ({
  id: idOf(name),
  ifMatch,
  data: data === null ? null : Buffer.from(data).toString('base64url'),
});

/** What `current` says of a record. */
export const current = (revision: string, data: string | null) => ({
  revision,
  data: data === null ? null : Buffer.from(data).toString('base64url'),
});

/** A device of a space. */
export class Device {
  constructor(
    readonly app: FastifyInstance,
    readonly space: string,
    readonly token: string | null = tokenOf(space),
    readonly address: string = '127.0.0.1',
  ) {}

  async send(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    headers: Record<string, string> = {},
    payload?: string | Buffer,
  ): Promise<Answered> {
    const answer = await this.app.inject({
      method,
      url: `/api/spaces/${idOf(this.space)}${path}`,
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...headers },
      remoteAddress: this.address,
      ...(payload !== undefined && { payload }),
    });
    const isJson = /json/.test(String(answer.headers['content-type']));
    return {
      status: answer.statusCode,
      headers: answer.headers,
      json: isJson ? answer.json() : null,
    };
  }

  make = () => this.send('POST', '');
  changes = (since?: string) => this.send('GET', since === undefined ? '' : `?since=${since}`);
  remove = () => this.send('DELETE', '');

  /** Writes a record in place of a revision; null for a new one. */
  put(name: string, replaces: string | null, data: string | Buffer, headers: Record<string, string> = {}) {
    const condition = replaces === null ? { 'if-none-match': '*' } : { 'if-match': `"${replaces}"` };
    return this.send(
      'PUT',
      `/records/${idOf(name)}`,
      { 'content-type': 'application/octet-stream', ...condition, ...headers },
      Buffer.from(data),
    );
  }

  batch(records: unknown) {
    const headers = { 'content-type': 'application/json' };
    return this.send('POST', '/batch', headers, JSON.stringify({ records }));
  }
}
