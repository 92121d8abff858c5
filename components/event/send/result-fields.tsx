import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Segmented } from '@/components/ui/fields/segmented';
import { FormField, FormNumber } from '@/components/ui/form/form-field';
import { useZodForm, type ZodForm } from '@/components/ui/form/use-zod-form';
import { MAX_SCORE } from '@/lib/events/event';
import { type OwnGame, type OwnScore, scoreOf } from '@/lib/events/rounds';
import { type EnteredResult, enteredResultSchema } from '@/lib/events/typed-result';
import type { EventClient } from '../client/event-client';
import { useAsk } from '../client/hooks';
import { AgainstScore } from '../shared/against-score';

type ResultFormOf = ZodForm<EnteredResult, OwnScore>;

/** The fields for the result of a game, from the side of one player. A changed score proposes the outcome. */
export function ResultFields({ form, opponent }: { form: ResultFormOf; opponent: string }) {
  const { control, setValue } = form;
  const entered = useWatch({ control }) as EnteredResult;
  const complete = enteredResultSchema.safeParse(entered).data;
  const score = (side: 'own' | 'other', label: string) => (
    <FormNumber
      control={control}
      name={side}
      label={label}
      allowEmpty
      empty="not entered"
      emptyMark=""
      min={0}
      max={MAX_SCORE}
      onValue={() => setValue('outcome', null)}
    />
  );
  return (
    <>
      <div className="flex flex-wrap gap-4">
        {score('own', 'Your score')}
        {score('other', `Score of ${opponent}`)}
      </div>
      <FormField control={control} name="outcome">
        {({ value, onChange }) => (
          <Segmented
            label="Winner"
            value={complete?.outcome ?? value}
            options={[
              { value: 'won', label: 'You' },
              { value: 'lost', label: <bdi className="wrap-anywhere">{opponent}</bdi> },
              { value: 'drawn', label: 'Drawn' },
            ]}
            onChange={onChange}
          />
        )}
      </FormField>
      <AgainstScore score={complete && scoreOf(complete, 'a')} names={{ a: 'You', b: opponent }} />
    </>
  );
}

/**
 * Reporting the result of a player's game: its form, and `report`, which resolves to whether it arrived.
 * @param start the result that is filled in
 */
export function useReport(client: EventClient, game: OwnGame, start: () => EnteredResult) {
  const { round, pairing, index, side } = game;
  const [initial] = useState(start);
  const form: ResultFormOf = useZodForm(enteredResultSchema, initial);
  const { ask, ...asking } = useAsk(client, form);
  const report = async (result: OwnScore, done?: string): Promise<boolean> => {
    const score = scoreOf(result, side);
    const command = { act: 'report' as const, round: round.number, pairing: index, score };
    return (await ask(command, pairing.revision, done)) !== null;
  };
  return { ...asking, report, form };
}
