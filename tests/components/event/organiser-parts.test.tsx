import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { reminderText } from '@/components/event/organiser/players/invite-dialog';
import { PlayerRow } from '@/components/event/organiser/players/player-table';
import { filteredPlayers, showCounts } from '@/components/event/organiser/players/player-tools';
import { nextTask, stepWarnings } from '@/components/event/organiser/step-words';
import { isFixed } from '@/lib/events/course';
import type { Score } from '@/lib/events/event';
import { type TypedResult, typedResultSchema } from '@/lib/events/typed-result';
import {
  newSettings,
  type TypedSettings,
  typedSettings,
  typedSettingsSchema,
} from '@/lib/events/typed-settings';
import { type EventView, type PlayerView, viewOf } from '@/lib/events/view';
import { TestEvent } from '../../events/play';

const now = Date.UTC(2026, 10, 20);
const viewFor = ({ state, now: at }: TestEvent) => viewOf(state, { role: 'organiser' }, at) as EventView;

const typed = (part: Partial<TypedSettings> = {}): TypedSettings => ({
  ...newSettings(),
  name: 'Winter Open',
  system: 'horizon-wars',
  zone: 'Europe/London',
  ...part,
});

const read = (part: Partial<TypedSettings>) => typedSettingsSchema(() => now).safeParse(typed(part));

