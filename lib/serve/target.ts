import type { RequestListener } from 'node:http';
import { linkOf } from '@/lib/check/encoded-link';

const NO_PATH = 'The request has no path of this app; request a path such as /.';

/**
 * Gives each path one spelling before it is routed, and answers requests without one. Fastify routes `/api/./fix` and
 * a full URL, as proxies send it, as they stand.
 */
export const normalised =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url = '' } = request;
    if (method === 'OPTIONS' && url === '*') {
      response.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
      return;
    }
    const target = targetOf(url);
    if (target === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(NO_PATH);
      return;
    }
    const link = linkOf(target);
    if (link !== null) {
      response.writeHead(302, { Location: link }).end();
      return;
    }
    request.url = target;
    listener(request, response);
  };

/**
 * The path and query of a request, with `.` and `..` resolved and without a fragment; null if it has none. The host of
 * a full URL is ignored, since there is only one app. Leading slashes are collapsed, because a browser would read
 * `//name` as a host.
 */
export function targetOf(url: string): string | null {
  const path = /^(?:https?:\/\/[^/?#\\]*)?([/?\\].*)?$/i.exec(url);
  if (path === null || url === '') return null;
  const [, rest = ''] = path;
  const { pathname, search } = new URL(oneSlash(rest), 'http://localhost');
  return oneSlash(pathname) + search;
}

const oneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;
