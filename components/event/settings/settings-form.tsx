import { useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Disclosure } from '@/components/ui/disclosure';
import { Options } from '@/components/ui/fields/select-field';
import {
  FormCheck,
  FormChoice,
  FormDate,
  FormNumber,
  FormSelect,
  FormText,
} from '@/components/ui/form/form-field';
import { Section } from '@/components/ui/section';
import { MAX_PLAYERS, type Settings } from '@/lib/events/event';
import { timeZones } from '@/lib/events/zoned-time';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { systems } from '@/lib/systems/registry';
import { PackField, RoundFields } from './settings-fields';
import type { SettingsFieldsProps, SettingsInput } from './settings-input';

const FIXED = 'This can no longer be changed.';

type IsFixed = SettingsFieldsProps['isFixed'];

/** The fields of the form around it for the settings of an event: what it needs, and the rest folded. */
export function SettingsForm({ isFixed }: { isFixed: IsFixed }) {
  const { control, setValue } = useFormContext<SettingsInput>();
  const errors = useFormState({ control }).errors.settings;
  const system = useWatch({ control, name: 'settings.system' });
  const hasFolded = (['opens', 'reveals', 'maxPlayers', 'rounds'] as const).some((field) => errors?.[field]);
  const parts = { control, isFixed };
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormText
          control={control}
          name="settings.name"
          label="Name"
          required
          className="sm:col-span-2"
          maxLength={NAME_LENGTH}
        />
        <FormSelect
          control={control}
          name="settings.system"
          label="Game"
          required
          disabled={isFixed('system')}
          hint={isFixed('system') ? FIXED : undefined}
          onValue={() => setValue('settings.pack', null)}
        >
          {system === '' && <option value="">Choose a game</option>}
          <Options of={systems.map(({ id, name }) => [id, name])} />
        </FormSelect>
        <PackField control={control} fixed={isFixed('pack') ? FIXED : null} />
        <FormDate control={control} name="settings.date" label="Date" />
        <FormText control={control} name="settings.place" label="Place" maxLength={NAME_LENGTH} />
        <MomentField
          {...parts}
          field="deadline"
          label="Deadline for lists"
          hint="Lists lock automatically at this time. Leave empty to lock them by hand."
        />
        <ZoneField control={control} />
      </div>
      <Disclosure title="More settings" open={hasFolded || undefined}>
        <div className="grid gap-8 pt-2">
          <EntryFields {...parts} />
          <RoundFields {...parts} />
        </div>
      </Disclosure>
    </div>
  );
}

type Choices<Field extends keyof Settings> = readonly { value: Settings[Field] & string; label: string }[];

const entryChoices: Choices<'entry'> = [
  { value: 'public', label: 'By the public link' },
  { value: 'invitation', label: 'By invitation' },
];

const illegalChoices: Choices<'illegal'> = [
  { value: 'marked', label: 'Accepted and marked' },
  { value: 'refused', label: 'Refused' },
];

const shownChoices: Choices<'shown'> = [
  { value: 'everyone', label: 'To everyone' },
  { value: 'opponent', label: 'To the opponent' },
];

/** Returns options that cannot be chosen, if a setting is fixed. */
const unless = <Option extends object>(fixed: boolean, options: readonly Option[]) =>
  options.map((option) => ({ ...option, disabled: fixed }));

/** Who enters, what may be sent, and who sees it. */
function EntryFields(props: SettingsFieldsProps) {
  const { control, isFixed } = props;
  return (
    <Section level={3} title="Entries and lists">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormChoice
          control={control}
          name="settings.entry"
          label="How players enter"
          options={entryChoices}
          hint="By invitation, you make a link for each player."
        />
        <FormNumber
          control={control}
          name="settings.maxPlayers"
          label="Maximum number of players"
          min={2}
          max={MAX_PLAYERS}
        />
        <FormChoice
          control={control}
          name="settings.illegal"
          label="Lists that are not legal are"
          options={unless(isFixed('illegal'), illegalChoices)}
        />
        <FormChoice
          control={control}
          name="settings.shown"
          label="After the reveal lists are shown"
          options={unless(isFixed('shown'), shownChoices)}
          hint="To the opponent: of each round, once it starts."
        />
        <MomentField {...props} field="opens" label="Opens at" hint="Leave empty to open it by hand." />
        <MomentField
          {...props}
          field="reveals"
          label="Lists are revealed at"
          hint="Leave empty to reveal them by hand."
        />
        <FormCheck
          control={control}
          name="settings.isPrivate"
          className="sm:col-span-2"
          label="Private event"
          description="The public page needs a link, which you make under Links. Without one only the name is shown."
        />
      </div>
    </Section>
  );
}

interface MomentFieldProps extends SettingsFieldsProps {
  field: 'opens' | 'deadline' | 'reveals';
  label: string;
  hint: string;
}

/** A date and time in the event's time zone; whether it is right depends on the others too. */
function MomentField({ control, isFixed, field, label, hint }: MomentFieldProps) {
  const fixed = isFixed(field);
  return (
    <FormDate
      control={control}
      label={label}
      name={`settings.${field}`}
      deps={['settings.opens', 'settings.reveals']}
      type="datetime-local"
      disabled={fixed}
      hint={fixed ? FIXED : hint}
    />
  );
}

/** The time zone of the event. */
function ZoneField({ control }: Pick<SettingsFieldsProps, 'control'>) {
  const zone = useWatch({ control, name: 'settings.zone' });
  // Hundreds of options, which are not compared again with every letter that is typed elsewhere.
  const options = useMemo(
    () => <Options of={timeZones(zone).map((each) => [each, each.replaceAll('_', ' ')])} />,
    [zone],
  );
  return (
    <FormSelect
      control={control}
      name="settings.zone"
      deps={['settings.opens', 'settings.deadline', 'settings.reveals']}
      label="Time zone"
      hint="All times of the event are in this zone."
    >
      {options}
    </FormSelect>
  );
}
