import { Refusal } from './refusal';

/**
 * The path and query of a request, with `.` and `..` resolved and without a fragment, so that a path has one spelling
 * for all that route by it. Clients of a proxy send a full URL: its host is ignored, since there is only one app.
 * Leading slashes are collapsed, because a browser would read `//name` as a host.
 */
export function targetOf(url: string): string {
  const path = /^(?:https?:\/\/[^/?#\\]*)?([/?\\].*)?$/i.exec(url);
  if (path === null || url === '')
    throw new Refusal(400, 'The request has no path of this app; request a path such as /.');
  const [, rest = ''] = path;
  const { pathname, search } = new URL(oneSlash(rest), 'http://localhost');
  return oneSlash(pathname) + search;
}

const oneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;
