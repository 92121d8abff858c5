import * as z from 'zod/mini';
import { siteAddress } from '@/components/shared/addresses';
import { LAST_TIME } from '@/lib/roster/limits';
import { listOf } from '@/lib/roster/schemas';
import { fromBase64Url, toBase64Url } from '@/lib/roster/text/base64url';
import type { SpaceKeys } from '@/lib/sync/key';
import { SyncProblem, type Transport, type WriteResult } from '@/lib/sync/transport';

/** Milliseconds after which a request counts as lost. */
const TIMEOUT = 30_000;

const NO_ANSWER = 'The server did not answer. Check your connection and try again.';
const NOT_READ = 'The server gave an answer that this version of Muster cannot read.';

/** Most records of a page or a batch. */
const MAX_RECORDS = 100;

const revisionSchema = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((text: string) => Number(text)),
);
const dataSchema = z.pipe(
  z.nullable(z.string().check(z.maxLength(8 * 1024 * 1024))),
  z.transform((text: string | null) => (text === null ? null : fromBase64Url(text))),
);
const recordShape = { revision: revisionSchema, data: dataSchema };

const changesSchema = z.object({
  records: listOf(z.object({ id: z.string(), ...recordShape }), MAX_RECORDS),
  cursor: z.string().check(z.regex(/^\d{1,15}$/)),
  more: z.boolean(),
  expires: z.number().check(z.minimum(0), z.maximum(LAST_TIME)),
});

const resultsSchema = z.object({
  results: listOf(
    z.object({
      status: z.number(),
      revision: z.optional(revisionSchema),
      current: z.optional(z.nullable(z.object(recordShape))),
      detail: z.optional(z.string()),
    }),
    MAX_RECORDS,
  ),
});

const problemSchema = z.object({ detail: z.string() });

/** The space with these keys on the server of the site. */
export function transportOf({ id, token }: SpaceKeys): Transport {
  const ask = (path: string, init?: RequestInit) =>
    request(`${siteAddress()}/api/spaces/${id}${path}`, token, init);
  return {
    make: async () => void (await ask('', { method: 'POST' })),
    changes: async (since) => read(changesSchema, await ask(`?since=${since}`)),
    write: async (records) => {
      const body = records.map(({ id, replaces, data }) => ({
        id,
        ifMatch: replaces === 0 ? null : `${replaces}`,
        data: toBase64Url(data),
      }));
      const answer = await ask('/batch', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ records: body }),
      });
      return (await read(resultsSchema, answer)).results.map(resultOf);
    },
    remove: async () => void (await ask('', { method: 'DELETE' })),
  };
}

async function request(address: string, token: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { ...init.headers, Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new SyncProblem(NO_ANSWER, 'offline');
  });
  if (response.ok) return response;
  // A server that is being started, or has too much to do.
  const isPassing = [429, 502, 503, 504].includes(response.status);
  const problem = problemSchema.safeParse(await response.json().catch(() => null));
  throw new SyncProblem(
    problem.data?.detail ?? NO_ANSWER,
    response.status === 404 ? 'gone' : isPassing ? 'offline' : 'refused',
  );
}

async function read<Value>(schema: z.ZodMiniType<Value>, response: Response): Promise<Value> {
  // An answer can also be cut off.
  const json: unknown = await response.json().catch(() => {
    throw new SyncProblem(NO_ANSWER, 'offline');
  });
  const answer = schema.safeParse(json);
  if (!answer.success) throw new SyncProblem(NOT_READ);
  return answer.data;
}

function resultOf({
  status,
  revision,
  current,
  detail,
}: z.output<typeof resultsSchema>['results'][0]): WriteResult {
  if (status === 412) return { kind: 'outdated', ...(current !== undefined && { current }) };
  if (revision !== undefined) return { kind: 'written', revision };
  return { kind: 'refused', why: detail ?? NOT_READ };
}

/** Milliseconds until a page listens again after the server ended that, or asks where it cannot listen. */
const RECONNECT = 5000;

/** Calls back whenever something may have changed in a space, while the page is seen; until the signal ends it. */
export async function listenWhileSeen(
  keys: SpaceKeys,
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if (document.visibilityState === 'visible') {
      const seen = new AbortController();
      const end = () => seen.abort();
      const onHidden = () => document.visibilityState !== 'visible' && end();
      document.addEventListener('visibilitychange', onHidden, { signal: seen.signal });
      signal.addEventListener('abort', end, { signal: seen.signal });
      await listen(keys, onChange, seen.signal).catch(() => undefined);
      end();
    }
    await new Promise((resolve) => setTimeout(resolve, RECONNECT));
    if (!signal.aborted && document.visibilityState === 'visible') onChange();
  }
}

/** Calls back with each change of a space; resolves when the connection ends. An EventSource would send no token. */
async function listen({ id, token }: SpaceKeys, onChange: () => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${siteAddress()}/api/spaces/${id}/live`, {
    cache: 'no-store',
    signal,
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.ok || response.body === null) throw new Error(`The server answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // Signs of life are comments; only the fact that something changed is used.
    text += value;
    if (text.includes('data:')) onChange();
    // What arrives in pieces may be cut anywhere.
    text = text.slice(text.lastIndexOf('\n') + 1).replace('data:', '');
  }
}
