import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Builder, Panel } from '@/components/builder/context';
import { loadEditor } from '@/components/systems/load-editor';
import { parseRoster } from '@/lib/roster/parse';
import { systems } from '@/lib/systems/registry';
import { builderOf, panelIn } from '../fixtures/rendered-panel';

// The editor panels of every game, on a force with all data that the game has.

afterEach(cleanup);

const games = await Promise.all(
  systems.map(async ({ id, name }) => {
    const { fullest } = await import(`../rules/${id}/fullest.ts`);
    return { id, name, fullest, ...(await loadEditor(id)) };
  }),
);
type Game = (typeof games)[number];

function builderFor({ id, fullest, system, editor }: Game): Builder {
  const read = parseRoster(structuredClone({ muster: 1, system: id, name: 'Full', force: fullest }), system);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return builderOf({ roster: read.value, pack: null, system, editor });
}

/** What an element has: its flags and choices, and which of its parts are empty. */
const shapeOf = (element: object): string =>
  JSON.stringify(
    Object.entries(element).map(([field, value]) => [
      field,
      Array.isArray(value)
        ? value.length > 0
        : field === 'kind' || typeof value === 'boolean'
          ? value
          : !value,
    ]),
  );

/** Every section, and one element of each shape. */
function panelsOf({ editor, store }: Builder): Panel[] {
  const { evaluation, roster } = store.state();
  const held = (roster.force as Record<string, { id: string }[]>)[editor.elements?.field ?? ''] ?? [];
  const shapes = new Map<string, string>();
  for (const { id } of editor.elements?.list(evaluation) ?? []) {
    const element = held.find((each) => each.id === id);
    const shape = element ? shapeOf(element) : id;
    if (!shapes.has(shape)) shapes.set(shape, id);
  }
  return [
    ...editor.sections.map(({ id }): Panel => ({ kind: 'section', id })),
    ...[...shapes.values()].map((id): Panel => ({ kind: 'element', id })),
  ];
}

/** Draws each panel in turn, and calls `each` while it is there. */
async function inEachPanel(game: Game, each: (builder: Builder, title: string) => unknown) {
  const builder = builderFor(game);
  for (const panel of panelsOf(builder)) {
    const { unmount } = render(panelIn(builder, panel));
    await each(builder, `${panel.kind} ${'id' in panel ? panel.id : ''}`);
    unmount();
  }
}

const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];

/** What a screen reader reads after a control's name. */
const described = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const labelOf = (control: Element) => (control as HTMLInputElement).labels?.[0]?.textContent ?? '';

/** The controls and groups that a screen reader meets without a name; it meets no file field that a button opens. */
const nameless = () => [
  ...['button', 'checkbox', 'combobox', 'group', 'link', 'radio', 'searchbox', 'spinbutton', 'textbox']
    .flatMap((role) => screen.queryAllByRole(role, { name: '' }))
    // Named by its summary.
    .filter((control) => !control.matches('details')),
  ...all('summary').filter(({ textContent }) => textContent?.trim() === ''),
];
const numberFields = () => all<HTMLInputElement>('input[role=spinbutton]');

describe.each(games)('the panels of $name', (game) => {
  test('have a name on every control and group, and no order of tabs of their own', async () => {
    let controls = 0;
    await inEachPanel(game, (_, title) => {
      expect(
        nameless().map(({ outerHTML }) => outerHTML.slice(0, 200)),
        title,
      ).toEqual([]);
      expect(all('[tabindex]:not([tabindex="-1"], [tabindex="0"])'), title).toEqual([]);
      controls += all('input, select, textarea, button').length;
    });
    expect(controls).toBeGreaterThan(5);
  });

  test('have number fields that a press selects, that keep to their range and say so', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const seen = new Set<string>();
    await inEachPanel(game, async ({ store }, title) => {
      for (const field of numberFields()) {
        const label = labelOf(field);
        // Fields of the same kind, each for another weapon or team.
        const kind = label.split(/[:\d]|With /)[0] || label;
        if (seen.has(kind) || field.disabled) continue;
        seen.add(kind);
        const what = `${label} in ${title}`;
        const before = field.value;
        const { roster } = store.state();
        await user.click(field);
        await user.keyboard('x');
        expect(field.value, what).toBe('x');
        expect(field.getAttribute('aria-invalid'), what).toBe('true');
        expect(described(field), what).toContain('Whole number from ');
        expect(store.state().roster, what).toBe(roster);
        fireEvent.blur(field);
        expect(field.value, what).toBe(before);
        expect(described(field), what).not.toContain('Whole number from ');
      }
    });
    expect(seen.size).toBeGreaterThan(0);
  });
});
