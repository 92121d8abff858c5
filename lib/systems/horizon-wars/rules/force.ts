import { emptyRule, forceFinding } from '@/lib/roster/rule';
import { points } from '../paper/text';
import { rule } from './rule';

export const empty = emptyRule('hw/force/empty', 'element', { page: 15 });

export const overLimit = rule({
  id: 'hw/force/over-limit',
  severity: 'error',
  figure: 'FC',
  repairs: { any: ['remove', 'retype', 'presence', 'ace-off', 'chq', 'chq-off', 'era', 'scenario'] },
  page: 13,
  title: 'The force costs no more than the points limit',
  breach: 'Over the points limit',
  check: ({ forceCost, settings: { limit } }) =>
    limit === null || forceCost <= limit ? [] : [forceFinding(['limit'], { forceCost, limit })],
  message: ({ forceCost, limit }) =>
    `The force costs ${points(forceCost)}; the limit is ${limit}: ${forceCost - limit} too many`,
});

export const underLimit = rule({
  id: 'hw/force/under-limit',
  severity: 'advice',
  page: 13,
  title: 'The points agreed should all be spent',
  breach: 'Points left to spend',
  check: ({ forceCost, settings: { limit } }) =>
    limit === null || forceCost >= limit ? [] : [forceFinding(['limit'], { forceCost, limit })],
  message: ({ forceCost, limit }) =>
    `The force costs ${points(forceCost)} of ${limit}: ${limit - forceCost} left to spend`,
});

export const mechCap = rule({
  id: 'hw/force/mech-cap',
  severity: 'error',
  figure: 'Mechs',
  repairs: { any: ['remove', 'presence', 'ace-off'] },
  page: 12,
  title: 'The mechs are within the mech cap, where one is agreed',
  breach: 'Over the mech cap',
  check: ({ mechCost, settings: { mechCap } }) =>
    mechCap === null || mechCost <= mechCap ? [] : [forceFinding(['mechCap'], { mechCost, mechCap })],
  message: ({ mechCost, mechCap }) =>
    `The mechs cost ${points(mechCost)} with their Aces, before discounts; the mech cap is ${mechCap}`,
});
