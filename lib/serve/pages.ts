import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtPages, pagePolicies } from './headers';

/** The pages and files of a build, compressed where the build has them so. */
export async function pages(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const policies = pagePolicies(builtPages(root));
  const notFound = readFileSync(path.join(root, '404.html'));
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      const url = `/${path.relative(root, file).split(path.sep).join('/')}`;
      const policy = policies.get(url.replace(/\.(?:br|gz)$/, ''));
      if (policy) reply.header('Content-Security-Policy', policy);
      // The names of these files change with their contents.
      const isHashed = url.startsWith('/_next/static/');
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((_, reply) => {
    const policy = policies.get('/404.html');
    if (policy) reply.header('Content-Security-Policy', policy);
    return reply.code(404).type('text/html; charset=utf-8').send(notFound);
  });
}
