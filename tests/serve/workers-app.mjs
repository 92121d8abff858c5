import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

// An app with two worker processes: `node workers-app.mjs MODULE PORT [STATUS]`. A worker answers with its process id,
// and exits on a request for /end; with a status it exits before it answers anything.

const [file, port, status] = process.argv.slice(2);
const { runWorkers } = await import(pathToFileURL(file).href);

if (cluster.isPrimary) runWorkers(2, Number(port), { delay: (failures) => failures });
else if (status) process.exit(Number(status));
else
  createServer((request, response) => {
    if (request.url === '/end') process.exit(7);
    response.setHeader('Connection', 'close').end(String(process.pid));
  }).listen(Number(port), '127.0.0.1');
