import { ProblemPlace } from '@/components/builder/problem-place';
import { TakeOut } from '@/components/builder/take-out';
import { Section } from '@/components/ui/section';
import { colonialWarMechShare, newColonialAgeMartianAircraft } from '@/lib/systems/horizon-wars/rules/era';
import { useReckoning } from '../use-force';

/** Buttons that remove mechs or aircraft if the era allows fewer of them; renders nothing otherwise. */
export function EraShares() {
  const reckoning = useReckoning();
  const { mechs, aircraft } = reckoning;
  const shares = [
    { rule: colonialWarMechShare, path: ['mechs'], elements: mechs, title: 'Mechs in the Colonial War' },
    {
      rule: newColonialAgeMartianAircraft,
      path: ['aircraft'],
      elements: aircraft,
      title: 'Martian aircraft',
    },
  ].filter(({ rule }) => rule.check(reckoning).length > 0);
  return shares.map(({ rule, path, elements, title }) => (
    <Section key={rule.id} title={title} level={3} aside="too many">
      <ProblemPlace path={path}>
        <TakeOut elements={elements} />
      </ProblemPlace>
    </Section>
  ));
}
