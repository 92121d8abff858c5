import { useState } from 'react';
import { type OwnGame, scoreOf } from '@/lib/events/own-game';
import type { EventClient } from '../client/event-client';
import { useAsk } from '../client/hooks';
import { completeResult, type EnteredResult } from './result-fields';

/**
 * Reporting the result of a player's game: what its fields need, and `report`, which resolves to whether it arrived.
 * @param start the result that is filled in
 */
export function useReport(client: EventClient, game: OwnGame, start: () => EnteredResult) {
  const { round, pairing, index, side } = game;
  const [value, setValue] = useState(start);
  const [error, setError] = useState('');
  const { ask, ...asking } = useAsk(client);
  const report = async (done?: string): Promise<boolean> => {
    const result = completeResult(value);
    if (typeof result === 'string') {
      setError(result);
      return false;
    }
    const score = scoreOf(result, side);
    const command = { act: 'report' as const, round: round.number, pairing: index, score };
    return (await ask(command, pairing.revision, done)) !== null;
  };
  const onChange = (next: EnteredResult) => {
    setValue(next);
    setError('');
  };
  return { ...asking, report, fields: { value, error, onChange } };
}
