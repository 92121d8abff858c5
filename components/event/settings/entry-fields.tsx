import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { Segmented } from '@/components/ui/segmented';
import { MAX_PLAYERS } from '@/lib/events/event';
import type { SettingsFieldsProps } from './settings-fields';
import { MomentField } from './time-fields';
import { entryChoices, illegalChoices, shownChoices } from './words';

/** Returns options that cannot be chosen, if a setting is fixed. */
const unless = <Option extends object>(fixed: boolean, options: readonly Option[]) =>
  options.map((option) => ({ ...option, disabled: fixed }));

/** Who enters, what may be sent, and who sees it. */
export function EntryFields(props: SettingsFieldsProps) {
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
