import { dequal } from 'dequal/lite';
import { counted } from '@/lib/roster/text/words';
import type { Act } from './acts';
import type { OrganiserCommand } from './commands';
import { dueOf, fixedFrom, isFrom, stepAfter, stepBefore } from './course';
import { requireResults } from './decide-rounds';
import type { Settings, Step } from './event';
import { begunRounds } from './rounds';
import { conflict, requireReason, type Turn } from './turn';
import { stepNames } from './words';

type EventCommand = Extract<OrganiserCommand, { act: 'settings' | 'step' | 'look' }>;

/** Decides a change of the event itself: its settings, its step, or a look at the lists before the reveal. */
export function decideEvent(
  turn: Turn,
  command: EventCommand,
  checked: Extract<Act, { act: 'checked' }>['lists'] = {},
) {
  if (command.act === 'settings') return changeSettings(turn, command.settings, checked);
  if (command.act === 'step') return takeStep(turn, command.to, command.reason);
  if (isFrom('revealed', turn.state)) conflict('The lists are revealed already. Open any of them.');
  turn.add('organiser', { act: 'looked', reason: command.reason });
}

function changeSettings(turn: Turn, settings: Settings, checked: Extract<Act, { act: 'checked' }>['lists']) {
  turn.notClosed();
  const { state } = turn;
  for (const [field, { from, called }] of Object.entries(fixedFrom)) {
    const key = field as keyof Settings;
    if (isFrom(from, state) && !dequal(settings[key], state.settings[key]))
      conflict(`${called} can no longer be changed in the step “${stepNames[state.step]}”.`);
  }
  const rounds = begunRounds(state).length;
  if (settings.rounds < rounds)
    conflict(
      `${counted(rounds, 'round')} ${rounds === 1 ? 'has' : 'have'} started; the event must have at least ${rounds}.`,
    );
  const isSame = isSameRules(settings, state.settings);
  turn.add('organiser', { act: 'settings', settings });
  if (isSame) return;
  const sent = [...state.players.values()].filter(({ list }) => list !== null);
  if (sent.length === 0) return;
  if (sent.some(({ id }) => checked[id] === undefined))
    conflict('A list arrived while the others were checked again; try once more.');
  turn.add('organiser', { act: 'checked', lists: checked });
}

/** Whether lists are checked by the same game and pack. */
export const isSameRules = (one: Settings, other: Settings): boolean =>
  one === other || (one.system === other.system && dequal(one.pack, other.pack));

function takeStep(turn: Turn, to: Step, reason: string) {
  const { state } = turn;
  if (to === stepAfter(state.step)) return forward(turn, to);
  if (to !== stepBefore(state.step))
    conflict(`The event is in the step “${stepNames[state.step]}”. It can move only one step at a time.`);
  requireReason(reason);
  turn.add('organiser', { act: 'step', to, reason });
  const due = dueOf(turn.state);
  if (due !== null && due <= turn.context.now)
    turn.add('organiser', { act: 'settings', settings: withoutDue(turn.state.settings, to) });
}

function forward(turn: Turn, to: Step) {
  const { players } = turn.state;
  if (to === 'running' && [...players.values()].filter(({ isOut }) => !isOut).length < 2)
    conflict('At least two players must have entered before the first round.');
  if (to === 'closed') requireResults(turn.state);
  turn.add('organiser', { act: 'step', to, reason: null });
}

/** The settings without the time at which the event would go forward again at once. */
function withoutDue(settings: Settings, step: Step): Settings {
  if (step === 'draft') return { ...settings, opens: null };
  if (step === 'open') return { ...settings, deadline: null };
  return { ...settings, reveals: null };
}
