import { createServer, request } from 'node:http';

/**
 * Hands requests to several servers in turn, and to the next one if the first does not answer.
 * @param {readonly number[]} ports of the servers on this machine
 * @returns {import('node:http').Server} not listening yet
 */
export function balancer(ports) {
  let turn = 0;
  return createServer((asked, answer) => {
    const first = turn++;
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
      asked.pipe(to);
    };
    forward(0);
  });
}
