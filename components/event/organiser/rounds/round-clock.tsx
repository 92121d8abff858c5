import { useState } from 'react';
import { readSetting, saveSetting } from '@/components/shell/setting';
import { Button } from '@/components/ui/button';
import { AlertText } from '@/components/ui/live-text';
import { NumberField } from '@/components/ui/number-field';
import type { Round } from '@/lib/events/event';
import type { EventClient } from '../../client/event-client';
import { useAsk } from '../../client/hooks';
import { Countdown } from '../../shared/countdown';

interface RoundClockProps {
  client: EventClient;
  round: Round;
}

const KEY = 'muster-round-minutes';
const MINUTE = 60_000;
const MAX_MINUTES = 600;

/** How long a round was last time, in minutes. */
function lastMinutes(): number {
  const minutes = Number(readSetting(KEY) ?? Number.NaN);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= MAX_MINUTES ? minutes : 120;
}

/** The clock of the round that is played, which players see too. */
export function RoundClock({ client, round: { number, revision, until } }: RoundClockProps) {
  const [minutes, setMinutes] = useState(lastMinutes);
  const { ask, isBusy, problem } = useAsk(client);
  const { store } = client;
  const set = (at: number | null) => void ask({ act: 'clock', round: number, until: at }, revision);
  const inMinutes = (count: number, from: number) => set(from + count * MINUTE);
  const now = () => Date.now() + store.snapshot().ahead;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {until === null ? (
        <>
          <NumberField
            label="Minutes on the clock"
            compact
            min={1}
            max={MAX_MINUTES}
            value={minutes}
            onChange={setMinutes}
          />
          <Button
            busy={isBusy}
            onClick={() => {
              saveSetting(KEY, `${minutes}`);
              inMinutes(minutes, now());
            }}
          >
            Start the clock
          </Button>
        </>
      ) : (
        <>
          <p>
            <span className="label-caps block text-muted">Time left</span>
            <strong className="font-semibold text-2xl tabular-nums">
              <Countdown store={store} until={until} over="Time is up" clock />
            </strong>
          </p>
          <Button busy={isBusy} onClick={() => inMinutes(5, Math.max(until, now()))}>
            Add 5 minutes
          </Button>
          <Button busy={isBusy} onClick={() => set(null)}>
            Stop the clock
          </Button>
        </>
      )}
      <AlertText className="basis-full">{problem}</AlertText>
    </div>
  );
}
