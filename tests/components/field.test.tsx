import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Consequences } from '@/components/builder/fields/ban';
import { CheckList } from '@/components/builder/fields/option-list';
import { Button, IconButton, LinkButton, PageLink } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { FileInput } from '@/components/ui/fields/file-input';
import { InlineNote } from '@/components/ui/notes';
import { description, HOSTILE, readText } from '../fixtures/reading';

// What the fields of every form are made of: label, hint and error, lists of checkboxes, files, buttons.

afterEach(cleanup);
const user = userEvent.setup();

/** A field around a plain input. */
const NameField = (props: Omit<React.ComponentProps<typeof Field>, 'children'>) => (
  <Field {...props}>{(control) => <input {...control} />}</Field>
);
const box = (name: string) => screen.getByRole('textbox', { name });

test('a field is named by its label, shown or not, and a press on the label focuses it', async () => {
  render(
    <>
      <NameField label="Player" />
      <NameField label="Place" hideLabel />
    </>,
  );
  await user.click(screen.getByText('Player'));
  expect(document.activeElement).toBe(box('Player'));
  expect(box('Place')).toBeTruthy();
  expect(box('Player').getAttribute('aria-describedby')).toBeNull();
  expect(box('Player').getAttribute('aria-invalid')).toBeNull();
});

test('a field is read with its hint, then its error; without the error it is valid again', () => {
  const { rerender } = render(<NameField label="Player" hint="Printed." error="Too long." />);
  expect(description(box('Player'))).toBe('Printed. Error: Too long.');
  expect(box('Player').getAttribute('aria-invalid')).toBe('true');
  rerender(<NameField label="Player" hint="Printed." />);
  expect(description(box('Player'))).toBe('Printed.');
  expect(box('Player').getAttribute('aria-invalid')).toBeNull();
});

test('an error or a notice of a field appears in a region that was there before, so that it is announced', () => {
  const { rerender, container } = render(<NameField label="Player" />);
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  rerender(<NameField label="Player" notice="Kept Jo." />);
  expect(region?.textContent).toBe('Kept Jo.');
  expect(description(box('Player'))).toBe('Kept Jo.');
  expect(box('Player').getAttribute('aria-invalid')).toBeNull();
  rerender(<NameField label="Player" notice="Kept Jo." error="Too long." />);
  expect(region?.textContent).toBe('Error: Too long.');
  expect(container.querySelector('[aria-live=polite]')).toBe(region);
});

test('two fields of one label each have their own hint', () => {
  render(
    <>
      <NameField label="Player" hint="One." />
      <NameField label="Player" hint="Two." />
    </>,
  );
  expect(screen.getAllByRole('textbox', { name: 'Player' }).map(description)).toEqual(['One.', 'Two.']);
});

test('a hostile label and error of a field are text', () => {
  const { container } = render(<NameField label={HOSTILE} error={HOSTILE} />);
  const field = screen.getByRole('textbox');
  expect((field as HTMLInputElement).labels?.[0]?.textContent).toBe(HOSTILE);
  expect(description(field)).toBe(`Error: ${HOSTILE}`);
  expect(container.querySelector('img')).toBeNull();
});

test('a note at a choice is read with what it is: an error, a warning, or only why', () => {
  const { container } = render(
    <>
      <InlineNote tone="error">Two of them.</InlineNote>
      <InlineNote tone="warning">No effect.</InlineNote>
      <InlineNote tone="plain">Banned.</InlineNote>
    </>,
  );
  expect([...container.children].map(readText)).toEqual([
    'Error: Two of them.',
    'Warning: No effect.',
    'Banned.',
  ]);
});

test('the rules that a choice breaks are read as errors once, with their page', () => {
  const breaks = [{ rule: 'test/two', breach: 'Two of them', page: 12 }];
  const { rerender } = render(<Consequences breaks={breaks} taken />);
  const read = () => screen.getAllByRole('listitem').map(readText);
  expect(read()).toEqual(['Error: Two of them (p.12).']);
  rerender(<Consequences breaks={breaks} />);
  expect(read()).toEqual(['Would be an error: Two of them (p.12).']);
});

