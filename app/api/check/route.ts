import { checkBody } from '@/lib/check/body';
import { TOO_LARGE } from '@/lib/check/json';
import { FILE_BYTES } from '@/lib/roster/roster';

/** Checks a roster, or a roster and a pack (roster-format, "The checker"). */
export async function POST(request: Request): Promise<Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    return refuse(415, `The content type is ${type ?? 'not given'}; it must be application/json.`);
  if (Number(request.headers.get('content-length') ?? 0) > FILE_BYTES) return refuse(413, TOO_LARGE);
  const bytes = await readBody(request);
  if (bytes === null) return refuse(413, TOO_LARGE);
  const answer = await checkBody(bytes);
  return json('unreadable' in answer ? 400 : 200, answer);
}

const otherMethod = () => refuse(405, 'This address answers to POST only.', { Allow: 'POST' });

export { otherMethod as GET, otherMethod as PUT, otherMethod as PATCH, otherMethod as DELETE };

/** The whole body; null as soon as it is over 1 MiB, and the rest is not read. */
async function readBody(request: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    size += value.length;
    if (size > FILE_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  json(status, { legal: false, unreadable: [{ path: '', message }] }, headers);

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
