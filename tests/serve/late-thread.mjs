// A thread whose searches do not end by themselves: "slow …" never, others after they sent what is known so far.

const isSlow = (/** @type {Uint8Array} */ body) => Buffer.from(body).toString().startsWith('slow');

/** @param {{ job: { body: Uint8Array, port: import('node:worker_threads').MessagePort }, meter: Float64Array }} task */
export default async function fix({ job: { body, port }, meter }) {
  // It has begun, and nothing tells what it uses.
  meter[0] = 1;
  const text = Buffer.from(body).toString();
  if (text.startsWith('quick')) return { status: 200, text: `all for ${text}` };
  if (!isSlow(body)) port.postMessage({ status: 200, text: `some for ${text}` });
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (;;);
}
