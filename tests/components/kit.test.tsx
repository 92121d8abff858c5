import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { Disclosure, LateDisclosure } from '@/components/ui/disclosure';
import { CheckField } from '@/components/ui/fields/check-field';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { GrowingList } from '@/components/ui/growing-list';
import { ShortList } from '@/components/ui/lists';
import { Menu } from '@/components/ui/menu';
import { OnceInView } from '@/components/ui/once-in-view';
import { Tabs } from '@/components/ui/tabs';

// The controls that every page is made of, by name and by keyboard. What a browser alone does, such as keeping the
// focus in a dialog, is tested in tests/browser.

afterEach(cleanup);
const user = userEvent.setup();

/** What a screen reader reads after the name of a control. */
const description = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

function Presence({ allowEmpty, start }: { allowEmpty: boolean; start: number | null }) {
  const [value, setValue] = useState(start);
  const props = { label: 'Presence', min: 1, max: 5, hint: 'From 1 to 5.' };
  return (
    <>
      {allowEmpty ? (
        <NumberField {...props} allowEmpty empty="unknown" value={value} onChange={setValue} />
      ) : (
        <NumberField {...props} value={value ?? 0} onChange={setValue} />
      )}
      <output>{value}</output>
    </>
  );
}

const saved = () => screen.getByRole('status').textContent;

