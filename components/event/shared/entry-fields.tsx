import { useMemo } from 'react';
import { FormText } from '@/components/ui/form/form-field';
import { useZodForm, type ZodForm } from '@/components/ui/form/use-zod-form';
import { entrySchema } from '@/lib/events/entry';
import type { PlayerView } from '@/lib/events/view';
import { NAME_LENGTH } from '@/lib/roster/limits';

/** The name and the team under which somebody plays. */
export interface EntryInput {
  name: string;
  team: string;
}

/**
 * A form for a name and a team, which are read without spaces around them.
 * @param own the id of the player who has or gets them
 */
export function useEntryForm({ name, team }: EntryInput, players: readonly PlayerView[], own: string) {
  const schema = useMemo(() => entrySchema(players, own), [players, own]);
  return useZodForm<EntryInput, EntryInput>(schema, { name, team });
}

/** The fields of a form for the name and the team of a player. */
export const EntryFields = ({ form: { control } }: { form: ZodForm<EntryInput> }) => (
  <>
    <FormText
      control={control}
      name="name"
      data-autofocus
      label="Name"
      hint="As it appears in the pairings and the standings."
      autoComplete="name"
      maxLength={NAME_LENGTH}
    />
    <FormText
      control={control}
      name="team"
      label="Team or club"
      hint="Leave empty for none."
      autoComplete="organization"
      maxLength={NAME_LENGTH}
    />
  </>
);
