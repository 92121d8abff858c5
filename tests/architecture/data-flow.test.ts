import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The diagram in docs/how-it-works.md: each step is a function that its file exports.

const page = readFileSync('docs/how-it-works.md', 'utf8');
const diagram = /```mermaid\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

const steps = new Map(
  [...diagram.matchAll(/(\w+)\["(\w+)<br\/>([^"]+)"\]/g)].map(([, id = '', name = '', file = '']) => [
    id,
    { name, file },
  ]),
);
const arrows = [...diagram.matchAll(/(\w+)(?:\["[^"]*"\])? -->\|(\w+)\| (\w+)/g)].map(
  ([, from = '', type = '', to = '']) => ({ from, type, to }),
);

test('the diagram has steps and arrows', () => {
  expect(steps.size).toBeGreaterThan(8);
  expect(arrows.length).toBe(diagram.trim().split('\n').length - 1);
});

test.each([...steps.values()])(
  '$name is exported by the file that the diagram names',
  async ({ name, file }) => {
    expect((await import(path.resolve(file)))[name]).toBeTypeOf('function');
  },
);

test.each(arrows)('the arrow from $from to $to joins two steps', ({ from, to }) => {
  expect(steps.has(from) && steps.has(to)).toBe(true);
});

test('every folder that the page names exists', () => {
  for (const [, folder = ''] of page.matchAll(/`((?:lib|components|data)\/[\w/-]*?)(?:<game>\/)?`/g))
    expect(existsSync(folder), folder).toBe(true);
});
