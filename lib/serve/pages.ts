import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './headers';

/** The pages and files of a build, compressed where the build has them so. */
export async function pages(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const policyOf = policies();
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file, { mtimeMs }) => {
      const url = `/${path.relative(root, file).split(path.sep).join('/')}`;
      if (/\.html(?:\.br|\.gz)?$/.test(url)) reply.header('Content-Security-Policy', policyOf(file, mtimeMs));
      // The names of these files change with their contents.
      const isHashed = url.startsWith('/_next/static/');
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (_, reply) => {
    // It is missing while the app is built again.
    const html = await readFile(path.join(root, '404.html'), 'utf8').catch(() => 'Not found');
    return reply
      .code(404)
      .header('Content-Security-Policy', pagePolicy(html))
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/**
 * Returns the policy of a page that is sent, from its file, which may be compressed, and the time of its last change. It
 * is worked out again after a change: a policy from before a build would forbid the scripts of the pages after it.
 */
function policies(): (file: string, changed: number) => string {
  const known = new Map<string, { changed: number; policy: string }>();
  return (file, changed) => {
    const before = known.get(file);
    if (before?.changed === changed) return before.policy;
    const policy = pagePolicy(readFileSync(file.replace(/\.(?:br|gz)$/, ''), 'utf8'));
    known.set(file, { changed, policy });
    return policy;
  };
}
