import { TextField } from '@/components/ui/text-field';
import type { PlayerView } from '@/lib/events/view';

/** The name and the team under which somebody plays. */
export interface EnteredName {
  name: string;
  team: string;
}

interface NameFieldsProps {
  value: EnteredName;
  onChange: (value: EnteredName) => void;
  /** What is wrong with the name; "" if nothing is. */
  error: string;
}

/** Most letters of a name, and of a team. */
const LENGTH = 120;

/** The fields for the name and the team of a player. */
export const NameFields = ({ value, onChange, error }: NameFieldsProps) => (
  <>
    <TextField
      data-autofocus
      label="Name"
      hint="As it appears in the pairings and the standings."
      autoComplete="name"
      maxLength={LENGTH}
      value={value.name}
      error={error}
      onChange={({ target }) => onChange({ ...value, name: target.value })}
    />
    <TextField
      label="Team or club"
      hint="Leave empty for none."
      autoComplete="organization"
      maxLength={LENGTH}
      value={value.team}
      onChange={({ target }) => onChange({ ...value, team: target.value })}
    />
  </>
);

/**
 * What is wrong with a name, as a sentence; "" if nothing is.
 * @param own the id of the player who has it, if they have entered already
 */
export function nameFault(name: string, players: readonly PlayerView[], own?: string): string {
  const plain = (text: string) => text.trim().toLowerCase();
  if (plain(name) === '') return 'Enter a name.';
  const isTaken = players.some((player) => player.id !== own && plain(player.name) === plain(name));
  return isTaken ? `${name.trim()} has entered already. Add a surname or a letter.` : '';
}
