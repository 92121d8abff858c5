'use client';

import { useId } from 'react';
import { useBuilder, useEditForce } from '@/components/builder/context';
import { ElementCount } from '@/components/builder/element-count';
import { ForceRulings } from '@/components/builder/force-rulings';
import { PackOverridable } from '@/components/builder/pack-overridable';
import { PackRequirement } from '@/components/builder/pack-requirement';
import { ProblemPlace } from '@/components/builder/problem-place';
import { SetElsewhere } from '@/components/builder/set-elsewhere';
import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { Segmented } from '@/components/ui/segmented';
import { conditions } from '@/lib/systems/horizon-wars/catalogue';
import {
  commonLimits,
  type ForceFields,
  fieldsOf,
  setFields,
  withCondition,
} from '@/lib/systems/horizon-wars/edits/edit-force';
import { scenarioName } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { mechs } from '@/lib/systems/horizon-wars/evaluate/mech-catalogue';
import { limitElsewhere } from '@/lib/systems/horizon-wars/evaluate/settings';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { points } from '@/lib/systems/horizon-wars/paper/stats';
import { useEvaluation, useForce } from '../use-force';
import { EraFields, type ForceForm } from './era-fields';
import { EraShares } from './era-shares';
import { PageNote } from './notes';

const NONE = 'none';

/** The settings of the force: points, mech cap, era, battlefield, rulings. */
export function ForcePanel() {
  const force = useForce();
  const { pack } = useEvaluation();
  const edit = useEditForce<Force>();
  const form: ForceForm = {
    fields: fieldsOf(force),
    set: (fields) => edit((now) => setFields(now, { ...fieldsOf(now), ...fields })),
  };
  return (
    <div className="space-y-8">
      <ElementCount most={pack?.maxElements} />
      <EraShares />
      <Section title="Points" level={3}>
        <ProblemPlace path={['limit']}>
          <Limit form={form} />
        </ProblemPlace>
      </Section>
      <Section title="Mechs" level={3}>
        <MechSettings form={form} />
      </Section>
      <Section title="Era" level={3}>
        <EraFields form={form} />
      </Section>
      <Section title="Battlefield" level={3}>
        <ProblemPlace path={['battlefield']}>
          <Battlefield form={form} />
        </ProblemPlace>
      </Section>
      <ForceRulings />
    </div>
  );
}

type Form = { form: ForceForm };

function Limit({ form }: Form) {
  const { open } = useBuilder();
  const evaluation = useEvaluation();
  const { force, pack } = evaluation;
  const value = form.fields.limit;
  const onChange = (limit: number | null) => form.set({ limit });
  const elsewhere = limitElsewhere(force, pack);
  if (elsewhere?.by === 'battle')
    return (
      <SetElsewhere
        label="Points limit"
        place="Go to the scenario"
        onGo={() => open({ kind: 'section', id: 'scenario' })}
      >
        <b className="font-semibold">{points(elsewhere.limit)}</b>, by the set-piece battle:{' '}
        {scenarioName(evaluation)}.
      </SetElsewhere>
    );
  return (
    <PackOverridable field="limit" label="Points limit">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Segmented
          label="Points limit"
          value={value === null ? NONE : commonLimits.includes(value) ? `${value}` : null}
          options={[
            ...commonLimits.map((limit) => ({ value: `${limit}`, label: limit })),
            { value: NONE, label: 'None' },
          ]}
          onChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
        />
        <NumberField label="Other limit" min={0} max={9999} allowEmpty value={value} onChange={onChange} />
      </div>
    </PackOverridable>
  );
}

function MechSettings({ form }: Form) {
  const { mechCost } = useEvaluation();
  const { presence, pointsPerPresence, pointsBase, page } = mechs.superMech;
  return (
    <div className="space-y-3">
      <ProblemPlace path={['mechCap']}>
        <PackOverridable field="mechCap" label="Mech cap">
          <NumberField
            label="Mech cap"
            hint={
              <>
                Maximum cost of all mechs, including Aces, before discounts. Leave empty for none. They cost{' '}
                {mechCost} now. <PageNote page={12} />
              </>
            }
            min={0}
            max={9999}
            allowEmpty
            value={form.fields.mechCap}
            onChange={(mechCap) => form.set({ mechCap })}
          />
        </PackOverridable>
      </ProblemPlace>
      <PackOverridable field="superMechs" label="Super-mechs">
        <CheckField
          label="Super-mechs"
          description={
            <>
              Mechs of P{presence} and more may be taken, with {pointsPerPresence} × P + {pointsBase} points
              to spend. <PageNote page={page} />
            </>
          }
          checked={form.fields.superMechs}
          onChange={(event) => form.set({ superMechs: event.target.checked })}
        />
      </PackOverridable>
    </div>
  );
}

function Battlefield({ form }: Form) {
  const pack = useId();
  const value = form.fields.battlefield;
  return (
    <fieldset className="@container" aria-describedby={pack}>
      <legend className="sr-only">Battlefield conditions</legend>
      <p id={pack}>
        <PackRequirement field="battlefield" />
      </p>
      <div className="grid gap-x-6 gap-y-1 @2xl:grid-cols-2">
        {conditions.map(({ id, name, effect, page }) => {
          const condition = id as ForceFields['battlefield'][number];
          return (
            <CheckField
              key={id}
              label={name}
              description={
                <>
                  {effect} <PageNote page={page} />
                </>
              }
              checked={value.includes(condition)}
              onChange={(event) =>
                form.set({ battlefield: withCondition(value, condition, event.target.checked) })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
