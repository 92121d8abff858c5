import { dequal } from 'dequal/lite';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { chosenPack } from '@/components/shared/packs/chosen-pack';
import { PackFileButton, type PackFileRead, PackNote } from '@/components/shared/packs/pack-choice';
import { usePacks } from '@/components/shared/packs/stored-packs';
import { labelOf } from '@/components/shared/stored/item-words';
import { Button, IconButton } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { FormChoice, FormField, FormNumber } from '@/components/ui/form/form-field';
import { LiveRegion } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { MAX_ROUNDS, MAX_SCORE, type Settings, type TieBreak, tieBreaks } from '@/lib/events/event';
import { tieBreakHelp, tieBreakNames } from '@/lib/events/words';
import type { Pack } from '@/lib/roster/pack/pack';
import type { SettingsFieldsProps, SettingsInput } from './settings-input';

const pointFields = [
  ['win', 'Win'],
  ['draw', 'Draw'],
  ['loss', 'Loss'],
  ['bye', 'Bye'],
] as const;

const pairingChoices: readonly { value: Settings['pairing']; label: string }[] = [
  { value: 'swiss', label: 'Swiss' },
  { value: 'round-robin', label: 'Round robin' },
  { value: 'by-hand', label: 'By hand' },
];

const pairingHelp: Record<Settings['pairing'], string> = {
  swiss: 'Players with equal or similar points meet; no two meet twice if that can be avoided.',
  'round-robin': 'Everyone meets everyone; for at most 8 players.',
  'by-hand': 'You choose the tables of every round.',
};

/** How many rounds are played, how they are paired, and how games count. */
export function RoundFields({ control, isFixed }: SettingsFieldsProps) {
  const pairing = useWatch({ control, name: 'settings.pairing' });
  return (
    <Section level={3} title="Rounds and standings">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormNumber control={control} name="settings.rounds" label="Rounds" min={1} max={MAX_ROUNDS} />
        <FormChoice
          control={control}
          name="settings.pairing"
          label="Pairing"
          options={pairingChoices.map((choice) => ({ ...choice, disabled: isFixed('pairing') }))}
          hint={pairingHelp[pairing]}
        />
        <fieldset className="min-w-0 sm:col-span-2">
          <legend className="mb-1 font-medium text-sm">Points for the standings</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {pointFields.map(([field, label]) => (
              <FormNumber
                key={field}
                control={control}
                name={`settings.scoring.${field}`}
                label={label}
                compact
                min={0}
                max={MAX_SCORE}
              />
            ))}
          </div>
        </fieldset>
        <div className="sm:col-span-2">
          <FormField control={control} name="settings.scoring.tieBreaks">
            {({ value, onChange }) => <TieBreakList chosen={value} onChange={onChange} />}
          </FormField>
        </div>
      </div>
    </Section>
  );
}

interface TieBreakListProps {
  chosen: readonly TieBreak[];
  onChange: (chosen: TieBreak[]) => void;
}

const icon = { 'aria-hidden': true, size: 16 } as const;

/** The lot decides everything, so that an added tie-break has an effect only before it. */
function withAdded(chosen: readonly TieBreak[], added: TieBreak): TieBreak[] {
  const beforeLot = chosen.at(-1) === 'seed' ? chosen.length - 1 : chosen.length;
  return chosen.toSpliced(beforeLot, 0, added);
}

