import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Hands requests to several servers in turn, and to the next one if the first does not answer.
 * @param {readonly number[]} ports of the servers on this machine
 * @returns {import('node:http').Server} not listening yet
 */
export function balancer(ports) {
  let turn = 0;
  return createServer(async (asked, answer) => {
    const first = turn++;
    // Whole, so that it can be sent to the next server too.
    const body = await buffer(asked).catch(() => null);
    if (!body) return answer.destroy();
    const forward = (/** @type {number} */ tries) => {
      const to = request({
        port: ports[(first + tries) % ports.length],
        host: '127.0.0.1',
        method: asked.method,
        path: asked.url,
        headers: { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' },
      });
      to.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      to.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'ECONNREFUSED' && tries + 1 < ports.length) return forward(tries + 1);
        if (answer.headersSent) answer.destroy();
        else answer.writeHead(502).end();
      });
      answer.on('close', () => to.destroy());
      to.end(body);
    };
    forward(0);
  });
}
