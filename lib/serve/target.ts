import { Refusal } from './refusal';

/**
 * The path and query that a request asks for. Clients of a proxy name a whole address: the host in it is not looked at,
 * for there is but one app here. A path that begins with several slashes would name a host where a browser reads it.
 */
export function targetOf(url: string): string {
  const path = /^(?:https?:\/\/[^/?#\\]*)?([/?\\].*)?$/i.exec(url);
  if (path === null || url === '')
    throw new Refusal(400, 'The request asks for no address of this app; ask for a path, such as /.');
  const [, rest = ''] = path;
  return `/${rest.replace(/^[/\\]+/, '')}`;
}
