import './installed.mjs';
import { buildWhenChanged } from './build.mjs';
import { startServer } from './serve.mjs';

// `npm start`: builds when there is no build of the sources yet, then serves on PORT or 3000.

await buildWhenChanged();

const port = process.env.PORT || '3000';
const app = startServer(['-p', port]);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => app.child.kill(signal));
if (await app.answers(`http://localhost:${port}/`))
  console.log(`Muster is at http://localhost:${port}/ (Ctrl+C ends it).`);
process.exitCode = await app.ended;
