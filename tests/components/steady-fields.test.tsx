import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Panel } from '@/components/builder/context';
import { loadEditor } from '@/components/systems/load-editor';
import { parseRoster } from '@/lib/roster/parse';
import { builderOf, panelIn } from '../fixtures/rendered-panel';

// What a key in a number renders again: the fields that it changes, and no others.

const drawn: string[] = [];

/** Notes the label of a field each time it is rendered. */
const noting =
  <Props extends { label: ReactNode }>(Field: (props: Props) => ReactNode) =>
  (props: Props) => {
    if (typeof props.label === 'string') drawn.push(props.label);
    return Field(props);
  };

vi.mock('@/components/ui/fields/field', async (original) => {
  const actual = await original<typeof import('@/components/ui/fields/field')>();
  return { ...actual, Field: noting(actual.Field) };
});

vi.mock('@/components/ui/fields/check-field', async (original) => {
  const actual = await original<typeof import('@/components/ui/fields/check-field')>();
  return { ...actual, CheckField: noting(actual.CheckField) };
});

afterEach(cleanup);

/** Draws a mech or the first unit of a game's fullest force; returns the fields that a key in one renders again. */
async function drawnAgain(game: string, label: string) {
  const { fullest } = await import(`../rules/${game}/fullest.ts`);
  const { system, editor } = await loadEditor(game);
  const read = parseRoster(
    structuredClone({ muster: 1, system: game, name: 'Full', force: fullest }),
    system,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const builder = builderOf({ roster: read.value, pack: null, system, editor });
  const elements =
    (read.value.force as Record<string, { id: string; kind?: string }[]>)[editor.elements?.field ?? ''] ?? [];
  const element = elements.find(({ kind }) => kind === 'mech') ?? elements[0];
  const panel: Panel = element
    ? { kind: 'element', id: element.id }
    : { kind: 'section', id: editor.opensOn ?? editor.sections[0]?.id ?? '' };
  render(panelIn(builder, panel));
  const [number] = screen.getAllByRole('spinbutton', { name: label });
  fireEvent.keyDown(number as HTMLElement, { key: 'ArrowUp' });
  drawn.length = 0;
  fireEvent.keyDown(number as HTMLElement, { key: 'ArrowDown' });
  return [...new Set(drawn)];
}

test.each([
  // Which transports there are for a unit, and what it can bear, depends on all of it.
  ['forge-of-war', 'SV', ['SV', 'Weapon to add', 'Transport', 'Transport to embark on']],
  ['horizon-wars', 'Firepower', ['Name', 'CHQ', 'Firepower']],
  ['battle-royale', 'Firepower', ['Presence by number', 'Firepower']],
])('in %s, a key in %s renders no other fields again than these', async (game, label, fields) => {
  expect(await drawnAgain(game, label)).toEqual(fields);
});
