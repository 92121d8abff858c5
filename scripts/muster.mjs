import './installed.mjs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledOrExit, commandLine } from './bundle.mjs';
import { root } from './paths.mjs';

// Runs the command line in a checkout.

// @ts-expect-error: since Node 22.
nodeModule.enableCompileCache?.(path.join(root, 'dist/compile-cache'));
const { main, ...threads } = commandLine;
await import(pathToFileURL(await bundledOrExit('cli', main, threads)).href);
