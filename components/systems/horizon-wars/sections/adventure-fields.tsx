import { Dices } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageNote } from '@/components/builder/notes';
import { Button } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/select-field';
import { signed } from '@/lib/roster/words';
import {
  context,
  contexts,
  missionActions,
  missionPurposes,
} from '@/lib/systems/horizon-wars/catalogue/catalogue';
import {
  type Adventure,
  type AdventurePart,
  adventureRoll,
  DIE_FACES,
  setAdventure,
} from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { useEdit } from '../use-force';

/** What each part of an adventure can be, with the rolls of a D12 for it. */
const parts = [
  {
    part: 'context',
    label: 'Context',
    choices: contexts.map(({ id, name, roll: face }) => ({ id, name: `${face} · ${name}` })),
  },
  { part: 'action', label: 'Action', choices: missionActions.map(rolled) },
  { part: 'purpose', label: 'Purpose', choices: missionPurposes.map(rolled) },
] as const;

function rolled({ id, name, rolls }: { id: string; name: string; rolls: readonly number[] }) {
  return { id, name: `${rolls[0]}–${rolls.at(-1)} · ${name}` };
}

/** Context, action and purpose of an adventure, each rolled on a D12 or chosen (p.87-92). */
export function AdventureFields({ scenario }: { scenario: Adventure }) {
  const { loss, momentum, advancePercent, reservePercent, page } = context(scenario.context);
  const hint = (
    <>
      Loss P{loss}, momentum {signed(momentum)}, advance {advancePercent}%, reserve {reservePercent}%.{' '}
      <PageNote page={page} />
    </>
  );
  return parts.map(({ part, ...rest }) => (
    <RolledField
      key={part}
      {...{ part, ...rest }}
      value={scenario[part] ?? null}
      hint={part === 'context' && hint}
    />
  ));
}

type RolledFieldProps = {
  part: AdventurePart;
  label: string;
  value: string | null;
  choices: readonly { id: string; name: string }[];
  hint?: ReactNode;
};

function RolledField({ part, label, value, choices, hint }: RolledFieldProps) {
  const edit = useEdit();
  const [rolled, setRolled] = useState<number | null>(null);
  const throwDie = () => {
    const face = roll(DIE_FACES);
    setRolled(face);
    const id = adventureRoll(part, face);
    if (id !== null) edit((force) => setAdventure(force, part, id));
  };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <SelectField
        label={label}
        className="w-72 max-w-full"
        hint={hint}
        value={value ?? ''}
        onChange={(event) => {
          const id = event.target.value || null;
          setRolled(null);
          edit((force) => setAdventure(force, part, id));
        }}
      >
        {part !== 'context' && <option value="">Not chosen</option>}
        <Options of={choices.map(({ id, name }) => [id, name])} />
      </SelectField>
      <div className="flex items-center gap-3 sm:mt-6">
        <Button onClick={throwDie} aria-label={`Roll the ${label.toLowerCase()}`}>
          <Dices aria-hidden size={16} /> Roll
        </Button>
        <span aria-live="polite" className="text-sm">
          {rolled !== null && (
            <>
              Rolled <b className="text-lg">{rolled}</b>
              {adventureRoll(part, rolled) === null && ': choose one from the list'}
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** Returns a fair die roll from 1 to `faces`, from the browser's cryptographic random numbers. */
function roll(faces: number): number {
  const limit = Math.floor(2 ** 32 / faces) * faces;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return ((drawn[0] ?? 0) % faces) + 1;
}
