import './installed.mjs';
import { pathToFileURL } from 'node:url';
import { buildWhenChanged, server } from './build.mjs';

// `npm start`: builds when there is no build of the sources yet, then serves on PORT or 3000.

await buildWhenChanged();
await import(pathToFileURL(server).href);
