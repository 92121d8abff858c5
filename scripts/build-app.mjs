import './installed.mjs';
import { buildApp } from './build.mjs';

// `npm run build`: the app, then its service worker.

process.exitCode = await buildApp();
