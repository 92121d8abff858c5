import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useMemo, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlayContext, tapWords } from '@/components/play/context';
import { EndDialog } from '@/components/play/end-dialog';
import { MatchNotices } from '@/components/play/match-notices';
import { StepBar } from '@/components/play/match-page';
import { OpenedPlace } from '@/components/play/opened-place';
import { Rows } from '@/components/play/rows';
import { createSession } from '@/components/play/session';
import type { Session } from '@/components/play/session-model';
import { sampleRoster } from '@/components/shared/rosters/new-roster';
import { ToastProvider } from '@/components/ui/toast';
import type { Intent } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import { newMatch } from '@/lib/play/match';
import type { AnyPlayModel } from '@/lib/play/model';
import { setupOf } from '@/lib/play/setup';
import { stateOf } from '@/lib/play/state';
import type { AnyGameSystem } from '@/lib/roster/system';
import { writeMatch } from '@/lib/storage/matches';
import { loadSystem } from '@/lib/systems/registry';
import { eventually } from '../fixtures/eventually';

// The parts of a match at the table, without a page around them.

vi.mock('next/navigation', () => ({ usePathname: () => '/play', useRouter: () => ({}) }));

const system = (await loadSystem('horizon-wars')) as AnyGameSystem;
const model = (await system.play()) as AnyPlayModel;
const roster = await sampleRoster(system, 'combined-force');
const breakwater = (roster.force as { elements: { id: string; name: string }[] }).elements.find(
  ({ name }) => name === 'Breakwater',
)?.id as string;
const sides = [
  { name: 'Red', mine: true, roster, pack: null },
  { name: 'Blue', mine: false, roster, pack: null },
];

let session: Session;

beforeEach(async () => {
  const match = newMatch({ id: 'm1', name: 'Harbour Watch', at: 1 }, sides, system);
  await writeMatch(match);
  const { log, ...head } = match;
  session = createSession({ head, log, state: stateOf(match), setup: setupOf(match, system, model), system });
});

afterEach(() => {
  session.end();
  cleanup();
});

function Playing({ at = null, children }: { at?: Path | null; children: ReactNode }) {
  const [opened, open] = useState<Path | null>(at);
  const play = useMemo(
    () => ({
      session,
      opened,
      open,
      tap: (intent: Intent) => void session.tap(intent),
      reopen: async () => undefined,
    }),
    [opened],
  );
  return (
    <ToastProvider>
      <PlayContext value={play}>{children}</PlayContext>
    </ToastProvider>
  );
}

const row = ['a', breakwater];