test('a number is replaced by what is typed after a press, and stepped by arrows within its range', async () => {
  render(<Presence allowEmpty={false} start={1} />);
  const field = screen.getByRole('spinbutton', { name: 'Presence' });
  await user.click(field);
  await user.keyboard('4');
  expect(saved()).toBe('4');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(saved()).toBe('5');
  expect(screen.getByRole('button', { name: 'Increase Presence' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Decrease Presence' }));
  expect(saved()).toBe('4');
});

test('a number out of range is an error of its field, and is taken back with a notice', async () => {
  render(<Presence allowEmpty={false} start={3} />);
  const field = screen.getByRole('spinbutton', { name: 'Presence' });
  await user.click(field);
  await user.keyboard('9');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(description(field)).toContain('From 1 to 5.');
  expect(description(field)).toContain('Error: Whole number from 1 to 5');
  expect(saved()).toBe('3');
  await user.tab();
  expect(field).toHaveProperty('value', '3');
  expect(description(field)).toContain('Kept 3: “9” is not a whole number from 1 to 5');
});

test('an empty number is unknown where it may be', async () => {
  render(<Presence allowEmpty start={3} />);
  const field = screen.getByRole('spinbutton', { name: 'Presence' });
  await user.clear(field);
  expect(saved()).toBe('');
  expect(field.getAttribute('aria-valuetext')).toBe('unknown');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('a text field and a select have their label, hint and error; pasted invisible characters go', async () => {
  const typed = vi.fn();
  render(
    <>
      <TextField label="Name" hint="Of the force." error="This needs a name." onChange={typed} />
      <SelectField label="Era" error="Not allowed.">
        <option>The Burning</option>
      </SelectField>
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(description(name)).toBe('Of the force. Error: This needs a name.');
  await user.click(name);
  await user.paste('Iron\u202e Hand');
  expect(name).toHaveProperty('value', 'Iron Hand');
  const era = screen.getByRole('combobox', { name: 'Era' });
  expect(era.getAttribute('aria-invalid')).toBe('true');
  expect(description(era)).toBe('Error: Not allowed.');
});

test('a checkbox is read with its description and error; one that is refused stays focusable', async () => {
  const changed = vi.fn();
  render(
    <>
      <CheckField label="Ace" description="Costs 1." error="Not here." checked={false} onChange={changed} />
      <CheckField label="CHQ" aria-disabled checked={false} onChange={changed} />
    </>,
  );
  const ace = screen.getByRole('checkbox', { name: 'Ace' });
  expect(description(ace)).toBe('Costs 1. Error: Not here.');
  await user.click(ace);
  expect(changed).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'CHQ' }));
  await user.keyboard(' ');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a choice is a group of radio buttons with its error', async () => {
  const changed = vi.fn();
  render(
    <Segmented
      label="Size"
      value="small"
      options={[
        { value: 'small', label: 'Small' },
        { value: 'large', label: 'Large' },
        { value: 'huge', label: 'Huge', disabled: true },
      ]}
      onChange={changed}
      error="Too small."
    />,
  );
  const group = screen.getByRole('group', { name: 'Size' });
  expect(description(group)).toBe('Error: Too small.');
  await user.click(within(group).getByRole('radio', { name: 'Large' }));
  expect(changed).toHaveBeenLastCalledWith('large');
  await user.click(within(group).getByRole('radio', { name: 'Huge' }));
  expect(changed).toHaveBeenCalledTimes(1);
});

test('tabs are chosen by arrows, Home and End, and one of them is in the order of tabs', async () => {
  const tabs = ['Mechs', 'Aircraft', 'Infantry'].map((label) => ({
    id: label,
    label,
    content: `${label} here`,
  }));
  render(<Tabs label="Categories" tabs={tabs} />);
  await user.tab();
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  for (const [key, label] of [
    ['ArrowRight', 'Aircraft'],
    ['End', 'Infantry'],
    ['ArrowRight', 'Mechs'],
    ['ArrowLeft', 'Infantry'],
    ['Home', 'Mechs'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(selected()).toBe(label);
    expect(document.activeElement?.textContent).toBe(label);
    expect(screen.getByRole('tabpanel', { name: label }).textContent).toBe(`${label} here`);
  }
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('a dialog is named by its title, focuses what asks for it, and closes by its button', async () => {
  const close = vi.fn();
  render(
    <Dialog
      open
      onClose={close}
      title="Share"
      description="Links and text."
      footer={<button type="button">Copy</button>}
    >
      <input data-autofocus aria-label="Link" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  expect(description(dialog)).toBe('Links and text.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Link' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a closed dialog renders nothing of its content', () => {
  render(
    <Dialog open={false} onClose={() => {}} title="Share">
      <p>Secret</p>
    </Dialog>,
  );
  expect(screen.queryByText('Secret')).toBeNull();
});

test('a menu has a named button that says what it opens', () => {
  render(<Menu label="More" groups={() => [[{ label: 'Rename', onSelect: () => {} }]]} />);
  const button = screen.getByRole('button', { name: 'More' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a disclosure opens by its title', async () => {
  render(<Disclosure title="Rulings">Text</Disclosure>);
  const details = screen.getByRole('group');
  await user.click(screen.getByText('Rulings'));
  expect(details).toHaveProperty('open', true);
});

test('a late disclosure renders its content when it is first opened, and keeps it', async () => {
  render(<LateDisclosure title="Show as a table">Text</LateDisclosure>);
  expect(screen.queryByText('Text')).toBeNull();
  await user.click(screen.getByText('Show as a table'));
  expect(await screen.findByText('Text')).toBeTruthy();
  await user.click(screen.getByText('Show as a table'));
  expect(screen.getByText('Text')).toBeTruthy();
});

test('what is far down is rendered once it comes into view, and kept', () => {
  let see: (isIntersecting: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(called: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => called([{ isIntersecting }]));
      }
    },
  );
  render(<OnceInView>Charts</OnceInView>);
  see(false);
  expect(screen.queryByText('Charts')).toBeNull();
  see(true);
  see(false);
  expect(screen.getByText('Charts')).toBeTruthy();
  vi.unstubAllGlobals();
});

test('long lists are cut, and say how much is left', async () => {
  const items = Array.from({ length: 1250 }, (_, at) => `Row ${at + 1}`);
  const { unmount } = render(<ShortList items={items}>{(item) => <li key={item}>{item}</li>}</ShortList>);
  expect(screen.getAllByRole('listitem')).toHaveLength(101);
  expect(screen.getByText('And 1,150 more.')).toBeTruthy();
  unmount();
  render(<GrowingList items={items}>{(item) => <li key={item}>{item}</li>}</GrowingList>);
  const before = screen.getAllByRole('listitem').length;
  await user.click(screen.getByRole('button', { name: /^Show \d+ more of / }));
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(before);
});
