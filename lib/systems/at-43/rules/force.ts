import { emptyRule, forceFinding, idsOf } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import { type EvaluatedUnit, leadersOf } from '../evaluate/evaluate-unit';
import { rule } from './rule';

export const empty = emptyRule('at43/force/empty', 'unit', { force: 'company' });

export const overLimit = rule({
  id: 'at43/force/over-limit',
  severity: 'error',
  figure: 'A.P.',
  repairs: {
    any: [
      'figures',
      'extra-off',
      'support-off',
      'bearers-off',
      'officer-off',
      'hero-off',
      'specialists-off',
      'equipment-off',
      'retype',
      'remove',
    ],
  },
  page: 53,
  title: "The company's value is at most the army points agreed",
  breach: 'Over the army points agreed',
  check: ({ value, limit }) =>
    limit === null || value <= limit ? [] : [forceFinding(['limit'], { value, limit })],
  message: ({ value, limit }) =>
    `The company is worth ${value} A.P.; the limit is ${limit}: ${value - limit} too many`,
});

export const heroTwice = rule({
  id: 'at43/force/hero-twice',
  severity: 'warning',
  page: 48,
  title: 'A hero is one person and leads one unit',
  breach: 'One hero with several units',
  check: ({ units }) => {
    const led = new Map<string, Set<EvaluatedUnit>>();
    for (const unit of units)
      for (const { name, hero } of leadersOf(unit))
        if (hero) led.set(name, (led.get(name) ?? new Set()).add(unit));
    return [...led]
      .filter(([, own]) => own.size > 1)
      .map(([name, own]) => ({
        elements: idsOf([...own]),
        path: ['units', [...own][0]?.id ?? '', 'officer'],
        facts: { name, labels: [...own].map(({ label }) => label) },
      }));
  },
  message: ({ name, labels }) => `${name} is one person, and leads ${inList(labels)}`,
});
