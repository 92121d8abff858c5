import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberEvent } from '@/components/event/client/remembered';
import { hashOfSecret } from '@/components/event/client/secrets';
import { EventsHome } from '@/components/event/home/events-home';
import { ToastProvider } from '@/components/ui/toast';
import { eventually } from '@/tests/fixtures/eventually';
import './fake-server';

const pushed: string[] = [];

vi.mock('next/navigation', () => ({
  usePathname: () => '/event',
  useRouter: () => ({ push: (address: string) => pushed.push(address) }),
}));

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pushed.length = 0;
  // Hundreds of zones make looking for roles slow.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/London', 'Europe/Paris']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Posted {
  path: string;
  body: {
    id: string;
    secret: string;
    organiser: string;
    serverKey: string;
    settings: Record<string, unknown>;
  };
}

/** The page of all events, with a server that answers so. */
function home(answers: Record<string, (body: Posted['body']) => Response | Promise<Response>>): Posted[] {
  const posted: Posted[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = new URL(address).pathname.replace(/^\/api\/events/, '');
    const sent = typeof body === 'string' ? JSON.parse(body) : {};
    if (typeof body === 'string') posted.push({ path, body: sent });
    const answer = answers[path] ?? answers['*'];
    return answer ? answer(sent) : new Response('', { status: 404 });
  });
  render(
    <ToastProvider>
      <EventsHome />
    </ToastProvider>,
  );
  return posted;
}

const hereJson = (needsKey: boolean) => () => Response.json({ events: true, needsKey });
/** A field by its label: looking for roles is slow in a long form. */
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('without a server the page says so, and what to do', async () => {
  home({});
  expect(
    await screen.findByText(/^Muster has no events at this address: they need its server\./),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make an event' })).toBeNull();
});

test('a page that is answered for any address is not taken for events', async () => {
  home({ '*': () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }) });
  await screen.findByText(/^Muster has no events at this address/);
});

test('a server that does not answer is said to be that', async () => {
  home({ '*': () => Promise.reject(new TypeError('no connection')) });
  const alert = await screen.findByText(/^The server did not answer/);
  expect(alert.getAttribute('role')).toBe('alert');
});

