import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { Segmented } from '@/components/ui/segmented';
import { MAX_ROUNDS, MAX_SCORE, type Scoring } from '@/lib/events/event';
import type { SettingsFieldsProps } from './settings-fields';
import { TieBreakList } from './tie-break-list';
import { pairingChoices, pairingHelp } from './words';

const pointFields = [
  ['win', 'Win'],
  ['draw', 'Draw'],
  ['loss', 'Loss'],
  ['bye', 'Bye'],
] as const;

/** How many rounds are played, how they are paired, and how games count. */
export function RoundFields({ draft, onChange, isFixed }: SettingsFieldsProps) {
  const { scoring } = draft;
  const change = (part: Partial<Scoring>) => onChange({ scoring: { ...scoring, ...part } });
  return (
    <Section level={3} title="Rounds and standings">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NumberField
          label="Rounds"
          min={1}
          max={MAX_ROUNDS}
          value={draft.rounds}
          onChange={(rounds) => onChange({ rounds })}
        />
        <Segmented
          label="Pairing"
          value={draft.pairing}
          options={pairingChoices.map((choice) => ({ ...choice, disabled: isFixed('pairing') }))}
          hint={pairingHelp[draft.pairing]}
          onChange={(pairing) => onChange({ pairing })}
        />
        <fieldset className="min-w-0 sm:col-span-2">
          <legend className="mb-1 font-medium text-sm">Points for the standings</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {pointFields.map(([field, label]) => (
              <NumberField
                key={field}
                label={label}
                compact
                min={0}
                max={MAX_SCORE}
                value={scoring[field]}
                onChange={(points) => change({ [field]: points })}
              />
            ))}
          </div>
        </fieldset>
        <div className="sm:col-span-2">
          <TieBreakList chosen={scoring.tieBreaks} onChange={(breaks) => change({ tieBreaks: breaks })} />
        </div>
      </div>
    </Section>
  );
}
