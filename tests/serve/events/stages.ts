import type { FastifyInstance } from 'fastify';
import type { EventState } from '@/lib/events/event';
import type { EventStore } from '@/lib/store/store';
import { idOf, illegalRoster, linkOf, rosterOf, secretOf, settingsOf, TestEvent } from './event-server';

/** The kinds of links, with their secrets for an event. */
export const links: Record<string, (event: string) => string | null> = {
  'no link': () => null,
  'a link that never was': () => secretOf('a guess'),
  organiser: (event) => secretOf(`organiser of ${event}`),
  'second organiser': () => secretOf('second organiser'),
  'withdrawn organiser': () => secretOf('withdrawn organiser'),
  spectator: () => secretOf('spectator'),
  'withdrawn spectator': () => secretOf('withdrawn spectator'),
  Ada: () => secretOf('Ada'),
  Bo: () => secretOf('Bo'),
  'Cy, withdrawn': () => secretOf('Cy'),
  'organiser of another event': () => secretOf('organiser of other-event'),
};

export type Role = 'organiser' | 'player' | 'public';

/** The bases of requests, each with the links that are right there; with others it answers 401. */
export const bases: { base: string; role: Role; right: string[] }[] = [
  { base: 'organiser', role: 'organiser', right: ['organiser', 'second organiser'] },
  { base: `players/${idOf('Ada')}`, role: 'player', right: ['Ada'] },
  { base: `players/${idOf('Bo')}`, role: 'player', right: ['Bo'] },
  { base: `players/${idOf('Cy')}`, role: 'player', right: [] },
  { base: `players/${idOf('Nobody')}`, role: 'player', right: [] },
  { base: 'public', role: 'public', right: Object.keys(links) },
];

/** Who somebody is at a base: at the public one, all but spectators are as if they had no link. */
export const asSeen = (role: Role, link: string): string =>
  role === 'public' && link !== 'spectator' ? 'no link' : link;

export const score = { a: 7777, b: 1, winner: 'a' };

/** A command of each kind that a role may ask for. */
export const commands: Record<Role, { act: string; [field: string]: unknown }[]> = {
  organiser: [
    { act: 'settings', settings: settingsOf({ name: 'Changed' }) },
    { act: 'step', to: 'closed', reason: '' },
    { act: 'look', reason: 'To see.' },
    { act: 'link', role: 'spectator', hash: linkOf('new'), label: '' },
    { act: 'withdraw-link', hash: linkOf('spectator') },
    { act: 'invite', player: idOf('Eve'), name: 'Eve', team: '', link: linkOf('Eve') },
    { act: 'edit-player', player: idOf('Ada'), name: 'Renamed', team: '' },
    { act: 'renew-link', player: idOf('Ada'), link: linkOf('newer') },
    { act: 'drop', player: idOf('Ada'), isOut: true },
    { act: 'drop', player: [idOf('Ada'), idOf('Bo')], isOut: true },
    { act: 'unlock', player: idOf('Ada'), reason: 'Because.' },
    { act: 'check-in', player: idOf('Ada'), isCheckedIn: true },
    { act: 'note', player: idOf('Ada'), note: 'Changed' },
    { act: 'send', player: idOf('Ada'), roster: rosterOf('Changed') },
    { act: 'pair', round: 2, players: 'all' },
    { act: 'withdraw-round', round: 1 },
    { act: 'begin', round: 1 },
    { act: 'clock', round: 1, until: null },
    { act: 'result', round: 1, pairing: 0, score },
  ],
  player: [
    { act: 'edit', name: 'Renamed', team: '' },
    { act: 'send', roster: rosterOf('Changed') },
    { act: 'drop', isOut: true },
    { act: 'check-in', isCheckedIn: true },
    { act: 'report', round: 1, pairing: 0, score },
  ],
  public: [{ act: 'enter', player: idOf('Eve'), name: 'Eve', team: '', link: linkOf('Eve') }],
};

/** What is read at every base, and at the organiser's alone. */
export const paths = [
  '',
  '/lists',
  `/lists/${idOf('Ada')}`,
  `/lists/${idOf('Bo')}`,
  `/lists/${idOf('Dee')}`,
  `/lists/${idOf('Nobody')}`,
];
export const organiserPaths = [
  '/file',
  `/fix/${idOf('Ada')}`,
  `/fix/${idOf('Bo')}`,
  `/fix/${idOf('Nobody')}`,
];

/** A text that is planted, and who may see it. */
export interface Planted {
  what: string;
  text: string;
  seenBy: readonly string[];
}

/** An event with players, lists and links of all kinds. */
export interface Stage {
  event: TestEvent;
  planted: readonly Planted[];
  /** The status of what is read by somebody whose link is right at the base. */
  statusOf: (as: string, path: string) => number;
}

const ALL = Object.keys(links);
const ORGANISERS = ['organiser', 'second organiser'];
const BOTH = ['Ada', 'Bo', ...ORGANISERS];
const OUTSIDERS = ALL.filter((link) => ![...BOTH, 'spectator'].includes(link));

const isOf = (path: string, name: string) => path.endsWith(idOf(name));

