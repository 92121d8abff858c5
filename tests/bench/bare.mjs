import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/paths.mjs';

// The yardstick of pages: what Next makes of a page with one field.

const folder = path.join(root, 'dist/bare');

const sources = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': "export default { output: 'export', trailingSlash: true };",
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': `import { Field } from './field';
export default function Page() {
  return <main><h1>Bare</h1><Field /></main>;
}`,
  'app/field.jsx': `'use client';
import { useState } from 'react';
export function Field() {
  const [value, setValue] = useState(3);
  const onChange = ({ target }) => setValue(target.valueAsNumber);
  return <label>Figure <input type="number" value={value} onChange={onChange} /> {value * 2}</label>;
}`,
};

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the page with this project's Next and React, and serves it, compressed, for as long as `work` takes. */
export async function withBarePage(work) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const server = createServer(({ url }, response) => {
    const asked = new URL(url, 'http://bare').pathname.replace(/\/$/, '/index.html');
    try {
      const body = gzipSync(readFileSync(path.join(folder, 'out', path.normalize(asked))));
      const type = types[path.extname(asked)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
