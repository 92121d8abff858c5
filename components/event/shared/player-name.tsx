import { useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import type { PlayerView } from '@/lib/events/view';
import { seenText } from '@/lib/roster/text/visible';

interface PlayerNameProps {
  player: Pick<PlayerView, 'name' | 'team'> | undefined;
  /** Without the team. */
  brief?: boolean;
}

/** The name of a player, and their team or club. */
export function PlayerName({ player, brief = false }: PlayerNameProps) {
  if (player === undefined) return 'Unknown player';
  return (
    <>
      <bdi className="wrap-anywhere">{player.name}</bdi>
      {!brief && player.team.trim() !== '' && (
        <span className="block font-normal text-muted text-sm">
          <bdi className="wrap-anywhere">{player.team}</bdi>
        </span>
      )}
    </>
  );
}

/** The name and the team under which somebody plays. */
interface EnteredName {
  name: string;
  team: string;
}

/**
 * A name and a team while they are entered: both without spaces around them, what their fields need, and `isRight`,
 * which says whether the name may be sent. If it may not, its field says why from then on.
 * @param own the id of the player who has it, if they have entered already
 */
export function useName(start: EnteredName, players: readonly PlayerView[], own: string) {
  const [value, setValue] = useState(start);
  const [isTried, setTried] = useState(false);
  const fault = nameFault(value.name, players, own);
  const isRight = () => {
    setTried(true);
    return fault === '';
  };
  return {
    name: value.name.trim(),
    team: value.team.trim(),
    isRight,
    fields: { value, error: isTried ? fault : '', onChange: setValue },
  };
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

/** What is wrong with a name, as a sentence; "" if nothing is. */
function nameFault(name: string, players: readonly PlayerView[], own: string): string {
  const seen = seenText(name);
  if (seen === '') return 'Enter a name.';
  const isTaken = players.some((player) => player.id !== own && seenText(player.name) === seen);
  return isTaken ? `${name.trim()} has entered already. Add a surname or a letter.` : '';
}
