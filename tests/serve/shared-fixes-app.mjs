import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

// Two processes that share fixes: `node shared-fixes-app.mjs MODULE PORT`. All requests are from one address and wait,
// until one for /go is made from another.

const [file, port] = process.argv.slice(2);
const { shareFixes, sharedFixes } = await import(pathToFileURL(file).href);

if (cluster.isPrimary) {
  let go = () => {};
  const gone = new Promise((resolve) => {
    go = () => resolve(undefined);
  });
  shareFixes(async (body, address) => {
    if (address === 'other') go();
    await gone;
    return { status: 200, text: String(Buffer.from(body)) };
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  cluster.fork();
  cluster.fork();
} else {
  const ask = sharedFixes();
  createServer(async (request, response) => {
    if (request.url === '/') return response.setHeader('Connection', 'close').end(String(process.pid));
    const { status, text } = await ask(Buffer.from(request.url), request.url === '/go' ? 'other' : 'one');
    response.writeHead(status, { Connection: 'close' }).end(text);
  }).listen(Number(port), '127.0.0.1');
}
