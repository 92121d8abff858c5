import './installed.mjs';
import { buildWhenOlder } from './build.mjs';
import { next } from './next.mjs';

// `npm start`: builds when the build is missing or older than its sources, then serves on PORT or 3000.

await buildWhenOlder();

const port = process.env.PORT || '3000';
const server = next(['start', '-p', port], { quiet: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.child.kill(signal));
if (await server.answers(`http://localhost:${port}/`))
  console.log(`Muster is at http://localhost:${port}/ (Ctrl+C ends it).`);
process.exitCode = await server.ended;
