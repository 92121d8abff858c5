import { useBuilder } from '@/components/builder/context';
import { PackOverridable } from '@/components/builder/fields/any-field';
import { SetElsewhere } from '@/components/builder/fields/ban';
import { ForceFields, ForceRulings } from '@/components/builder/fields/force-fields';
import { ElementCount, RemoveElement, useFocusHost } from '@/components/builder/fields/members';
import { Notice, PageNote } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { Section } from '@/components/ui/section';
import { withFields } from '@/lib/roster/edits/edits';
import { capitalised } from '@/lib/roster/text/words';
import { era as eraOf } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { allegianceOf, commonLimits, scenarioName } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { limitElsewhere } from '@/lib/systems/horizon-wars/evaluate/settings';
import { forceFields } from '@/lib/systems/horizon-wars/fields';
import { type Force, forceSchema } from '@/lib/systems/horizon-wars/force';
import { points } from '@/lib/systems/horizon-wars/paper/text';
import { colonialWarMechShare, newColonialAgeMartianAircraft } from '@/lib/systems/horizon-wars/rules/era';
import { useEdit, useEvaluation, useForce } from '../use-force';

const NONE = 'none';
const described = { shape: forceSchema.shape, fields: forceFields };

/** The settings of the force: points, mech cap, era, battlefield, rulings. */
export function ForcePanel() {
  const { pack } = useEvaluation();
  return (
    <div className="space-y-8">
      <ElementCount most={pack?.maxElements} />
      <EraShares />
      <Section title="Points" level={3}>
        <ProblemPlace path={['limit']}>
          <Limit />
        </ProblemPlace>
      </Section>
      <Section title="Mechs" level={3}>
        <ForceFields {...described} only={['mechCap', 'superMechs']} />
      </Section>
      <Section title="Era" level={3}>
        <EraFields />
      </Section>
      <Section title="Battlefield" level={3}>
        <ForceFields {...described} only={['battlefield']} />
      </Section>
      <ForceRulings />
    </div>
  );
}

/** Buttons that remove mechs or aircraft if the era allows fewer of them; renders nothing otherwise. */
function EraShares() {
  const evaluation = useEvaluation();
  const { mechs, aircraft } = evaluation;
  const shares = [
    { rule: colonialWarMechShare, path: ['mechs'], elements: mechs, title: 'Mechs in the Colonial War' },
    {
      rule: newColonialAgeMartianAircraft,
      path: ['aircraft'],
      elements: aircraft,
      title: 'Martian aircraft',
    },
  ].filter(({ rule }) => rule.check(evaluation).length > 0);
  return shares.map(({ rule, path, elements, title }) => (
    <Section key={rule.id} title={title} level={3} aside="too many">
      <ProblemPlace path={path}>
        <RemoveElement elements={elements} />
      </ProblemPlace>
    </Section>
  ));
}

/** The limit of the force, of its battle or of the pack. */
function Limit() {
  const { open } = useBuilder();
  const evaluation = useEvaluation();
  const edit = useEdit();
  const { force, pack } = evaluation;
  const { limit } = force;
  const { label } = forceFields.limit;
  const set = (chosen: number | null) => edit((now) => withFields(now, { limit: chosen }));
  const elsewhere = limitElsewhere(force, pack);
  if (elsewhere?.by === 'battle')
    return (
      <SetElsewhere
        label={label}
        place="Go to the scenario"
        onGo={() => open({ kind: 'section', id: 'scenario' })}
      >
        <b className="font-semibold">{points(elsewhere.limit)}</b>, by the set-piece battle:{' '}
        {scenarioName(evaluation)}.
      </SetElsewhere>
    );
  return (
    <PackOverridable field="limit" label={label}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Segmented
          label={label}
          value={limit === null ? NONE : commonLimits.includes(limit) ? `${limit}` : null}
          options={[
            ...commonLimits.map((each) => ({ value: `${each}`, label: each })),
            { value: NONE, label: 'None' },
          ]}
          onChange={(chosen) => set(chosen === NONE ? null : Number(chosen))}
        />
        <NumberField label="Other limit" min={0} max={9999} allowEmpty value={limit} onChange={set} />
      </div>
    </PackOverridable>
  );
}

const NO_ALLEGIANCE = 'none';

/** The era with its limits, and the allegiance if the era has any. */
function EraFields() {
  const edit = useEdit();
  const { era, allegiance } = useForce();
  const { host, keepFocus } = useFocusHost();
  const set = (chosen: Force['allegiance']) => edit((now) => withFields(now, { allegiance: chosen }));
  return (
    <div ref={host} tabIndex={-1} className="space-y-3">
      <ForceFields shape={forceSchema.shape} fields={forceFields} only={['era']} />
      <ul className="max-w-prose list-disc space-y-1 pl-4 text-sm marker:text-accent empty:hidden">
        {eraOf(era).limits.map(({ text, page }) => (
          <li key={text}>
            {text} <PageNote page={page} />
          </li>
        ))}
      </ul>
      <ProblemPlace path={['allegiance']}>
        <Allegiance {...{ era, allegiance }} onChange={set} onClear={() => keepFocus(() => set(null))} />
      </ProblemPlace>
    </div>
  );
}

type AllegianceProps = Pick<Force, 'era' | 'allegiance'> & {
  onChange: (allegiance: Force['allegiance']) => void;
  onClear: () => void;
};

function Allegiance({ era, allegiance, onChange, onClear }: AllegianceProps) {
  const { choices, leftOver } = allegianceOf({ era, allegiance });
  const chosen = choices.find(({ id }) => id === allegiance);
  if (leftOver !== null)
    return (
      <Notice
        severity="error"
        action={
          <Button size="sm" onClick={onClear}>
            Remove the allegiance
          </Button>
        }
      >
        {capitalised(leftOver)} is left over from another era; {eraOf(era).name} has no such allegiance.
      </Notice>
    );
  if (choices.length === 0) return null;
  return (
    <Segmented
      label={forceFields.allegiance.label}
      value={allegiance ?? NO_ALLEGIANCE}
      options={[
        { value: NO_ALLEGIANCE, label: 'None' },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => onChange(value === NO_ALLEGIANCE ? null : (value as Force['allegiance']))}
      hint={
        chosen && (
          <>
            {chosen.summary} <PageNote page={chosen.page} />
          </>
        )
      }
    />
  );
}
