import { screen, within } from '@/tests/fixtures/dom';
import { fill, openPage, press, soon, user } from '../fixtures/page';

// Places of the pages, and steps that many tests share.

/** The text of a place, with whitespace collapsed. */
export const text = (place: Element): string => (place.textContent ?? '').replace(/\s+/g, ' ').trim();

const INLINE = 'a, abbr, b, bdi, code, em, i, small, strong, sup';

/** The text of a place as it is read, with spaces between its parts, which layout sets apart. */
export function spaced(place: Element): string {
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const all = [...node.childNodes].map(read).join('');
    return node.matches(INLINE) ? all : ` ${all} `;
  };
  return read(place).replace(/\s+/g, ' ').trim();
}

/** Creates a Horizon Wars force with a name. */
export async function newForce(name: string) {
  await openPage('/');
  await press('New force of Horizon Wars');
  await fill(await screen.findByLabelText('Force name'), name);
}

/** Opens one of the samples on the shelf. */
export async function openSample(name: string) {
  await openPage('/');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Sample ${name}`) }));
  await screen.findByRole('button', { name: /^Add (element|unit|company|card)/ });
}

/** Opens the picker of Horizon Wars and adds these, in order: "light infantry", "Raider, P1 mech". */
export async function add(kind: 'Conventional' | 'Mechs' | 'Aircraft', ...names: string[]) {
  if (!screen.queryByRole('tab', { name: new RegExp(kind) })) await press('Add element');
  await press(new RegExp(kind), 'tab');
  for (const name of names) await press(`Add ${name}`);
}

/** The rows of the list of elements. */
export const list = (): HTMLElement[] =>
  within(screen.getByRole('region', { name: 'Elements' })).queryAllByRole('listitem');

/** An element's row in the list, found by its label. */
export const row = (label: string): HTMLElement =>
  screen.getByRole('button', { name: `More actions for ${label}` }).closest('li') as HTMLElement;

/** The labels of the elements, in order. */
export const labels = (): string[] =>
  screen
    .queryAllByRole('button', { name: /^More actions for / })
    .map((button) => button.getAttribute('aria-label')?.replace('More actions for ', '') ?? '');

/** Chooses an action from a menu. */
export async function choose(menu: string | RegExp, action: string | RegExp) {
  await press(menu);
  await press(action, 'menuitem');
}

/** Removes an element with its row's menu. */
export const remove = (label: string) => choose(`More actions for ${label}`, /^Remove/);

/** A field of the section below the force's name (player, pack, notes). */
export const headField = (label: string): Promise<HTMLElement> => screen.findByLabelText(label);

/** A figure among the totals: "Force cost, in points". */
export function total(title: string): string {
  const terms = within(screen.getByRole('region', { name: 'Verdict' })).getAllByRole('term');
  const term = terms.find((each) => text(each).includes(title));
  return text(term?.nextElementSibling as Element);
}

/** The verdict as shown on the screen: "Legal", "Not legal: 2 errors". */
export const verdict = (): string =>
  text(within(screen.getByRole('region', { name: 'Verdict' })).getAllByRole('paragraph')[0] as Element);

/** The problems listed under the verdict. */
export const problems = (): string[] => {
  const region = screen.queryByRole('region', { name: 'Problems' });
  return region ? within(region).queryAllByRole('listitem').map(text) : [];
};

/** The open editing panel. */
export const panel = (title: string): HTMLElement => screen.getByRole('region', { name: title });

/** Waits until every change is saved. */
export const untilSaved = () => screen.findByText('Saved');

/** The names of the rosters on the shelf, in order. */
export const rosters = (): string[] => {
  const region = screen.queryByRole('region', { name: 'Rosters' });
  return region
    ? within(region)
        .queryAllByRole('listitem')
        .flatMap((item) => within(item).queryAllByRole('link'))
        .map((link) => link.querySelector('bdi')?.textContent ?? '')
    : [];
};

/** Waits until the shelf shows rosters of these names, in this order. */
export const expectRosters = (names: string[]) => soon(rosters).toEqual(names);

/** Opens files with a page's “Open a file”. */
export async function openFiles(...files: File[]) {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(inputs[0] as HTMLInputElement, files);
}
