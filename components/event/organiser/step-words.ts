import { isFrom, isListed } from '@/lib/events/course';
import type { Settings, Step } from '@/lib/events/event';
import { begunRounds, missingResults, openGames, reportsDiffer } from '@/lib/events/rounds';
import type { EventView } from '@/lib/events/view';
import { placeText } from '@/lib/events/words';
import { counted } from '@/lib/roster/text/words';

/** A step forward: its button, the message after it, and what follows from it. */
interface StepWords {
  verb: string;
  done: string;
  effects: (settings: Settings) => string[];
}

/** The step that is taken from each step. */
export const stepWords: Record<Exclude<Step, 'closed'>, StepWords> = {
  draft: {
    verb: 'Open for entries',
    done: 'The event is open.',
    effects: ({ entry }) => [
      entry === 'public'
        ? 'Players can enter by the public link and send their lists.'
        : 'Players whom you invite can send their lists.',
      'The game can no longer be changed.',
    ],
  },
  open: {
    verb: 'Lock lists',
    done: 'Lists locked.',
    effects: () => [
      'No list can be sent or replaced any more, except by a player whose list you unlock.',
      'A seal of each list is published: a number worked out from the list, by which anyone can check later that the list was not changed.',
      'Players can no longer enter by themselves; you can still add some.',
    ],
  },
  locked: {
    verb: 'Reveal lists',
    done: 'Lists revealed.',
    effects: ({ shown, isPrivate }) => [
      shown === 'opponent'
        ? 'You can read all lists, and each player those of their opponents once a round starts.'
        : `${isPrivate ? 'Everyone with a link to the event' : 'Everyone'} can read all lists.`,
    ],
  },
  revealed: {
    verb: 'Start the rounds',
    done: 'Rounds started.',
    effects: () => ['Rounds can be paired.', 'How rounds are paired can no longer be changed.'],
  },
  running: {
    verb: 'Close the event',
    done: 'Event closed.',
    effects: () => ['Results and standings stay. Nothing can be changed any more.'],
  },
};

/** Numbers of an event's players and lists. */
export interface EventCounts {
  /** Players who are not out, those of them who sent no list, and those who checked in. */
  entered: number;
  unsent: number;
  checkedIn: number;
  /** Players who are out. */
  withdrawn: number;
  /** Lists of the event, those of players included who withdrew after the lock, and those that are not legal. */
  lists: number;
  illegal: number;
}

export function countsOf({ players }: Pick<EventView, 'players'>): EventCounts {
  const present = players.filter(({ isOut }) => !isOut);
  const listed = players.filter(isListed);
  return {
    entered: present.length,
    unsent: present.filter(({ list }) => list === null).length,
    checkedIn: present.filter(({ isCheckedIn }) => isCheckedIn).length,
    withdrawn: players.length - present.length,
    lists: listed.length,
    illegal: listed.filter(({ list }) => list?.verdict === 'illegal').length,
  };
}

/** What to consider before the next step is taken, as sentences. */
export function stepWarnings(view: EventView): string[] {
  const { entered, unsent, illegal, checkedIn } = countsOf(view);
  if (view.step === 'open' || view.step === 'locked')
    return [
      ...(unsent > 0 ? [`${unsent} of ${counted(entered, 'player')} sent no list.`] : []),
      ...(illegal > 0 ? [`${counted(illegal, 'list')} ${illegal === 1 ? 'is' : 'are'} not legal.`] : []),
    ];
  if (view.step === 'revealed' && checkedIn < entered)
    return [`${entered - checkedIn} of ${counted(entered, 'player')} did not check in.`];
  const left = view.settings.rounds - begunRounds(view).length;
  if (view.step === 'running' && left > 0) return [`${counted(left, 'round')} not played.`];
  return [];
}

/** A game by its round and its place in it, to go to. */
export interface SoughtGame {
  round: number;
  index: number;
}

/** The id of a game's row in the page. */
export const gameId = ({ round, index }: SoughtGame): string => `game-${round}-${index}`;

/** The games without a result because the players reported different ones, each with where it is played. */
export function differingGames(view: EventView): (SoughtGame & { place: string })[] {
  if (view.step !== 'running') return [];
  const begun = begunRounds(view);
  return begun.flatMap((round) =>
    round.pairings.flatMap((pairing, index) => {
      if (pairing.result !== null || !reportsDiffer(pairing)) return [];
      return [
        { round: round.number, index, place: placeText(pairing.table, round.number, round === begun.at(-1)) },
      ];
    }),
  );
}

/** What is to be done next: a sentence, and whether that is a step, among the rounds, or saving the event. */
export interface NextTask {
  sentence: string;
  action: 'step' | 'rounds' | 'save';
}

export function nextTask(view: EventView): NextTask {
  const { step, settings } = view;
  const { entered, lists } = countsOf(view);
  if (step === 'draft')
    return {
      sentence: 'Check the settings, then open the event. Until then no one can enter.',
      action: 'step',
    };
  if (step === 'open')
    return {
      sentence: `${counted(entered, 'player')} entered and ${counted(lists, 'list')} sent. Lock the lists when all are in.`,
      action: 'step',
    };
  if (step === 'locked')
    return {
      sentence: `${counted(lists, 'list')} locked. Reveal them when everyone may read them.`,
      action: 'step',
    };
  if (step === 'revealed')
    return {
      sentence: 'Check in the players who are here, then start the rounds.',
      action: 'step',
    };
  if (isFrom('closed', view))
    return { sentence: 'The event is closed. Save it to a file to keep it.', action: 'save' };
  const last = view.rounds.at(-1);
  const begun = begunRounds(view);
  const missing = missingResults({ rounds: begun.slice(0, -1) });
  if (missing) return { sentence: `${missing.words}, which every further step needs.`, action: 'rounds' };
  const current = begun.at(-1);
  const open = current ? openGames(current) : 0;
  if (current && open > 0) {
    const games = current.pairings.filter(({ b }) => b !== null).length;
    return {
      sentence: `Round ${current.number} is being played. ${open} of ${counted(games, 'result')} ${open === 1 ? 'is' : 'are'} missing.`,
      action: 'rounds',
    };
  }
  if (last && last.begun === null)
    return {
      sentence: `Round ${last.number} is paired. Look at its tables, then start it.`,
      action: 'rounds',
    };
  const done = begun.length;
  if (done < settings.rounds)
    return {
      sentence: `${done} of ${counted(settings.rounds, 'round')} played. Pair the next one.`,
      action: 'rounds',
    };
  return {
    sentence: 'All rounds are played. Close the event when the results are right.',
    action: 'step',
  };
}
