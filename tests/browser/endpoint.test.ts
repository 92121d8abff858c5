import { describe, expect, test } from 'vitest';
import maul from '@/data/horizon-wars/samples/maul-team.json';

const url = `${process.env.MUSTER_URL}/api/check`;
const post = (body: string, type: string) =>
  fetch(url, { method: 'POST', body, headers: { 'Content-Type': type } });

describe('the served app', () => {
  test('checks a roster, and sends the security headers of every page', async () => {
    const answer = await post(JSON.stringify(maul), 'application/json');
    expect(await answer.json()).toMatchObject({ name: maul.name, legal: true });
    const page = await fetch(`${process.env.MUSTER_URL}/`);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    for (const header of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy']) {
      expect(answer.headers.get(header)).toBeTruthy();
      expect(answer.headers.get(header)).toBe(page.headers.get(header));
    }
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('checks one roster per line', async () => {
    const answer = await post(`${JSON.stringify(maul)}\n{\n`, 'application/x-ndjson');
    const lines = (await answer.text()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).legal)).toEqual([true, false, undefined]);
    expect(lines.at(-1)).toBe('{"checked":2}');
  });

  test('rejects anything that is not a roster, and other methods, with a sentence', async () => {
    expect((await post('x', 'text/plain')).status).toBe(415);
    expect((await fetch(url)).status).toBe(405);
  });
});
