import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '@/lib/serve/app';
import { fixBody } from '@/lib/serve/thread';
import { ownWork } from './servers';

// The examples of docs/http-api.md are what the server answers.

const blocks = [...readFileSync('docs/http-api.md', 'utf8').matchAll(/^```(\w+)\n(.*?)^```/gms)];
const [verdict = '', fixes = '', lines = '', problem = ''] = blocks.flatMap(([, language, text]) =>
  language === 'json' ? [text] : [],
);
const roster = /--data '(.*?)'/s.exec(blocks[0]?.[2] ?? '')?.[1] ?? '';

let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  const fix = (body: Uint8Array) => fixBody(body, { seconds: 20, most: 5 });
  app = await createApp({ work: { ...ownWork, fix }, pages: async () => {} });
});
afterAll(() => app.close());

const post = (url: string, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('docs/http-api.md shows the answer to', () => {
  test('its check', async () => {
    expect((await post('/api/check', roster)).json()).toEqual(JSON.parse(verdict));
  });

  test('its search for fixes, shortened', async () => {
    const answer = (await post('/api/fix', roster)).json();
    const { searched, ...shown } = JSON.parse(fixes);
    expect({ ...answer, fixes: answer.fixes.slice(0, 1) }).toMatchObject(shown);
    expect(Object.keys(answer.searched)).toEqual(Object.keys(searched));
  });

  test('its lines, shortened', async () => {
    const line = JSON.stringify(JSON.parse(roster.replace('"limit": 2', '"limit": 12')));
    const answer = await post('/api/check', `${line}\n\nx\n`, 'application/x-ndjson');
    const answers = answer.body.trimEnd().split('\n');
    const shown = lines.trimEnd().split('\n');
    expect(answers).toHaveLength(shown.length);
    for (const [index, each] of answers.entries())
      expect(JSON.parse(each)).toMatchObject(JSON.parse(shown[index] ?? ''));
  });

  test('a stat that is missing', async () => {
    const mech = { id: 'e2', kind: 'mech', presence: 2, stats: { f: 4, a: 1, d: 2 }, upgrades: [] };
    const sent = JSON.parse(roster);
    sent.force.elements[1] = mech;
    const answer = (await post('/api/check', JSON.stringify(sent))).json();
    expect(answer).toEqual(JSON.parse(problem));
  });
});