describe('what is open', () => {
  test('names its boxes with its row, and has its states below all that is tapped', () => {
    render(
      <Playing at={row}>
        <OpenedPlace />
      </Playing>,
    );
    screen.getByRole('group', { name: /^Breakwater Damage 0 of 13/ });
    screen.getByText(/^Cautious \d+″ · Patrol \d+″ · Rapid \d+″$/);
    act(() => void session.tap({ set: [...row, 'removed'], to: 1 }));
    const states = screen.getByText('destroyed');
    for (const button of screen.getAllByRole('button'))
      expect(button.compareDocumentPosition(states) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('leaves its place empty until something is opened', () => {
    render(
      <Playing>
        <OpenedPlace />
      </Playing>,
    );
    screen.getByText('Open a row or the bar of a side to mark it here.');
  });
});

test('a row offers no tokens while it is destroyed, and has them again after undo', () => {
  render(
    <Playing>
      <Rows />
    </Playing>,
  );
  const offered = () =>
    screen.queryAllByRole('button', { name: /^Breakwater, / }).map((each) => each.getAttribute('aria-label'));
  const before = offered();
  expect(before).toEqual([expect.stringMatching(/^Breakwater, Action tokens, /), 'Breakwater, Activated']);
  act(() => void session.tap({ set: [...row, 'removed'], to: 1 }));
  expect(offered()).toEqual([]);
  act(() => void session.tap({ undo: 1 }));
  expect(offered()).toEqual(before);
});

test('redo gives the focus to undo when it goes with its last step', () => {
  render(
    <Playing>
      <StepBar />
    </Playing>,
  );
  act(() => {
    for (const by of [1, 1]) session.tap({ add: [...row, 'damage'], by });
    session.tap({ undo: 2 });
  });
  const redo = () => screen.getByRole('button', { name: /^Redo/ });
  for (const isLast of [false, true]) {
    redo().focus();
    fireEvent.click(redo());
    expect(document.activeElement === screen.getByRole('button', { name: /^Undo/ })).toBe(isLast);
  }
});

test('the end of a turn leaves the side that is shown', async () => {
  const command = (await loadSystem('command-horizon')) as AnyGameSystem;
  const force = await sampleRoster(command, 'rush-host');
  const match = newMatch(
    { id: 'm2', name: '', at: 1 },
    sides.map((side) => ({ ...side, roster: force })),
    command,
  );
  const { log, ...head } = match;
  const setup = setupOf(match, command, (await command.play()) as AnyPlayModel);
  session = createSession({ head, log, state: stateOf(match), setup, system: command });
  render(
    <Playing>
      <Rows />
    </Playing>,
  );
  act(() => void session.tap({ act: 'next' }));
  expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toContain('Side: Red');
});

describe('a result', () => {
  const result = { ended: 5, winner: 'a', scores: { a: 3, b: 1 }, how: '', notes: '' };
  const choose = (name: string) => {
    const dialog = screen.getByRole('dialog', { hidden: true });
    fireEvent.click(within(dialog).getByRole('radio', { name, hidden: true }));
    fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  };

  test('can be taken away again, and that can be undone', async () => {
    session.changeDetails({ result });
    render(
      <Playing>
        <EndDialog onClose={() => undefined} />
      </Playing>,
    );
    choose('Still playing');
    await eventually(() => expect(session.played().head.result).toBe(null));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    expect(session.played().head.result).toEqual(result);
  });

  test('is offered without “Still playing” while there is none', async () => {
    render(
      <Playing>
        <EndDialog onClose={() => undefined} />
      </Playing>,
    );
    expect(screen.queryByRole('radio', { name: 'Still playing', hidden: true })).toBe(null);
    choose('Drawn');
    await eventually(() => expect(session.played().head.result?.winner).toBe('draw'));
  });
});

test('marks that this version does not know are listed with their place', async () => {
  const stored = await writeMatch(newMatch({ id: 'm3', name: '', at: 1 }, sides, system));
  const { rerender } = render(
    <Playing>
      <MatchNotices stored={stored} otherFingerprints={[]} unknown={[[...row, 'shaken'], ['weather']]} />
    </Playing>,
  );
  screen.getByText('Breakwater: shaken and weather');
  rerender(
    <Playing>
      <MatchNotices stored={stored} otherFingerprints={[]} unknown={[]} />
    </Playing>,
  );
  expect(screen.queryByText(/does not know/)).toBe(null);
});

test('a tap is read out with the new value and what followed, and undo with what it takes back', () => {
  const said = (intent: Intent) => {
    const before = session.played().state;
    return tapWords(session, before, session.tap(intent)).text;
  };
  expect(said({ set: [...row, 'damage'], to: 3 })).toBe('Breakwater: Damage +3. Now damage 3 of 13.');
  expect(said({ undo: 1 })).toBe('Undone: Breakwater: Damage +3. Now damage 0 of 13.');
  expect(said({ redo: 1 })).toBe('Redone: Breakwater: Damage +3. Now damage 3 of 13.');
  expect(said({ set: [...row, 'removed'], to: 1 })).toBe(
    'Breakwater: Destroyed outright. Now Breakwater destroyed.',
  );
  expect(said({ undo: 1 })).toBe(
    'Undone: Breakwater: Destroyed outright. Now Breakwater no longer destroyed.',
  );
  expect(said({ add: ['b', 'score'], by: 2 })).toBe('Blue: Score +2. Now score 2.');
  expect(said({ act: 'next' })).toBe(
    'Turn 2. Red: 11 not activated, 22 tokens unused; Blue: 11 not activated, 22 tokens unused.',
  );
});