/** By what players with the same points are told apart, the first that differs decides. */
function TieBreakList({ chosen, onChange }: TieBreakListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const move = (at: number, by: 1 | -1) => {
    const next = [...chosen];
    const [moved] = next.splice(at, 1);
    if (moved === undefined) return;
    next.splice(at + by, 0, moved);
    onChange(next);
    setAnnounced(`${tieBreakNames[moved]} is number ${at + by + 1}.`);
  };
  const remove = (tieBreak: TieBreak) => {
    onChange(chosen.filter((each) => each !== tieBreak));
    setAnnounced(`${tieBreakNames[tieBreak]} removed.`);
    // The pressed button disappears.
    list.current?.focus();
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">Tie-breaks, in order</legend>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Tie-breaks"
        className="max-w-xl divide-y divide-line border-line border-y outline-none"
      >
        {chosen.map((tieBreak, at) => (
          <li key={tieBreak} className="flex items-center gap-2 py-1">
            <span className="w-5 text-muted tabular-nums">{at + 1}.</span>
            <span className="min-w-0 flex-1">
              {tieBreakNames[tieBreak]}
              <span className="block text-muted text-xs">{tieBreakHelp[tieBreak]}</span>
            </span>
            <IconButton
              label={`Move ${tieBreakNames[tieBreak]} up`}
              icon={<ArrowUp {...icon} />}
              aria-disabled={at === 0}
              onClick={() => at > 0 && move(at, -1)}
            />
            <IconButton
              label={`Move ${tieBreakNames[tieBreak]} down`}
              icon={<ArrowDown {...icon} />}
              aria-disabled={at === chosen.length - 1}
              onClick={() => at < chosen.length - 1 && move(at, 1)}
            />
            <IconButton
              label={`Remove ${tieBreakNames[tieBreak]}`}
              icon={<X {...icon} />}
              onClick={() => remove(tieBreak)}
            />
          </li>
        ))}
        {chosen.length === 0 && (
          <li className="py-2 text-muted">None: players with the same points are equal.</li>
        )}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        {tieBreaks
          .filter((each) => !chosen.includes(each))
          .map((each) => (
            <Button key={each} size="sm" onClick={() => onChange(withAdded(chosen, each))}>
              <Plus {...icon} /> {tieBreakNames[each]}
            </Button>
          ))}
      </div>
      <LiveRegion text={announced} />
    </fieldset>
  );
}

interface PackFieldProps extends Pick<SettingsFieldsProps, 'control'> {
  /** Why it cannot be changed; null if it can. */
  fixed: string | null;
}

const OPENED = 'opened';

/** The pack of the event: a stored one, one from a file, or none. The event keeps a copy. */
export function PackField({ control, fixed }: PackFieldProps) {
  const { setValue } = useFormContext<SettingsInput>();
  const [system, pack] = useWatch({ control, name: ['settings.system', 'settings.pack'] });
  const { errors, isSubmitted } = useFormState({ control, name: 'settings.pack' });
  const packs = usePacks(system === '' ? undefined : system);
  const [error, setError] = useState('');
  const stored = packs?.find(({ value }) => pack && dequal(value, pack));
  const text = useLoaded(useCallback(async () => (pack ? (await chosenPack(pack)).text : ''), [pack]));
  const choose = (next: Pack | null) => {
    setError('');
    const change = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('settings.pack', next, change);
    // A pack is for one game.
    if (next) setValue('settings.system', next.system, change);
  };
  const open = (read: PackFileRead) => {
    if (!read.ok) setError(read.sentence);
    else if (fixed === null) choose(read.pack);
  };
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-2">
        <SelectField
          label="Pack"
          className="min-w-0 flex-1"
          value={pack === null ? '' : (stored?.id ?? OPENED)}
          error={error || errors.settings?.pack?.message}
          hint={fixed ?? (text || 'Without a pack only the rules of the game apply.')}
          disabled={fixed !== null}
          onChange={({ target }) => {
            if (target.value !== OPENED) choose(packs?.find(({ id }) => id === target.value)?.value ?? null);
          }}
        >
          <option value="">No pack</option>
          {packs?.map(({ id, value }) => (
            <option key={id} value={id}>
              {labelOf(value)}
            </option>
          ))}
          {pack && !stored && <option value={OPENED}>{labelOf(pack)}</option>}
        </SelectField>
        {fixed === null && (
          <PackFileButton className="mt-6" onRead={open}>
            <span className="max-sm:sr-only">Pack </span>from a file
          </PackFileButton>
        )}
      </div>
      {pack === null && fixed === null && <PackNote />}
    </div>
  );
}
