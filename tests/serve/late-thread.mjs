// A thread whose searches do not end by themselves: "slow …" never, others after they sent what is known so far.

const isSlow = (/** @type {Uint8Array} */ body) => Buffer.from(body).toString().startsWith('slow');

/** @param {{ body: Uint8Array, port: import('node:worker_threads').MessagePort }} task */
export async function fix({ body, port }) {
  const text = Buffer.from(body).toString();
  if (text.startsWith('quick')) return { status: 200, text: `all for ${text}` };
  if (!isSlow(body)) port.postMessage({ status: 200, text: `some for ${text}` });
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (;;);
}
