import { type ReactNode, useCallback } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import type { Settings } from '@/lib/events/event';
import type { EventView } from '@/lib/events/view';
import { tieBreakNames } from '@/lib/events/words';
import { packName } from '@/lib/roster/pack/pack';
import { packSentence } from '@/lib/roster/pack/text';
import { counted, inList } from '@/lib/roster/text/words';
import { loadSystem } from '@/lib/systems/registry';
import type { ViewStore } from '../client/view-store';
import { Countdown, Moment } from '../shared/times';

interface EventFactsProps {
  view: Pick<EventView, 'settings' | 'step' | 'players'>;
  store: ViewStore;
}

/** What an event is: its pack in words, its deadline, its places, its rounds, and who sees the lists. */
export function EventFacts({ view, store }: EventFactsProps) {
  const { settings, step, players } = view;
  const { deadline, zone } = settings;
  const entered = players.filter(({ isOut }) => !isOut).length;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
      <Fact label="Pack">
        <PackWords settings={settings} />
      </Fact>
      <Fact label="Deadline">
        {deadline === null ? (
          'Not set: the organiser locks the lists.'
        ) : (
          <>
            <Moment at={deadline} zone={zone} />
            {step === 'open' && (
              <>
                {' '}
                (in <Countdown store={store} until={deadline} over="a moment" />)
              </>
            )}
          </>
        )}
      </Fact>
      <Fact label="Players">
        {entered} of {settings.maxPlayers}
        {settings.entry === 'invitation' && ', by invitation'}
      </Fact>
      <Fact label="Lists">
        {settings.illegal === 'refused' ? 'Only legal lists are accepted. ' : ''}
        {readersAfter(settings)}
      </Fact>
      <Fact label="Rounds">
        {counted(settings.rounds, 'round')}, {pairingWords[settings.pairing]}
      </Fact>
      <Fact label="Points">{pointsText(settings)}</Fact>
      {settings.scoring.tieBreaks.length > 0 && (
        <Fact label="Tie-breaks">
          In this order: {inList(settings.scoring.tieBreaks.map((each) => tieBreakNames[each].toLowerCase()))}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** The name of the pack, and what it allows as a sentence. */
function PackWords({ settings: { pack, system: game } }: { settings: Settings }) {
  const system = useLoaded(useCallback(() => loadSystem(game), [game]));
  if (pack === null) return 'None: only the rules of the game apply.';
  return (
    <>
      <bdi className="wrap-anywhere font-medium">{packName(pack)}</bdi>
      {system && (
        <>
          : <bdi className="wrap-anywhere">{packSentence(pack, system)}</bdi>
        </>
      )}
    </>
  );
}

const readersAfter = ({ shown, isPrivate }: Settings): string => {
  if (shown === 'opponent') return 'After the reveal each opponent of a round can read them.';
  return `After the reveal ${isPrivate ? 'everyone with a link to the event' : 'everyone'} can read them.`;
};

const pairingWords: Record<Settings['pairing'], string> = {
  swiss: 'Swiss pairings',
  'round-robin': 'everyone plays everyone',
  'by-hand': 'paired by the organiser',
};

const pointsText = ({ scoring: { win, draw, loss, bye } }: Settings): string =>
  `${win} for a win, ${draw} for a draw, ${loss} for a loss, ${bye} for a bye`;
