import { useCallback } from 'react';
import { EditButton } from '@/components/builder/fields/ban';
import { ForceFields, ForceRulings } from '@/components/builder/fields/force-fields';
import { ElementCount } from '@/components/builder/fields/members';
import { PageNote } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { SelectField } from '@/components/ui/fields/select-field';
import { Section } from '@/components/ui/section';
import { withFields } from '@/lib/roster/edits/edits';
import { sampleCards } from '@/lib/systems/at-43/catalogue/catalogue';
import { setCommander } from '@/lib/systems/at-43/edits/edit';
import { armiesOf } from '@/lib/systems/at-43/edits/edit-company';
import { type Evaluation, leadershipText } from '@/lib/systems/at-43/evaluate/evaluate';
import { forceFields } from '@/lib/systems/at-43/fields';
import { type Force, forceSchema } from '@/lib/systems/at-43/force';
import { rankText } from '@/lib/systems/at-43/paper/text';
import { useEdit, useEvaluation, useForce, useStoredCards } from '../use-force';

const described = { shape: forceSchema.shape, fields: forceFields };

/** Army, faction, A.P. limit and commander of a company. */
export function CompanyPanel() {
  const { pack } = useEvaluation();
  return (
    <div className="@container space-y-8">
      <ElementCount most={pack?.maxElements} />
      <Section title="Army" level={3}>
        <ArmyFields />
      </Section>
      <Section title="Army points" level={3}>
        <ForceFields {...described} only={['limit']} />
      </Section>
      <Section title="Commander" level={3} aside="of the highest rank, p.55">
        <ProblemPlace path={['commander']}>
          <CommanderFields />
        </ProblemPlace>
      </Section>
      <ForceRulings />
    </div>
  );
}

function ArmyFields() {
  const force = useForce();
  const library = useStoredCards();
  const armies = armiesOf([...sampleCards, ...force.cards, ...library.cards]);
  const own = armies.find(({ army }) => army === force.army);
  const factions = own?.factions.filter((faction) => faction !== force.faction) ?? [];
  return (
    <div className="space-y-3">
      <ForceFields
        {...described}
        only={['army', 'faction']}
        className="grid gap-x-6 gap-y-3 @md:grid-cols-2"
      />
      <div className="flex flex-wrap gap-2">
        {armies
          .filter(({ army }) => army !== force.army)
          .map(({ army }) => (
            <ArmyButton key={army} army={army} faction={null} />
          ))}
        {factions.map((faction) => (
          <ArmyButton key={faction} army={force.army} faction={faction} />
        ))}
      </div>
    </div>
  );
}

/** Switches the company to another army or faction. */
function ArmyButton({ army, faction }: Pick<Force, 'army'> & { faction: string | null }) {
  const change = useCallback((force: Force) => withFields(force, { army, faction }), [army, faction]);
  return (
    <EditButton size="sm" change={change}>
      {faction === null ? army : `${army}, ${faction}`}
    </EditButton>
  );
}

function CommanderFields() {
  const evaluation = useEvaluation();
  const edit = useEdit();
  const { force, units, commandUnits, candidates } = evaluation;
  const ledUnits = commandUnits.flatMap((unit) => (unit.leader ? [{ unit, leader: unit.leader }] : []));
  const stray = force.commander !== undefined && !ledUnits.some(({ unit }) => unit.id === force.commander);
  return (
    <div className="space-y-3">
      <SelectField
        label="Commander's unit"
        className="max-w-96"
        value={force.commander ?? ''}
        onChange={(event) => edit((now) => setCommander(now, event.target.value || null))}
      >
        <option value="">
          {candidates[0]
            ? `Not named: ${candidates[0].leader.name} of ${candidates[0].unit.label}`
            : 'Not named'}
        </option>
        {stray && (
          <option value={force.commander}>
            {units.find(({ id }) => id === force.commander)?.label} (cannot command)
          </option>
        )}
        {ledUnits.map(({ unit, leader }) => (
          <option key={unit.id} value={unit.id}>
            {leader.name}, {rankText(leader.rank)} ({unit.label})
          </option>
        ))}
      </SelectField>
      <CommandLine evaluation={evaluation} />
    </div>
  );
}

function CommandLine({ evaluation }: { evaluation: Evaluation }) {
  const { leadershipPoints, authority, wager } = evaluation;
  return (
    <p className="text-sm">
      Leadership points per round: <b>{leadershipPoints ?? 'unknown'}</b>{' '}
      <span className="text-muted">
        ({leadershipText(evaluation)}, <PageNote page={54} />)
      </span>
      . Authority: <b>{authority ?? 'unknown'}</b>, with up to <b>{wager ?? '?'}</b> points wagered (
      <PageNote page={55} />
      ).
    </p>
  );
}