const grounds = [
  { value: 'mud', label: 'Mud' },
  { value: 'snow', label: 'Snow' },
  { value: 'sand', label: 'Sand' },
];

test('a list of checkboxes is a named group, chosen by keyboard, and keeps the order of its options', async () => {
  const changed = vi.fn();
  function Grounds() {
    const [chosen, setChosen] = useState(['sand']);
    const onChange = (next: string[]) => {
      changed(next);
      setChosen(next);
    };
    return <CheckList label="Ground" options={grounds} chosen={chosen} onChange={onChange} />;
  }
  render(<Grounds />);
  const group = within(screen.getByRole('group', { name: 'Ground' }));
  expect(group.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    false,
    true,
  ]);
  await user.tab();
  expect(document.activeElement).toBe(group.getByRole('checkbox', { name: 'Mud' }));
  await user.keyboard(' ');
  await user.click(group.getByText('Snow'));
  await user.click(group.getByRole('checkbox', { name: 'Sand' }));
  expect(changed.mock.calls).toEqual([[['mud', 'sand']], [['mud', 'snow', 'sand']], [['mud', 'snow']]]);
});

test('a list of checkboxes is read with its hint, and each of them with its description', () => {
  const options = [{ value: 1, label: 'Mud', description: 'Slows.' }];
  render(<CheckList label="Ground" hint="Any of them." options={options} chosen={[1]} onChange={() => {}} />);
  expect(description(screen.getByRole('checkbox', { name: 'Mud', checked: true }))).toBe('Slows.');
  expect(description(screen.getByRole('group', { name: 'Ground' }))).toBe('Any of them.');
});

test('a file that is chosen is handed over, the same one again too, and none if none is chosen', async () => {
  const opened = vi.fn();
  const { container } = render(<FileInput aria-label="Pack file" accept=".json" multiple onFiles={opened} />);
  const input = container.querySelector('input') as HTMLInputElement;
  expect(input.getAttribute('aria-label')).toBe('Pack file');
  expect(screen.queryByLabelText('Pack file')?.hidden).toBe(true);
  const files = ['a.json', 'b.json'].map((name) => new File(['{}'], name));
  await user.upload(input, files);
  await user.upload(input, files);
  await user.upload(input, []);
  expect(opened.mock.calls).toEqual([[files], [files]]);
});

test('a busy button keeps its name and the focus, and does nothing, in a form neither', async () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={sent}>
      <Button type="submit" busy={busy} onClick={pressed}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
  rerender(form(true));
  expect(screen.getByRole('button', { name: 'Save', busy: true })).toBe(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});

test('a button does not send the form that it is in, unless it says so', async () => {
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button>Add</Button>
      <IconButton label="Remove" icon="×" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(sent).not.toHaveBeenCalled();
});

test('a button of an icon has its label as name and tooltip', async () => {
  const pressed = vi.fn();
  render(<IconButton label={HOSTILE} icon={<svg />} onClick={pressed} />);
  const button = screen.getByRole('button');
  expect([button.getAttribute('aria-label'), button.title]).toEqual([HOSTILE, HOSTILE]);
  await user.tab();
  await user.keyboard(' ');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('links to pages are links with their address, also those that look like buttons', () => {
  render(
    <>
      <PageLink href="/rosters" aria-current="page">
        Rosters
      </PageLink>
      <LinkButton href="/packs?id=a%26b" variant="primary">
        Open the pack
      </LinkButton>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Rosters', current: 'page' });
  expect(link.getAttribute('href')).toBe('/rosters');
  expect(screen.getByRole('link', { name: 'Open the pack' }).getAttribute('href')).toBe('/packs?id=a%26b');
  expect(screen.queryByRole('button')).toBeNull();
});
