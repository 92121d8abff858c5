import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Fields } from '@/components/builder/fields/fields';
import type { Fields as FieldsOf } from '@/lib/roster/fields';
import { textSchema, wholeNumber } from '@/lib/roster/roster';
import { listOf } from '@/lib/roster/schemas';

afterEach(cleanup);

const itemSchema = z.strictObject({ name: textSchema(20, 1), points: z.nullable(wholeNumber(0, 9)) });
const schema = z.strictObject({
  name: textSchema(20, 1),
  speed: z.nullable(wholeNumber(0, 30)),
  nerve: z.union([wholeNumber(0, 9), z.literal('steel'), z.null()]),
  kind: z.enum(['foot', 'mounted']),
  stars: z.nullable(wholeNumber(1, 2)),
  brave: z.boolean(),
  armour: z.nullable(z.strictObject({ front: wholeNumber(0, 9), rear: wholeNumber(0, 9) })),
  mount: z.optional(z.strictObject({ speed: wholeNumber(0, 9) })),
  weapons: listOf(itemSchema, 2),
  words: listOf(textSchema(20, 1), 3),
});
type Troop = z.output<typeof schema>;

const fields: FieldsOf<Troop> = {
  name: { label: 'Name' },
  speed: { label: 'Speed', help: 'In inches.', page: 12 },
  nerve: { label: 'Nerve', words: { steel: { label: 'Steel' } } },
  kind: { label: 'Kind', options: { foot: 'On foot', mounted: 'Mounted' } },
  stars: { label: 'Stars', options: { 1: '★', 2: '★★' } },
  brave: { label: 'Brave', help: 'Never tests.', isShown: ({ kind }) => kind === 'foot' },
  armour: {
    label: 'Armour is known',
    blank: { front: 1, rear: 1 },
    adjusted: ({ front, rear }) => ({ front, rear: Math.min(front, rear) }),
    fields: {
      front: { label: 'Front' },
      rear: { label: 'Rear', error: ({ rear }) => (rear === 0 ? 'Open at the rear.' : undefined) },
    },
  },
  mount: { label: 'Mounted', blank: { speed: 5 }, fields: { speed: { label: 'Speed mounted' } } },
  weapons: {
    label: 'Weapons',
    noun: 'weapon',
    blank: (name) => ({ name, points: null }),
    fields: { name: { label: 'Weapon', isUnique: true }, points: { label: 'Points' } },
  },
  words: { label: 'Words', noun: 'word', blank: (name) => name, fields: { label: 'Word' } },
};

const start: Troop = {
  name: 'Scouts',
  speed: null,
  nerve: 5,
  kind: 'foot',
  stars: null,
  brave: false,
  armour: null,
  weapons: [],
  words: [],
};

/** Draws all fields of a troop; returns what the last change left. */
function draw(troop: Partial<Troop> = {}) {
  const latest = { troop: { ...start, ...troop } };
  function Editor() {
    const [value, setValue] = useState(latest.troop);
    return (
      <Fields
        shape={schema.shape}
        fields={fields}
        value={value}
        onChange={(change) => {
          latest.troop = { ...latest.troop, ...change };
          setValue(latest.troop);
        }}
      />
    );
  }
  render(<Editor />);
  return latest;
}

const user = userEvent.setup();

test('a text is saved as it is typed, and an empty one stays in its field with an error', async () => {
  const latest = draw();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, ' two');
  expect(latest.troop.name).toBe('Scouts two');
  await user.clear(name);
  expect(latest.troop.name).toBe('Scouts two');
  expect(name).toHaveProperty('value', '');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(name.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(message?.textContent).toContain('Enter a name.');
  await user.type(name, 'R');
  expect(latest.troop.name).toBe('R');
  expect(name.getAttribute('aria-invalid')).toBeNull();
});

test('a number has the bounds of the schema, its help and page, and is unknown while empty', async () => {
  const latest = draw();
  const speed = screen.getByRole('spinbutton', { name: 'Speed' });
  expect([speed.getAttribute('aria-valuemin'), speed.getAttribute('aria-valuemax')]).toEqual(['0', '30']);
  expect(speed.getAttribute('aria-valuetext')).toBe('unknown');
  expect(screen.getByText('In inches (p.12).')).toBeTruthy();
  await user.type(speed, '31');
  expect(latest.troop.speed).toBe(3);
  expect(speed.getAttribute('aria-invalid')).toBe('true');
});

