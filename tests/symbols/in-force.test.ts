import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate as evaluateCompany } from '@/lib/systems/at-43/evaluate/evaluate';
import { forceSchema as companySchema } from '@/lib/systems/at-43/force';
import { symbolOf as symbolInCompany } from '@/lib/systems/at-43/paper/symbol';
import { evaluate as evaluateDragoons } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import { forceSchema as dragoonsSchema } from '@/lib/systems/forge-of-war/force';
import { symbolOf as symbolOfUnit } from '@/lib/systems/forge-of-war/paper/symbol';
import { evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { forceSchema } from '@/lib/systems/horizon-wars/force';
import { symbolOf } from '@/lib/systems/horizon-wars/paper/symbol';

const forceOf = (sample: string) => JSON.parse(readFileSync(`data/${sample}.json`, 'utf8')).force;

const marks = ['headquarters', 'ace', 'embarked', 'lost'] as const;
const marked = (symbol: Record<(typeof marks)[number], boolean>) => marks.filter((each) => symbol[each]);

describe('the modifiers of a unit in its force', () => {
  test('CHQ, Ace, embarked and lost', () => {
    const force = forceSchema.parse({
      ...forceOf('horizon-wars/samples/combined-force'),
      scenario: {
        kind: 'set-piece',
        battle: 'deliberate-attack',
        size: 'troop',
        role: 'attacker',
        disposition: {},
      },
    });
    const first = force.elements.find(({ name }) => name === 'Pickets')?.id ?? '';
    if (force.scenario) force.scenario.disposition = { [first]: 'lost' };
    const evaluation = evaluate(force, null);
    const seen = evaluation.elements.map((element) => [
      element.label,
      ...marked(symbolOf(element, evaluation)),
    ]);
    expect(seen.filter(([, ...own]) => own.length > 0)).toEqual([
      ['Harbour Command', 'headquarters'],
      ['Rope Section', 'embarked'],
      ['Breakwater', 'ace'],
      ['Pickets', 'lost'],
    ]);
  });

  test('commanders and embarked units', () => {
    const { units } = evaluateDragoons(
      dragoonsSchema.parse(forceOf('forge-of-war/samples/mechanised-platoon')),
      null,
    );
    const seen = units.map((unit) => [unit.label, ...marked(symbolOfUnit(unit))]);
    expect(seen).toContainEqual(['Captain Ferris', 'headquarters', 'embarked']);
    expect(seen).toContainEqual(['First Section', 'embarked']);
    expect(seen).toContainEqual(['Second Section']);
  });

  test('the unit of the commander and heroes', () => {
    const company = evaluateCompany(companySchema.parse(forceOf('at-43/samples/sierra-company')), null);
    const seen = company.units.map((unit) => [unit.label, ...marked(symbolInCompany(unit, company))]);
    expect(seen).toContainEqual(['Sierra Able', 'ace']);
    expect(seen).toContainEqual(['Sierra Charlie', 'headquarters', 'ace']);
    expect(seen).toContainEqual(['TacArms']);
  });
});
