import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { CheckSession } from '@/components/check/check-session';
import type { ResultSummary } from '@/components/check/result-summary';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { checkBody } from '@/lib/check/body';
import { linkedText } from '@/lib/check/link';
import { answersOf, muster } from '../cli/run';
import { contentsOf } from '../fixtures/contents';

const FOLDER = '../shared/cases/reports';
const there = existsSync(FOLDER);
if (!there) console.log(`Skipped: there is no folder ${FOLDER}.`);

const files = there ? readdirSync(FOLDER).filter((name) => /\.(?:txt|html|eml|json)$/.test(name)) : [];
const bytesOf = (name: string) => new Uint8Array(readFileSync(`${FOLDER}/${name}`));
const fingerprintOf = async (bytes: Uint8Array) => {
  const answer = await checkBody(bytes);
  return 'fingerprint' in answer ? answer.fingerprint : answer;
};
const sample = await fingerprintOf(strToU8(JSON.stringify(combined)));

describe.runIf(there)('a list that something on its way changed', () => {
  test.each(files)('%s is one roster for the command line and the library', async (name) => {
    const inputs = await contentsOf(name, bytesOf(name));
    expect(inputs).toMatchObject([{ bytes: { ok: true } }]);
    for (const { bytes } of inputs) expect(bytes.ok && (await fingerprintOf(bytes.value))).toBe(sample);
  });

  test.each(files)('%s is one roster on the check page', async (name) => {
    const lines: ResultSummary[] = [];
    const file = { path: name, file: new Blob([bytesOf(name)]) };
    await new CheckSession().check([file], 0, async (_, more) => void lines.push(...more));
    expect(lines).toMatchObject([
      { fingerprint: expect.stringMatching(`^${sample}`), name: expect.stringMatching(/Tau\?|Harbour|🦊/) },
    ]);
  });

  test.each(files.filter((name) => name.endsWith('.json')))('%s is a roster for the endpoint', async (name) =>
    expect(await fingerprintOf(bytesOf(name))).toBe(sample),
  );

  test.each(files.filter((name) => name.endsWith('.txt') && name !== 'html-mail.txt'))(
    '%s is a roster when opened in the address bar, which leaves out its line breaks',
    async (name) => {
      const address = new TextDecoder()
        .decode(bytesOf(name))
        .trim()
        .replace(/[\r\n]/g, '');
      for (const spaces of ['', '%20']) {
        const text = linkedText(address.slice(address.search(/#|%23/)).replaceAll(' ', spaces));
        expect(text.ok && (await fingerprintOf(strToU8(text.value)))).toBe(sample);
      }
    },
  );

  test('a folder is read whole, also files without an extension', async () => {
    const run = await muster(['check', '--json', `${FOLDER}/folder`]);
    expect(
      answersOf(run)
        .map(({ legal }) => legal)
        .sort(),
    ).toEqual([false, true, true]);
    expect(run.status).toBe(1);
  });
});
