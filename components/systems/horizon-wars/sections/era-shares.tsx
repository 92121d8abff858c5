import { ProblemPlace } from '@/components/builder/problem-place';
import { RemoveElement } from '@/components/builder/remove-element';
import { Section } from '@/components/ui/section';
import { colonialWarMechShare, newColonialAgeMartianAircraft } from '@/lib/systems/horizon-wars/rules/era';
import { useEvaluation } from '../use-force';

/** Buttons that remove mechs or aircraft if the era allows fewer of them; renders nothing otherwise. */
export function EraShares() {
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
