import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Builder, BuilderContext } from '@/components/builder/context';
import { ChqChanges } from '@/components/systems/horizon-wars/elements/picker';
import { offeredChqs } from '@/lib/systems/horizon-wars/edits/offers';
import { evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { ChqChoice } from '@/lib/systems/horizon-wars/rules/chq';
import { rules } from '@/lib/systems/horizon-wars/rules/registry';
import { force, pack } from '../fixtures/horizon-wars';

/** The row's note about the pack for heavy infantry as CHQ, which needs 3 of its type at 15 points. */
function noteUnder(fields: Record<string, unknown>): string | undefined {
  const evaluation = evaluate(force([], { limit: 15 }).force, pack(fields) as never);
  const offer = offeredChqs(evaluation, rules).find(({ id }) => id === 'heavy-infantry');
  if (!offer) throw new Error('Heavy infantry is offered');
  expect(offer.price).toContain('needs 3 of its type at 15 points');
  const state = { evaluation };
  const store = { subscribe: () => () => {}, state: () => state };
  const html = renderToStaticMarkup(
    <BuilderContext value={{ store } as unknown as Builder}>
      <ChqChanges choice={(offer.subject as { chq: ChqChoice }).chq} />
    </BuilderContext>,
  );
  return /<p class="text-sm text-warning">([^<]*)<\/p>/.exec(html)?.[1];
}

test('the choice of a CHQ warns if the pack allows fewer of its type than the CHQ needs', () => {
  const most = (count: number) => ({ most: { 'heavy-infantry': count } });
  expect(noteUnder(most(2))).toBe('“Test Open” allows 2 of them; a force of 15 points needs 3.');
  expect(noteUnder({ ...most(2), name: '' })).toBe(
    'The pack allows 2 of them; a force of 15 points needs 3.',
  );
  expect(noteUnder(most(3))).toBeUndefined();
  expect(noteUnder({ most: { 'light-infantry': 2 } })).toBeUndefined();
});
