import { PackRequirement } from '@/components/builder/ban';
import { Fields } from '@/components/builder/fields/fields';
import { PageNote } from '@/components/builder/notes';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Segmented } from '@/components/ui/segmented';
import {
  scenarioReminders,
  setScenarioKind,
  setSetPiece,
  sizesOf,
} from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { setPieceFields } from '@/lib/systems/horizon-wars/fields';
import { type Scenario, type SetPiece, setPieceSchema } from '@/lib/systems/horizon-wars/force';
import { useEdit, useEditWithUndo, useEvaluation } from '../use-force';
import { AdventureFields } from './adventure-fields';
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
