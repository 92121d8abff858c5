import { Disclosure } from '@/components/ui/disclosure';
import { Options, SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { NAME_LENGTH } from '@/lib/roster/roster';
import { systems } from '@/lib/systems/registry';
import { EntryFields } from './entry-fields';
import { PackField } from './pack-field';
import { RoundFields } from './round-fields';
import type { SettingsFieldsProps } from './settings-fields';
import { MomentField, ZoneField } from './time-fields';

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
        <TextField
          label="Date"
          type="date"
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
