import { vi } from 'vitest';
import { fromBase64Url, toBase64Url } from '@/lib/roster/text/base64url';
import { MemoryServer } from '../sync/memory';

const textOf = (data: Uint8Array | null | undefined) => (data ? toBase64Url(data) : null);
const problem = (status: number, detail: string) => Response.json({ detail }, { status });

/** Spaces in memory, and a `fetch` that answers for them as the server does. */
export class SpaceServer {
  readonly spaces = new Map<string, MemoryServer>();
  /** Whether its answers arrive. */
  isHeard = true;
  /** Why records are refused; "" if they are taken. */
  full = '';

  constructor() {
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => this.#answer(new URL(address), init));
  }

  async #answer({ pathname, searchParams }: URL, { method = 'GET', body }: RequestInit): Promise<Response> {
    if (!this.isHeard) throw new TypeError('no connection');
    if (pathname === '/api/events/here.json') return Response.json({ spaces: true });
    const [, id = '', path = ''] = /^\/api\/spaces\/([\w-]+)(\/\w+)?$/.exec(pathname) ?? [];
    if (method === 'POST' && path === '') {
      if (!this.spaces.has(id)) this.spaces.set(id, new MemoryServer());
      return Response.json({ cursor: '0', expires: 1 }, { status: 201 });
    }
    const space = this.spaces.get(id);
    if (!space)
      return problem(404, 'There is no space with this id and this token. It may have been deleted.');
    if (path === '/live') return problem(503, 'Too many listen.');
    if (method === 'DELETE') return Response.json({ deleted: this.spaces.delete(id) });
    const server = space.connect();
    if (path === '/batch') return Response.json({ results: await this.#write(server, String(body)) });
    const { records, ...page } = await server.changes(searchParams.get('since') ?? '0');
    const all = records.map(({ id, revision, data }) => ({
      id,
      revision: `${revision}`,
      data: textOf(data),
    }));
    return Response.json({ ...page, records: all, expires: Date.UTC(2027, 0, 15) });
  }

  async #write(server: ReturnType<MemoryServer['connect']>, body: string) {
    const { records } = JSON.parse(body) as {
      records: { id: string; ifMatch: string | null; data: string }[];
    };
    if (this.full !== '') return records.map(({ id }) => ({ id, status: 413, detail: this.full }));
    const results = await server.write(
      records.map(({ id, ifMatch, data }) => ({
        id,
        replaces: Number(ifMatch ?? 0),
        data: fromBase64Url(data) as Uint8Array,
      })),
    );
    return results.map((result, at) => {
      const { id } = records[at] as { id: string };
      if (result.kind === 'written') return { id, status: 200, revision: `${result.revision}` };
      if (result.kind === 'refused') return { id, status: 413, detail: result.why };
      const { current } = result;
      return {
        id,
        status: 412,
        current: current ? { revision: `${current.revision}`, data: textOf(current.data) } : current,
      };
    });
  }
}