/** The fields that are wrong, each with its sentence. */
const errors = (part: Partial<TypedSettings>) =>
  Object.fromEntries(read(part).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

describe('settings that are typed', () => {
  test('are read with their times in the zone of the event', () => {
    expect(
      read({ name: ' Winter Open ', deadline: '2026-11-24T18:00', zone: 'Europe/Paris' }).data,
    ).toMatchObject({
      name: 'Winter Open',
      deadline: Date.UTC(2026, 10, 24, 17),
    });
  });

  test('name what is missing or has passed', () => {
    expect(errors({ name: '  ', system: '' })).toEqual({ name: 'Enter a name.', system: 'Choose a game.' });
    expect(errors({ deadline: '2026-11-19T18:00' })).toEqual({ deadline: 'This time has passed.' });
    expect(errors({ deadline: '2026-11-24' })).toEqual({ deadline: 'Enter a date and a time.' });
  });

  test('have their times in the order of the course', () => {
    const deadline = '2026-11-24T18:00';
    expect(errors({ name: '', deadline, opens: deadline })).toEqual({
      name: 'Enter a name.',
      opens: 'The event must open before the deadline.',
    });
    expect(errors({ deadline, reveals: '2026-11-24T17:59' })).toEqual({
      reveals: 'Lists are locked at the deadline; the reveal must be after it.',
    });
    expect(errors({ deadline, opens: '2026-11-24T17:59', reveals: deadline })).toEqual({});
  });

  test('are the same after they were shown to be edited, also with a deadline that has passed', () => {
    const { data: settings } = read({ deadline: '2026-11-24T18:00' });
    if (!settings) throw new Error('The settings were not read.');
    const later = typedSettingsSchema(() => Date.UTC(2026, 11, 1), settings);
    expect(later.safeParse(typedSettings(settings)).data).toEqual(settings);
  });
});

test('settings are fixed step by step', () => {
  expect(isFixed('system', { step: 'draft' })).toBe(false);
  expect(isFixed('system', { step: 'open' })).toBe(true);
  expect(isFixed('pack', { step: 'open' })).toBe(false);
  expect(isFixed('pack', { step: 'locked' })).toBe(true);
  expect(isFixed('name', { step: 'running' })).toBe(false);
});

/** The players of an event of 100, of whom every second has sent a list. */
function manyPlayers(): readonly PlayerView[] {
  const event = new TestEvent({ maxPlayers: 100 });
  event.stepTo('open');
  for (let at = 0; at < 100; at++) {
    event.enter(`player-${at}`, `Player ${at}`, at % 5 === 0 ? 'Löwen' : '');
    if (at % 2 === 0) event.send(`player-${at}`, `List ${at}`, at % 10 === 0 ? 'illegal' : 'legal');
  }
  return viewFor(event).players;
}

test('a filter counts players and finds them, by words in any order and without accents', () => {
  const players = manyPlayers();
  expect(showCounts({ players })).toEqual([
    ['all', 100],
    ['unsent', 50],
    ['illegal', 10],
    ['absent', 100],
    ['out', 0],
  ]);
  expect(filteredPlayers(players, { query: '', show: 'all' })).toBe(players);
  expect(filteredPlayers(players, { query: 'lowen', show: 'illegal' })).toHaveLength(10);
  expect(filteredPlayers(players, { query: '99 player', show: 'unsent' }).map(({ id }) => id)).toEqual([
    'player-99',
  ]);
  expect(filteredPlayers(players, { query: 'nobody', show: 'all' })).toEqual([]);
});

describe('the verdict on a list', () => {
  const row = (verdict: 'legal' | 'illegal', problems: string[]) => {
    const event = new TestEvent();
    event.stepTo('open');
    event.enter('ann-1234', 'Ann');
    event.send('ann-1234', 'List', verdict);
    const [player] = viewFor(event).players;
    if (!player?.list) throw new Error('No list');
    const shown = { ...player, list: { ...player.list, problems } };
    render(
      <PlayerRow
        player={shown}
        row={2}
        zone="Europe/London"
        step="open"
        checkIn={null}
        open={() => {}}
        selected={null}
        toggle={() => {}}
      />,
    );
  };
  afterEach(cleanup);

  test('is calm with warnings, which are marked as such', () => {
    row('legal', ['3 points left.']);
    screen.getByText('Legal');
    screen.getByText('Warning');
    expect(screen.getByText('3 points left.').parentElement?.className).not.toContain('text-error');
  });

  test('has its error in the colour of errors', () => {
    row('illegal', ['1 point too many.', '3 points left.']);
    screen.getByText('Not legal');
    expect(screen.queryByText('Warning')).toBeNull();
    expect(screen.getByText('1 point too many.').parentElement?.className).toContain('text-error');
  });
});

describe('a reminder', () => {
  const event = new TestEvent({ deadline: Date.UTC(2026, 10, 28, 18) });
  event.stepTo('open');
  event.enter('ann-1234', 'Ann');
  const text = () => {
    const view = viewFor(event);
    return reminderText(view, view.players[0] as PlayerView);
  };

  test('asks for a list that is missing, until the deadline', () => {
    expect(text()).toBe(
      'Hello Ann,\nyour list for Autumn Cup has not arrived yet. Lists are locked on 28 November 2026 at 18:00 (Europe/London). Open your link to send it.',
    );
  });

  test('says what is wrong with a list, and asks to check in after the lock', () => {
    event.send('ann-1234', 'Burning', 'illegal');
    expect(text()).toContain('your list “Burning” for Autumn Cup is not legal');
    event.send('ann-1234', 'Harbour');
    expect(text()).toContain('your list “Harbour” for Autumn Cup has arrived.');
    event.stepTo('locked');
    expect(text()).toBe(
      'Hello Ann,\nyour list “Harbour” for Autumn Cup has arrived.\nCheck in with your link once you are there.',
    );
  });
});

describe('a result that is typed', () => {
  const readResult = (typed: TypedResult) => typedResultSchema.safeParse(typed);

  test('has the winner that follows from the scores, unless another one is chosen', () => {
    expect(readResult({ a: '20', b: '11', winner: '' }).data).toEqual({ a: 20, b: 11, winner: 'a' });
    expect(readResult({ a: '3', b: ' 3 ', winner: '' }).data).toEqual({ a: 3, b: 3, winner: null });
    expect(readResult({ a: '20', b: '11', winner: 'draw' }).data).toEqual({ a: 20, b: 11, winner: null });
  });

  test('has two whole numbers', () => {
    for (const score of ['', '-1', '1.5', 'x', '12345'])
      expect(readResult({ a: score, b: '1', winner: 'a' }).error?.issues).toMatchObject([
        { path: ['a'], message: 'Enter two whole numbers from 0 to 9999.' },
      ]);
    expect(readResult({ a: '9999', b: '0', winner: '' }).data).toMatchObject({ a: 9999 });
  });
});

test('the next step leads through the whole event', () => {
  const event = new TestEvent({ rounds: 2 });
  const said = () => nextTask(viewFor(event)).sentence;
  expect(said()).toBe('Check the settings, then open the event. Until then no one can enter.');
  event.stepTo('open');
  event.enter('ann-1234', 'Ann');
  event.enter('ben-1234', 'Ben');
  event.send('ann-1234');
  expect(said()).toBe('2 players entered and 1 list sent. Lock the lists when all are in.');
  expect(stepWarnings(viewFor(event))).toEqual(['1 of 2 players sent no list.']);
  event.stepTo('locked');
  expect(said()).toBe('1 list locked. Reveal them when everyone may read them.');
  event.stepTo('revealed');
  expect(stepWarnings(viewFor(event))).toEqual(['2 of 2 players did not check in.']);
  event.stepTo('running');
  expect(nextTask(viewFor(event)).action).toBe('rounds');
  expect(stepWarnings(viewFor(event))).toEqual(['2 rounds not played.']);
  event.organiser({ act: 'pair', round: 1, players: 'all' });
  expect(said()).toBe('Round 1 is paired. Look at its tables, then start it.');
  event.organiser({ act: 'begin', round: 1 });
  expect(said()).toBe('Round 1 is being played. 1 of 1 result is missing.');
  const settle = (round: number, score: Score | null) =>
    event.organiser({ act: 'result', round, pairing: 0, score });
  settle(1, { a: 1, b: 0, winner: 'a' });
  expect(said()).toBe('1 of 2 rounds played. Pair the next one.');
  event.organiser({ act: 'pair', round: 2, players: 'all' });
  event.organiser({ act: 'begin', round: 2 });
  settle(1, null);
  settle(2, { a: 1, b: 0, winner: 'a' });
  expect(nextTask(viewFor(event))).toEqual({
    sentence: 'Round 1 has 1 game without a result, which every further step needs.',
    action: 'rounds',
  });
  settle(1, { a: 0, b: 1, winner: 'b' });
  expect(nextTask(viewFor(event)).action).toBe('step');
  event.stepTo('closed');
  expect(nextTask(viewFor(event)).action).toBe('save');
});
