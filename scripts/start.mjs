import './installed.mjs';
import { buildWhenChanged, server } from './build.mjs';

// `npm start`: builds when there is no build of the sources yet, then serves on PORT or 3000.

await buildWhenChanged();
await import(server);
