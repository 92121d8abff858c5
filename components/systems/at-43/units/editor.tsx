import { useBuilder } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/words';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { uncheckedOf } from '@/lib/systems/at-43/evaluate/unchecked';
import { CardSection } from '../cards/card-section';
import { Notice } from '../page-note';
import { useEvaluation } from '../use-force';
import { LeaderFields } from './leader-fields';
import { OptionFields } from './option-fields';
import { PlaceFields } from './place-fields';
import { StrengthFields } from './strength-fields';
import { UnitHead } from './unit-head';
import { ValueFields } from './value-fields';

/** Everything that can be chosen for a unit. */
export function Editor({ id }: { id: string }) {
  const { units } = useEvaluation();
  const unit = units.find((each) => each.id === id);
  return unit === undefined ? null : <UnitFields unit={unit} />;
}

function UnitFields({ unit }: { unit: EvaluatedUnit }) {
  const evaluation = useEvaluation();
  const { designing } = useBuilder();
  const unchecked = uncheckedOf(unit, evaluation);
  return (
    <div className="@container space-y-6">
      <UnitHead unit={unit} />
      {!designing && (
        <Section title="Place" level={3}>
          <PlaceFields unit={unit} />
        </Section>
      )}
      <Section title="Strength" level={3}>
        <ProblemPlace path={['units', unit.id, 'figures']}>
          <StrengthFields unit={unit} />
        </ProblemPlace>
      </Section>
      <Section title="Officer" level={3} aside="one officer or hero a unit (p.55, 76)">
        <ProblemPlace path={['units', unit.id, 'officer']}>
          <LeaderFields unit={unit} />
        </ProblemPlace>
      </Section>
      <OptionFields unit={unit} />
      <Section title="Value" level={3}>
        <ProblemPlace path={['units', unit.id, 'ap']}>
          <ValueFields unit={unit} />
        </ProblemPlace>
      </Section>
      {unchecked.length > 0 && (
        <Notice severity="advice">Not on its cards, so not checked: {inList(unchecked)}.</Notice>
      )}
      <CardSection unit={unit} />
    </div>
  );
}