test('a word that may stand in the place of a number has a checkbox', async () => {
  const latest = draw();
  await user.click(screen.getByRole('checkbox', { name: 'Steel' }));
  expect(latest.troop.nerve).toBe('steel');
  expect(screen.queryByRole('spinbutton', { name: 'Nerve' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Steel' }));
  expect(latest.troop.nerve).toBeNull();
});

test('a choice offers the values of the schema under their labels, a number as a number', async () => {
  const latest = draw();
  const kind = screen.getByRole('group', { name: 'Kind' });
  expect(within(kind).getAllByRole('radio')).toHaveLength(2);
  const stars = screen.getByRole('group', { name: 'Stars' });
  await user.click(within(stars).getByRole('radio', { name: '★★' }));
  expect(latest.troop.stars).toBe(2);
  await user.click(within(stars).getByRole('radio', { name: 'Unknown' }));
  expect(latest.troop.stars).toBeNull();
});

test('a field is shown only where it applies', async () => {
  const latest = draw();
  await user.click(screen.getByRole('checkbox', { name: 'Brave' }));
  expect(latest.troop.brave).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Mounted' }));
  expect(screen.queryByRole('checkbox', { name: 'Brave' })).toBeNull();
});

test('an object that may be unknown is switched on, adjusted after a change, and switched off', async () => {
  const latest = draw();
  await user.click(screen.getByRole('checkbox', { name: 'Armour is known' }));
  expect(latest.troop.armour).toEqual({ front: 1, rear: 1 });
  await user.keyboard('{Tab}{ArrowDown}');
  expect(latest.troop.armour).toEqual({ front: 0, rear: 0 });
  expect(screen.getByText('Open at the rear.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Armour is known' }));
  expect(latest.troop.armour).toBeNull();
});

test('fields of an object that are changed one after the other keep each other’s values', async () => {
  const latest = draw({ armour: { front: 3, rear: 1 } });
  await user.type(screen.getByLabelText('Front'), '{ArrowUp}');
  await user.type(screen.getByLabelText('Rear'), '{ArrowUp}');
  await user.type(screen.getByLabelText('Front'), '{ArrowUp}');
  expect(latest.troop.armour).toEqual({ front: 5, rear: 2 });
});

test('an object that may be absent is switched on and off likewise', async () => {
  const latest = draw();
  const mounted = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mounted' });
  expect(mounted.checked).toBe(false);
  await user.click(mounted);
  expect([latest.troop.mount, mounted.checked]).toEqual([{ speed: 5 }, true]);
  expect(screen.getByRole('spinbutton', { name: 'Speed mounted' })).toBeTruthy();
  await user.click(mounted);
  expect([latest.troop.mount, mounted.checked]).toEqual([undefined, false]);
});

test('entries are added under names that are free, refuse a name that another has, and are removed', async () => {
  const latest = draw();
  const add = screen.getByRole('button', { name: 'Add weapon' });
  await user.click(add);
  await user.click(add);
  expect(latest.troop.weapons.map(({ name }) => name)).toEqual(['Weapon', 'Weapon 2']);
  expect(add).toHaveProperty('disabled', true);
  const second = screen.getAllByRole('textbox', { name: 'Weapon' })[1] as HTMLElement;
  await user.type(second, '{Backspace}{Backspace}');
  expect(latest.troop.weapons[1]?.name).toBe('Weapon ');
  expect(screen.getByText('“Weapon” is there already.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Remove Weapon' })[0] as HTMLElement);
  expect(latest.troop.weapons).toHaveLength(1);
});

test('a list of texts is edited in place', async () => {
  const latest = draw({ words: ['Swift'] });
  await user.type(screen.getByRole('textbox', { name: 'Word' }), 'er');
  await user.click(screen.getByRole('button', { name: 'Add word' }));
  expect(latest.troop.words).toEqual(['Swifter', 'Word']);
});

const settingsSchema = z.strictObject({
  era: z.enum(['iron', 'steam']),
  ground: listOf(z.enum(['mud', 'snow', 'sand']), 3),
  stars: listOf(wholeNumber(1, 2), 2),
  name: textSchema(20),
});
type Settings = z.output<typeof settingsSchema>;

const settings: FieldsOf<Settings> = {
  era: {
    label: 'Era',
    options: { iron: 'Iron', steam: 'Steam' },
    isSelect: true,
    help: ({ era }) => `The age of ${era}.`,
    page: ({ era }) => (era === 'iron' ? 7 : 8),
  },
  ground: {
    label: 'Ground',
    options: {
      mud: { label: 'Mud', help: 'Slows.', page: 9 },
      snow: { label: 'Snow', help: 'Blinds.' },
      sand: { label: 'Sand', help: 'Dries.' },
    },
  },
  stars: { label: 'Stars', options: { 1: { label: '★' }, 2: { label: '★★' } } },
  name: { label: 'Name', placeholder: ({ era }) => `Force of ${era}` },
};

/** Draws the settings of a force; returns what the last change left. */
function drawSettings(start: Settings) {
  const latest = { settings: start };
  function Editor() {
    const [value, setValue] = useState(start);
    return (
      <Fields
        shape={settingsSchema.shape}
        fields={settings}
        value={value}
        compact={false}
        onChange={(change) => {
          latest.settings = { ...latest.settings, ...change };
          setValue(latest.settings);
        }}
      />
    );
  }
  render(<Editor />);
  return latest;
}

test('a list to open has the help and the page of what is chosen, the page as a note', async () => {
  const latest = drawSettings({ era: 'iron', ground: [], stars: [], name: '' });
  const era = screen.getByRole('combobox', { name: 'Era' });
  expect(screen.getByText('The age of iron.', { exact: false }).textContent).toBe('The age of iron. p.7');
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('placeholder')).toBe('Force of iron');
  await user.selectOptions(era, 'Steam');
  expect(latest.settings.era).toBe('steam');
  expect(screen.getByText('The age of steam.', { exact: false }).textContent).toBe('The age of steam. p.8');
});

test('any number of options are chosen, and stay in their order', async () => {
  const latest = drawSettings({ era: 'iron', ground: ['sand'], stars: [], name: '' });
  const ground = within(screen.getByRole('group', { name: 'Ground' }));
  expect(screen.getByText('Slows.', { exact: false }).textContent).toBe('Slows. p.9');
  await user.click(ground.getByRole('checkbox', { name: 'Mud' }));
  expect(latest.settings.ground).toEqual(['mud', 'sand']);
  await user.click(ground.getByRole('checkbox', { name: 'Sand' }));
  expect(latest.settings.ground).toEqual(['mud']);
  await user.click(screen.getByRole('checkbox', { name: '★★' }));
  expect(latest.settings.stars).toEqual([2]);
});