/** Makes an event before its lock, some links of which were withdrawn. */
async function filled(app: FastifyInstance, id: string, isPrivate: boolean): Promise<TestEvent> {
  const event = await TestEvent.make(app, { shown: 'opponent', isPrivate, rounds: 2 }, id);
  const { organiser } = event;
  const extra = [
    ['spectator', 'spectator'],
    ['spectator', 'withdrawn spectator'],
    ['organiser', 'second organiser'],
    ['organiser', 'withdrawn organiser'],
  ] as const;
  for (const [role, name] of extra) {
    await organiser.do({ act: 'link', role, hash: linkOf(name), label: name });
    if (name.startsWith('withdrawn')) await organiser.do({ act: 'withdraw-link', hash: linkOf(name) });
  }
  await event.step('open');
  for (const name of ['Ada', 'Bo', 'Cy', 'Dee'])
    await organiser.do({ act: 'invite', player: idOf(name), name: `Planted ${name}`, link: linkOf(name) });
  await event.player('Ada').do({ act: 'send', roster: rosterOf('Planted lancers', 'Planted plan') });
  await event.player('Bo').do({ act: 'send', roster: illegalRoster('Planted dragoons') });
  await event.player('Dee').do({ act: 'send', roster: rosterOf('Planted hussars', 'Planted trick') });
  await organiser.do({ act: 'renew-link', player: idOf('Cy'), link: null });
  await organiser.do({ act: 'note', player: idOf('Ada'), note: 'Planted note' });
  return event;
}

/** What is planted in an event, by who may read the lists of Ada, Bo and Dee. */
function plantedIn(
  { id, players }: EventState,
  readers: Record<'Ada' | 'Bo' | 'Dee', readonly string[]>,
  areSaltsShown: boolean,
): Planted[] {
  const ofList = (['Ada', 'Bo', 'Dee'] as const).flatMap((name): Planted[] => {
    const list = players.get(idOf(name))?.list;
    if (!list) throw new Error(`${name} has no list.`);
    const { content, salt, name: roster } = list;
    // Organisers see the verdict: the roster's name and its problems, which name elements.
    const verdict = [...readers[name], ...ORGANISERS];
    return [
      { what: `roster of ${name}`, text: `"${roster}"`, seenBy: verdict },
      { what: `element of ${name}`, text: `Engine of ${roster}`, seenBy: verdict },
      { what: `content of ${name}`, text: content, seenBy: readers[name] },
      { what: `salt of ${name}`, text: salt, seenBy: areSaltsShown ? readers[name] : [] },
    ];
  });
  const fingerprint = players.get(idOf('Bo'))?.list?.fingerprint ?? '';
  return [
    ...ofList,
    { what: 'fingerprint of Bo', text: fingerprint, seenBy: [...readers.Bo, ...ORGANISERS] },
    { what: 'plan of Ada', text: 'Planted plan', seenBy: readers.Ada },
    { what: 'plan of Dee', text: 'Planted trick', seenBy: readers.Dee },
    { what: 'note', text: 'Planted note', seenBy: ORGANISERS },
    { what: 'link of the organiser', text: linkOf(`organiser of ${id}`), seenBy: ORGANISERS },
    { what: 'link of spectators', text: linkOf('spectator'), seenBy: ORGANISERS },
    ...['Ada', 'Bo', 'Cy', 'Dee'].map((name) => ({
      what: `link of ${name}`,
      text: linkOf(name),
      seenBy: [],
    })),
  ];
}

/** Makes events in different stages. */
export async function stagesOf(app: FastifyInstance, store: EventStore): Promise<Record<string, Stage>> {
  await TestEvent.make(app, {}, 'other-event');
  const stateOf = async ({ id }: TestEvent) => (await store.state(id)) as EventState;
  const beforeLock = { Ada: ['Ada'], Bo: ['Bo'], Dee: [] };

  const open = await filled(app, 'open-event', false);
  const openStatus = (as: string, path: string) => {
    if (isOf(path, 'Nobody')) return 404;
    if (path === '/file') return 403;
    return !path.startsWith('/lists/') || isOf(path, as) ? 200 : 403;
  };

  const hidden = await filled(app, 'hidden-event', true);
  const insiders = ALL.filter((link) => !OUTSIDERS.includes(link));
  const names = ['Ada', 'Bo', 'Cy', 'Dee'].map((name) => ({
    what: `name of ${name}`,
    text: `Planted ${name}`,
    seenBy: insiders,
  }));

  const running = await filled(app, 'running-event', false);
  for (const step of ['locked', 'revealed', 'running']) await running.step(step);
  const tables = [
    { a: idOf('Ada'), b: idOf('Bo') },
    { a: idOf('Dee'), b: null },
  ];
  await running.organiser.do({ act: 'pair', round: 1, tables });
  await running.organiser.do({ act: 'begin', round: 1 });
  await running.player('Ada').do({ act: 'report', round: 1, pairing: 0, score });
  const opponents = { Ada: BOTH, Bo: BOTH, Dee: ORGANISERS };

  return {
    open: {
      event: open,
      planted: plantedIn(await stateOf(open), beforeLock, false),
      statusOf: openStatus,
    },
    private: {
      event: hidden,
      planted: [...plantedIn(await stateOf(hidden), beforeLock, false), ...names],
      statusOf: (as, path) => (OUTSIDERS.includes(as) && path !== '' ? 403 : openStatus(as, path)),
    },
    running: {
      event: running,
      planted: [
        ...plantedIn(await stateOf(running), opponents, true),
        // With its name, since digits alone may stand in a hash.
        { what: 'what Ada reported', text: '"a":7777', seenBy: BOTH },
      ],
      statusOf: (as, path) => {
        if (isOf(path, 'Nobody')) return 404;
        if (!path.startsWith('/lists/') || ORGANISERS.includes(as)) return 200;
        return BOTH.includes(as) && !isOf(path, 'Dee') ? 200 : 403;
      },
    },
  };
}
