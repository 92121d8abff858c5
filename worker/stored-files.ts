/** The message by which a page asks the service worker for what printing and scanning need. */
export const STORE_LATER = 'store-later';

/** What a file must be: an address, and the first digits of the SHA-256 of its contents. */
export interface AppFile {
  url: string;
  hash: string;
}

/** The parameter in which Serwist keeps the hash of a file whose name does not change with its contents. */
const REVISION = '__WB_REVISION__';

/** Returns the start of the SHA-256 of bytes, as long as the hashes of `AppFile`s. */
export async function hashOf(bytes: BufferSource, digits: number): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}

/**
 * Tells right responses from wrong ones: a host in trouble, or the sign-in page of a network, may answer any request
 * with 200 and a page.
 */
export function fileChecker(files: readonly AppFile[]) {
  const hashes = new Map(files.map(({ url, hash }) => [url, hash]));

  /** Whether this is the file of that address; of one that is unknown, whether it can be. */
  const isRight = async (url: URL, response: Response): Promise<boolean> => {
    if (response.status !== 200) return false;
    const hash = url.searchParams.get(REVISION) ?? hashes.get(url.pathname);
    if (hash === undefined) return !response.headers.get('Content-Type')?.startsWith('text/html');
    return (await hashOf(await response.clone().arrayBuffer(), hash.length)) === hash;
  };

  /** A plugin for Serwist's strategies that stores right responses only. */
  const plugin = {
    // The HTTP cache may have stored a wrong answer as well.
    async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
      if (await isRight(new URL(request.url), response)) return response;
      return fetch(new Request(request, { cache: 'reload' }));
    },
    async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
      return (await isRight(new URL(request.url), response)) ? response : null;
    },
  };

  /** Deletes files that are stored wrong, by this version or an older one; returns whether there were any. */
  const deleteWrong = async (cache: Cache): Promise<boolean> => {
    let found = false;
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response || (await isRight(new URL(request.url), response))) continue;
      await cache.delete(request);
      found = true;
    }
    return found;
  };

  return { plugin, deleteWrong };
}
