import { useMemo } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { CheckField } from '@/components/ui/fields/check-field';
import { DateField } from '@/components/ui/fields/date-field';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Section } from '@/components/ui/section';
import { MAX_PLAYERS } from '@/lib/events/event';
import { timeZones } from '@/lib/events/zoned-time';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { systems } from '@/lib/systems/registry';
import { entryChoices, illegalChoices, type SettingsFieldsProps, shownChoices } from './draft';
import { PackField, RoundFields } from './settings-fields';

const FIXED = 'This can no longer be changed.';

/** The settings of an event: what it needs, and the rest folded. */
export function SettingsForm(props: SettingsFieldsProps) {
  const { draft, errors, onChange, isFixed } = props;
  const hasFolded = (['opens', 'reveals', 'maxPlayers', 'rounds'] as const).some((field) => errors[field]);
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          label="Name"
          required
          className="sm:col-span-2"
          maxLength={NAME_LENGTH}
          value={draft.name}
          error={errors.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <SelectField
          label="Game"
          required
          value={draft.system}
          error={errors.system}
          disabled={isFixed('system')}
          hint={isFixed('system') ? FIXED : undefined}
          onChange={({ target }) => onChange({ system: target.value, pack: null })}
        >
          {draft.system === '' && <option value="">Choose a game</option>}
          <Options of={systems.map(({ id, name }) => [id, name])} />
        </SelectField>
        <PackField {...{ draft, onChange }} fixed={isFixed('pack') ? FIXED : null} />
        <DateField
          label="Date"
          value={draft.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TextField
          label="Place"
          maxLength={NAME_LENGTH}
          value={draft.place}
          onChange={({ target }) => onChange({ place: target.value })}
        />
        <MomentField
          {...props}
          field="deadline"
          label="Deadline for lists"
          hint="Lists lock automatically at this time. Leave empty to lock them by hand."
        />
        <ZoneField zone={draft.zone} onChange={(zone) => onChange({ zone })} />
      </div>
      <Disclosure title="More settings" open={hasFolded || undefined}>
        <div className="grid gap-8 pt-2">
          <EntryFields {...props} />
          <RoundFields {...props} />
        </div>
      </Disclosure>
    </div>
  );
}

/** Returns options that cannot be chosen, if a setting is fixed. */
const unless = <Option extends object>(fixed: boolean, options: readonly Option[]) =>
  options.map((option) => ({ ...option, disabled: fixed }));

/** Who enters, what may be sent, and who sees it. */
function EntryFields(props: SettingsFieldsProps) {
  const { draft, onChange, isFixed } = props;
  return (
    <Section level={3} title="Entries and lists">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Segmented
          label="How players enter"
          value={draft.entry}
          options={entryChoices}
          hint="By invitation, you make a link for each player."
          onChange={(entry) => onChange({ entry })}
        />
        <NumberField
          label="Maximum number of players"
          min={2}
          max={MAX_PLAYERS}
          value={draft.maxPlayers}
          onChange={(maxPlayers) => onChange({ maxPlayers })}
        />
        <Segmented
          label="Lists that are not legal are"
          value={draft.illegal}
          options={unless(isFixed('illegal'), illegalChoices)}
          onChange={(illegal) => onChange({ illegal })}
        />
        <Segmented
          label="After the reveal lists are shown"
          value={draft.shown}
          options={unless(isFixed('shown'), shownChoices)}
          hint="To the opponent: of each round, once it starts."
          onChange={(shown) => onChange({ shown })}
        />
        <MomentField {...props} field="opens" label="Opens at" hint="Leave empty to open it by hand." />
        <MomentField
          {...props}
          field="reveals"
          label="Lists are revealed at"
          hint="Leave empty to reveal them by hand."
        />
        <CheckField
          className="sm:col-span-2"
          label="Private event"
          description="The public page needs a link, which you make under Links. Without one only the name is shown."
          checked={draft.isPrivate}
          onChange={({ target }) => onChange({ isPrivate: target.checked })}
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

/** A date and time in the event's time zone. */
function MomentField({ draft, errors, onChange, isFixed, field, label, hint }: MomentFieldProps) {
  const fixed = isFixed(field);
  return (
    <DateField
      label={label}
      type="datetime-local"
      value={draft[field]}
      error={errors[field]}
      disabled={fixed}
      hint={fixed ? 'This can no longer be changed.' : hint}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}

/** The time zone of the event. */
function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  // Hundreds of options, which are not compared again with every letter that is typed elsewhere.
  const options = useMemo(
    () => <Options of={timeZones(zone).map((each) => [each, each.replaceAll('_', ' ')])} />,
    [zone],
  );
  return (
    <SelectField
      label="Time zone"
      hint="All times of the event are in this zone."
      value={zone}
      onChange={({ target }) => onChange(target.value)}
    >
      {options}
    </SelectField>
  );
}
