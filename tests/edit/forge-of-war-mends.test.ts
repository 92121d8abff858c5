import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isMended } from '@/components/builder/problems';
import { mended } from '@/components/systems/forge-of-war/mended';
import { rules } from '@/lib/systems/forge-of-war/rules/registry';

const FOLDER = join(import.meta.dirname, '../../components/systems/forge-of-war');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

test.each(rules.map(({ id }) => id))(
  'a problem of %s leads to the one part of an editor where it is mended',
  (rule) => {
    const parts = Object.entries(mended).filter(([, ids]) =>
      isMended({ rule, elements: [] }, ids, undefined),
    );
    expect(parts).toHaveLength(1);
    // The part marks itself, among its own rules.
    expect(sources).toMatch(new RegExp(`<(?:Mends|HowMany)[^>]*mended\\.${parts[0]?.[0]}\\b`));
  },
);

test('no part is marked for a rule that there is not', () => {
  for (const ids of Object.values(mended))
    for (const id of ids)
      expect(rules.some(({ id: rule }) => isMended({ rule, elements: [] }, [id], undefined))).toBe(true);
});
