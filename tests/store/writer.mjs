// A process that changes an event until it is ended: `node writer.mjs BUNDLE LOG-BUNDLE OPTIONS ID NAME COUNT`. Prints "ready",
// then the content of each list once it was accepted.

import { randomBytes } from 'node:crypto';

const [storeBundle, logBundle, options, id, name, count] = process.argv.slice(2);
const { openStore } = await import(storeBundle);
const { commitmentOf, hashOf, lastOf, sealed } = await import(logBundle);

const store = await openStore(JSON.parse(options));
console.log('ready');

async function send(index) {
  const bytes = randomBytes(3000);
  const content = hashOf(bytes);
  const salt = hashOf(name);
  const list = {
    content,
    bytes: bytes.length,
    name,
    fingerprint: content,
    commitment: commitmentOf(salt, bytes),
    salt,
    verdict: 'legal',
    figures: '',
    problems: [],
  };
  const player = `player-${1 + (index % 3)}`;
  const decide = (state, now) => ({
    entries: [sealed(lastOf(state), name, now, { act: 'list', player, list })],
    contents: new Map([[content, bytes]]),
    answer: content,
  });
  console.log(await store.change(id, decide, { who: name, key: `${index}`, request: content }));
}

// Several at a time, as from several clients.
let next = 0;
const sendAll = async () => {
  while (next < Number(count)) await send(next++);
};
await Promise.all(Array.from({ length: 8 }, sendAll));
await store.close();
