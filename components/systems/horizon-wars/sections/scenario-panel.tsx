import { Dices } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PackRequirement } from '@/components/builder/fields/ban';
import { Fields } from '@/components/builder/fields/fields';
import { PageNote } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/fields/segmented';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { signed } from '@/lib/roster/text/words';
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
  scenarioReminders,
  setAdventure,
  setScenarioKind,
  setSetPiece,
  sizesOf,
} from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { setPieceFields } from '@/lib/systems/horizon-wars/fields';
import { type Scenario, type SetPiece, setPieceSchema } from '@/lib/systems/horizon-wars/force';
import { useEdit, useEditWithUndo, useEvaluation } from '../use-force';
import { Disposition } from './disposition';

type Kind = Scenario['kind'] | 'none';

/** The scenario, and the part of the force that each element is in. */
export function ScenarioPanel() {
  const evaluation = useEvaluation();
  const edit = useEdit();
  const editWithUndo = useEditWithUndo();
  const { scenario } = evaluation.force;
  const choose = (kind: Kind) => {
    if (kind === 'none')
      editWithUndo((force) => setScenarioKind(force, null), 'Scenario removed, with all placements.');
    else edit((force) => setScenarioKind(force, kind));
  };
  return (
    <div className="space-y-8">
      <div className="space-y-5">
        <ProblemPlace path={['scenario']} exact>
          <Segmented<Kind>
            label="Scenario"
            value={scenario?.kind ?? 'none'}
            options={[
              { value: 'none', label: 'None' },
              { value: 'set-piece', label: 'Set-piece battle' },
              { value: 'adventure', label: 'Adventure' },
            ]}
            onChange={choose}
            hint={
              <>
                {scenario === null &&
                  'A set-piece battle sets the points and the table; an adventure is rolled on three D12s. Either splits the force into advance, reserve and lost.'}
                <PackRequirement field="setPiece" />
              </>
            }
          />
        </ProblemPlace>
        {scenario?.kind === 'set-piece' && <SetPieceFields scenario={scenario} />}
        {scenario?.kind === 'adventure' && <AdventureFields scenario={scenario} />}
      </div>
      {evaluation.scenario && <Disposition evaluation={evaluation} scenario={evaluation.scenario} />}
      {scenario && <Reminders />}
    </div>
  );
}

function Reminders() {
  const reminders = scenarioReminders(useEvaluation());
  if (reminders.length === 0) return null;
  return (
    <div>
      <h3 className="label-caps mb-1 text-muted">At the table</h3>
      <ul className="max-w-prose list-disc space-y-1 pl-4 text-sm marker:text-accent">
        {reminders.map(({ text, page }) => (
          <li key={text}>
            {text} <PageNote page={page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The battle, its size and the side of this force. */
function SetPieceFields({ scenario }: { scenario: SetPiece }) {
  const edit = useEdit();
  const set = (fields: Partial<SetPiece>) => edit((force) => setSetPiece(force, fields));
  const common = { shape: setPieceSchema.shape, fields: setPieceFields, value: scenario, onChange: set };
  const sizes = sizesOf(scenario.battle);
  const size = sizes.find(({ id }) => id === scenario.size);
  return (
    <>
      <Fields {...common} only={['battle']} compact={false} />
      <Segmented<SetPiece['size']>
        label={setPieceFields.size.label}
        value={scenario.size}
        options={sizes.map(({ id, name, points }) => ({
          value: id as SetPiece['size'],
          label: (
            <span className="py-1">
              {name} <span className="condensed block text-xs">{points} points</span>
            </span>
          ),
        }))}
        hint={
          size && (
            <>
              {size.points} points a side on a table of {size.table}. <PageNote page={size.page} />
            </>
          )
        }
        onChange={(chosen) => set({ size: chosen })}
      />
      <Fields {...common} only={['role']} compact={false} />
    </>
  );
}

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
function AdventureFields({ scenario }: { scenario: Adventure }) {
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
