import { useBuilder } from '@/components/builder/context';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { inList } from '@/lib/roster/words';
import { tacticalUpgrade } from '@/lib/systems/horizon-wars/catalogue';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { specialsOf } from '@/lib/systems/horizon-wars/paper/special';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/paper/stats';
import { typeName } from '@/lib/systems/horizon-wars/paper/text';
import { SpecialList } from '../design/specials';
import { useEvaluation } from '../use-force';

/** The special rules of a conventional element, and what command resources give its type. */
export function ConventionalProfile({ element }: { element: EvaluatedElement }) {
  const evaluation = useEvaluation();
  const { open } = useBuilder();
  const { type, raised, tacticalUpgrades } = element;
  if (type === null) return null;
  const given = [
    ...statOrder.flatMap((stat) => (raised[stat] ? [`${statNames[stat]} +${raised[stat]}`] : [])),
    ...tacticalUpgrades.map((id) => tacticalUpgrade(id).name),
  ];
  return (
    <>
      <Section title="Special rules" level={3}>
        <SpecialList specials={specialsOf(element, evaluation)} />
      </Section>
      <Section title="Command resources" level={3}>
        <p className="text-sm">
          {given.length > 0
            ? `All ${typeName(type.id)} of the force have ${inList(given)}.`
            : `Nothing is bought for ${typeName(type.id)} yet: command resources raise stats and add tactical upgrades by type.`}
        </p>
        <Button size="sm" className="mt-2" onClick={() => open({ kind: 'section', id: 'command' })}>
          Command resources
        </Button>
      </Section>
    </>
  );
}
