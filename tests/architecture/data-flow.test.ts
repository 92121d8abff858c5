import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// The diagram in docs/how-it-works.md: each step is a function that its file exports, each arrow a type that the next
// step takes.

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

const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('lib', file), 'utf8'));

test('the diagram has steps and arrows', () => {
  expect(steps.size).toBeGreaterThan(8);
  expect(arrows.length).toBe(diagram.trim().split('\n').length - 1);
});

describe.each([...steps.values()])('$name', ({ name, file }) => {
  test('is exported by the file that the diagram names', () => {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`export (?:async )?(?:function\\*?|const) ${name}\\b`),
    );
  });
});

test.each(arrows)('$from passes a $type to $to', ({ from, type, to }) => {
  expect(steps.has(from) && steps.has(to)).toBe(true);
  expect(sources.some((source) => new RegExp(`export (?:interface|type) ${type}\\b`).test(source))).toBe(
    true,
  );
});

test('every folder that the page names exists', () => {
  for (const [, folder = ''] of page.matchAll(/`((?:lib|components|data)\/[\w/-]*?)(?:<game>\/)?`/g))
    expect(existsSync(folder), folder).toBe(true);
});
