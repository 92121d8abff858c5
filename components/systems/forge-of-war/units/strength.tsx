import { ProblemPlace } from '@/components/builder/problem-place';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { MOST_FIGURES } from '@/lib/systems/forge-of-war/force';
import { useEdit } from '../use-force';
import { UnitTracks } from './unit-tracks';

/** Number of figures of a unit, with its tracks as printed on the sheet. */
export function Strength({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, marks } = unit;
  const { half, third, quarter } = marks;
  const left = (lost: number) => source.figures - lost;
  const lines = [
    ...(half === null ? [] : [`${left(half)} left: half strength, activation −1 and 1 D-marker stays`]),
    ...(third === null ? [] : [`${left(third)} left: a third, withdraws when it fails to activate`]),
    ...(quarter === null ? [] : [`${left(quarter)} left: a quarter, 2 D-markers stay`]),
  ];
  return (
    <Section title="Strength" level={3} aside="sections 4.1, 4.4, 5.3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <ProblemPlace path={['units', id, 'figures']}>
          <NumberField
            label="Figures"
            min={1}
            max={MOST_FIGURES}
            value={source.figures}
            onChange={(figures) => edit((force) => setUnit(force, id, { figures }))}
          />
        </ProblemPlace>
        <div className="min-w-0 flex-1 basis-60">
          <UnitTracks unit={unit} />
        </div>
      </div>
      {lines.length > 0 && (
        <ul className="mt-2 text-muted text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
