import type { FastifyInstance } from 'fastify';
import { hidden } from './described';
import { nothingHere, Problem } from './problem';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of any site may use the route: what it answers depends on the body alone. */
    isOpen?: boolean;
  }
}

/** Answers what is at none of the addresses: more specific than the pages. */
export function answerUnknown(app: FastifyInstance) {
  app.route({
    method: [...METHODS],
    url: '/*',
    schema: hidden,
    handler: async () => {
      throw nothingHere();
    },
  });
}

/** The headers of answers that pages of any site may read. */
export const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, Allow',
};

/**
 * Notes the routes below `/api`, and `/healthz`, that are added from now on, and their methods.
 * @param origins those that may use events, whose preflights are answered elsewhere
 * @returns what adds the answers to other methods, and to OPTIONS, which is also that to a preflight
 */
export function otherMethods(app: FastifyInstance, origins: readonly string[] = []): () => void {
  const routes = new Map<string, { methods: Set<string>; isOpen: boolean }>();
  app.addHook('onRoute', ({ url: given, method, config }) => {
    // A route at "/" of a prefix is there with and without the slash.
    const url = given.replace(/\/$/, '');
    if (!/^\/(?:api\/|healthz$)/.test(url) || url.includes('*')) return;
    const route = routes.get(url) ?? { methods: new Set(), isOpen: config?.isOpen === true };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.config?.isOpen) reply.headers(OPEN);
  });
  return () => {
    for (const [url, { methods, isOpen }] of [...routes])
      answerOthers(app, url, [...methods], {
        isOpen,
        isElsewhere: origins.length > 0 && url.startsWith('/api/events'),
      });
  };
}

/**
 * Adds what a route answers to methods that it does not have, and to OPTIONS, which is also the answer to a preflight.
 * @param isElsewhere whether OPTIONS is answered elsewhere
 */
export function answerOthers(
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
  { isOpen, isElsewhere = false }: { isOpen: boolean; isElsewhere?: boolean },
): void {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  const headers = { ...(isOpen && OPEN), Allow: allowed };
  app.route({
    url,
    schema: hidden,
    method: METHODS.filter((each) => !methods.includes(each)),
    handler: async () => {
      throw new Problem(405, null, `This address answers to ${allowed} only.`, { headers });
    },
  });
  if (isElsewhere) return;
  const preflight = {
    'Access-Control-Allow-Methods': allowed,
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '600',
  };
  app.options(url, { schema: hidden }, async (_, reply) =>
    reply
      .code(204)
      .headers({ ...headers, ...(isOpen && preflight) })
      .send(),
  );
}
