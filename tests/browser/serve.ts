import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@/scripts/serve.mjs';

/** Serves the build for the browser tests, and stops the server afterwards; events are kept in a temporary folder. */
export default async function setup() {
  const data = mkdtempSync(path.join(tmpdir(), 'muster-data-'));
  const { address, stop } = await serve({ MUSTER_DATA: data });
  process.env.MUSTER_URL = address;
  return async () => {
    await stop();
    rmSync(data, { recursive: true, force: true });
  };
}
