import { serve } from '@/scripts/serve.mjs';

/** Serves the build for the browser tests, and stops the server afterwards. */
export default async function setup() {
  const { address, stop } = await serve();
  process.env.MUSTER_URL = address;
  return stop;
}