test('an event is made with what is given, and the link to keep is shown once', async () => {
  const posted = home({
    '/here.json': hereJson(false),
    '': ({ id }) => Response.json({ id, revision: 1 }, { status: 201 }),
    '*': () => Response.json({ asker: { role: 'organiser' }, token: 'token' }),
  });
  await press('Make an event');
  await screen.findByLabelText('Name');
  expect(document.activeElement).toBe(field('Name'));
  await press('Make the event');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Choose a game.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  expect(posted).toEqual([]);

  await user.type(field('Name'), ' Winter Open ');
  await user.selectOptions(field('Game'), 'Horizon Wars');
  await user.type(field('Place'), 'Calais');
  await user.selectOptions(field('Time zone'), 'Europe/Paris');
  await user.click(screen.getByText('More settings'));
  await user.click(field('To the opponent'));
  await user.click(screen.getByLabelText('Move Points scored up'));
  await user.click(screen.getByText('Head to head'));
  await press('Make the event');

  const title = await screen.findByRole('heading', { level: 1, name: 'Keep the organiser’s link' });
  expect(document.activeElement).toBe(title);
  expect(posted[0]?.body).toMatchObject({
    serverKey: '',
    settings: {
      name: 'Winter Open',
      place: 'Calais',
      system: 'horizon-wars',
      pack: null,
      zone: 'Europe/Paris',
      deadline: null,
      shown: 'opponent',
      entry: 'public',
      scoring: {
        win: 3,
        draw: 1,
        loss: 0,
        bye: 3,
        tieBreaks: ['scored', 'opponents', 'head-to-head', 'seed'],
      },
    },
  });
  const link = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Organiser’s link' }).value;
  const secret = new URL(link).hash.replace('#k=', '');
  expect(new URL(link).searchParams.get('e')).toBe(posted[0]?.body.id);
  expect(posted[0]?.body.organiser).toBe(hashOfSecret(secret));
  expect(posted[1]).toMatchObject({ path: `/${posted[0]?.body.id}/session`, body: { secret } });
  expect(JSON.stringify(localStorage)).not.toContain(secret);
  // A reload shows it again, until the event is opened.
  cleanup();
  render(<EventsHome />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Organiser’s link' }).value).toBe(link);
  expect(screen.getByText('This address works on this machine only.')).toBeTruthy();
  await press('Go to the event');
  cleanup();
  render(<EventsHome />);
  await screen.findByRole('button', { name: 'Make an event' });
  expect(pushed).toEqual([`/event?e=${posted[0]?.body.id}&as=organiser`]);
});

test('an error of the form goes once its field is right, and one of two times with either', async () => {
  home({ '/here.json': hereJson(true) });
  const error = (sentence: string) => screen.queryByText(sentence);
  await press('Make an event');
  await press('Make the event');
  fireEvent.change(field('Deadline for lists'), { target: { value: '2999-11-24T18:00' } });
  fireEvent.change(field('Opens at'), { target: { value: '2999-11-25T18:00' } });
  await screen.findByText('The event must open before the deadline.');
  await user.type(field('Name'), 'W');
  expect(error('Enter a name.')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
  await user.selectOptions(field('Game'), 'Horizon Wars');
  expect(error('Choose a game.')).toBeNull();
  await user.type(field('Server key'), 'k');
  expect(error('Enter the server key.')).toBeNull();
  fireEvent.change(field('Deadline for lists'), { target: { value: '2999-11-26T18:00' } });
  await eventually(() => expect(error('The event must open before the deadline.')).toBeNull());
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('an error of the fields that open an event goes once its field is right', async () => {
  home({ '/here.json': hereJson(true) });
  await press('Open an event file');
  await press('Open the link');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
  await user.type(field('Server key'), 'k');
  await user.type(field('Link to an event'), 'https://club.test/event?e=autumn-1');
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('what is filled in for a new event is kept over a reload, until the event is made or given up', async () => {
  const posted = home({
    '/here.json': hereJson(false),
    '': () => Response.json({ detail: 'Later.', kind: 'invalid' }, { status: 400 }),
  });
  await press('Make an event');
  expect(screen.getByRole('link', { name: 'make one' }).getAttribute('href')).toBe('/pack');
  await user.type(field('Name'), 'Winter Open');
  await user.selectOptions(field('Game'), 'Horizon Wars');
  await press('Make the event');
  await screen.findByText('Later.');
  cleanup();
  render(<EventsHome />);
  const name = await screen.findByLabelText<HTMLInputElement>('Name', { selector: 'input' });
  expect(name.value).toBe('Winter Open');
  await press('Make the event');
  await screen.findByText('Later.');
  expect(posted.map(({ body }) => [body.id, body.settings])).toEqual(
    Array(2).fill([posted[0]?.body.id, expect.objectContaining({ system: 'horizon-wars' })]),
  );
  await press('Cancel');
  cleanup();
  render(<EventsHome />);
  await press('Make an event');
  expect((field('Name') as HTMLInputElement).value).toBe('');
});

test('the server key is asked for only where it is needed, and a refusal is said in the form', async () => {
  const posted = home({
    '/here.json': hereJson(true),
    '*': () =>
      Response.json({ detail: 'This is not the key of this server.', kind: 'forbidden' }, { status: 403 }),
  });
  await press('Make an event');
  await user.type(field('Name'), 'Winter Open');
  await user.selectOptions(field('Game'), 'Horizon Wars');
  await press('Make the event');
  expect(screen.getByText('Enter the server key.')).toBeTruthy();
  expect(posted).toEqual([]);
  await user.type(screen.getByLabelText('Server key'), 'guess');
  await press('Make the event');
  await screen.findByText('This is not the key of this server.');
  await press('Make the event');
  await eventually(() => expect(posted).toHaveLength(2));
  // Both attempts are for the same event.
  expect(posted[1]?.body.id).toBe(posted[0]?.body.id);
  expect(posted[0]?.body.serverKey).toBe('guess');
});

test('what the server finds wrong with a field is said at it, and the first of them has the focus', async () => {
  const faults = [
    { path: 'settings.zone', code: 'value', message: 'This is not a time zone.' },
    { path: 'serverKey', code: 'value', message: 'This key is too old.' },
  ];
  home({
    '/here.json': hereJson(true),
    '*': () => Response.json({ detail: 'settings.zone: no.', kind: 'invalid', faults }, { status: 400 }),
  });
  await press('Make an event');
  await user.type(field('Name'), 'Winter Open');
  await user.selectOptions(field('Game'), 'Horizon Wars');
  await user.type(field('Server key'), 'guess');
  await press('Make the event');
  const said = await screen.findByText('This is not a time zone.');
  const described = field('Time zone').getAttribute('aria-describedby') ?? '';
  expect(described.split(' ').some((id) => document.getElementById(id)?.contains(said))).toBe(true);
  expect(screen.getByText('This key is too old.')).toBeTruthy();
  await eventually(() => expect(document.activeElement).toBe(field('Time zone')));
  expect(screen.queryByText('settings.zone: no.')).toBeNull();
});

test('half a date, and a day that does not exist, are said at their fields, and no event is made', async () => {
  const posted = home({
    '/here.json': hereJson(false),
    '*': () => Response.json({ detail: 'Not today.', kind: 'conflict' }, { status: 409 }),
  });
  await press('Make an event');
  await user.type(field('Name'), 'Winter Open');
  await user.selectOptions(field('Game'), 'Horizon Wars');
  const [deadline, opens] = [field('Deadline for lists'), field('Opens at')];
  for (const half of [deadline, opens]) {
    // As browsers do with "30/02/2026": the field has no value.
    Object.defineProperty(half, 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.keyDown(half, { key: 'Enter' });
    await press('Make the event');
    expect(half.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(half);
    screen.getByText('This date is incomplete or does not exist. Correct or clear it.');
    expect(posted).toEqual([]);
    Object.defineProperty(half, 'validity', { value: { badInput: false } });
    fireEvent.blur(half);
  }
  expect(opens.closest('details')?.open).toBe(true);
  await press('Make the event');
  await screen.findByText('Not today.');
  expect(posted).toHaveLength(1);
});

test('events of this device are listed with their roles, and one that is removed can come back', async () => {
  const server = window.location.origin;
  rememberEvent({ server, event: 'winter-1', as: 'organiser' }, 'Winter Open');
  rememberEvent({ server, event: 'autumn-1', as: 'player', player: 'ann-1234' }, 'Autumn Cup');
  home({ '/here.json': hereJson(false) });
  const links = () =>
    within(screen.getByRole('region', { name: 'Events on this device' })).getAllByRole('link');
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Autumn Cup', '/event?e=autumn-1&p=ann-1234'],
    ['Winter Open', '/event?e=winter-1&as=organiser'],
  ]);
  await press('Remove Winter Open (Organiser) from this list');
  expect(links()).toHaveLength(1);
  await press('Undo');
  expect(links()).toHaveLength(2);
});

test('a link is opened by its secret, whatever server it names', async () => {
  const posted = home({
    '/here.json': hereJson(false),
    '*': () => Response.json({ asker: { role: 'player', id: 'ann-1234' }, token: 'token' }),
  });
  const field = await screen.findByRole('textbox', { name: 'Link to an event' });
  await user.type(field, 'Autumn Cup');
  await press('Open the link');
  expect(screen.getByText('This is not a link to an event. Copy the whole link.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'https://old.test/event?e=autumn-1#k=secret');
  await press('Open the link');
  await eventually(() => expect(pushed).toEqual(['/event?e=autumn-1&p=ann-1234']));
  expect(posted).toMatchObject([{ path: '/autumn-1/session', body: { secret: 'secret' } }]);
});

test('an event file is put on the server; another file is refused before it is sent', async () => {
  const posted = home({
    '/here.json': hereJson(false),
    '/import': () => Response.json({ id: 'autumn-1', revision: 7 }, { status: 201 }),
  });
  await screen.findByRole('button', { name: 'Open an event file' });
  const input = screen.getByLabelText('Event file');
  await user.upload(input, new File(['{"muster":1}'], 'roster.json', { type: 'application/json' }));
  expect(
    await screen.findByText('This is not the file of an event. Choose one that Muster saved.'),
  ).toBeTruthy();
  await user.upload(input, new File(['{"musterEvent":1,,}'], 'event.json', { type: 'application/json' }));
  expect(await screen.findByText('At column 18, there is a comma too many; remove it.')).toBeTruthy();
  expect(posted).toEqual([]);
  const file = { musterEvent: 1, log: [], contents: {} };
  await user.upload(input, new File([JSON.stringify(file)], 'event.json', { type: 'application/json' }));
  const said = await screen.findByText(/^The event is on this server now\./);
  expect(document.activeElement).toBe(said);
  expect(screen.getAllByLabelText('Link to an event')).toHaveLength(1);
  expect(posted).toMatchObject([{ path: '/import', body: { serverKey: '', file } }]);
});
