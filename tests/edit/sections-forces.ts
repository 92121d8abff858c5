import { expect } from 'vitest';
import { type Evaluation, evaluate } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { type Force, forceSchema } from '@/lib/systems/horizon-wars/force';

const mech = (id: string, presence: number, upgrades: { id: string }[] = []) => ({
  id,
  kind: 'mech',
  name: id,
  presence,
  stats: { m: 3, f: 3, a: 3, d: 2 },
  upgrades,
});
const conventional = (id: string, type: string, chq = false) => ({
  id,
  kind: 'conventional',
  name: id,
  type,
  chq,
});
const aircraft = (id: string, upgrades: { id: string; times?: number }[]) => ({
  id,
  kind: 'aircraft',
  name: id,
  presence: 2,
  stats: { m: 3, f: 3, a: 2, d: 1 },
  upgrades,
});

/** Four P2 mechs (one a commander), a P1 mech, four infantry, two recon and two transports. */
const elements = [
  mech('lead', 2, [{ id: 'squadron-commander' }]),
  mech('two', 2),
  mech('three', 2),
  mech('four', 2),
  mech('small', 1),
  conventional('hq', 'light-infantry', true),
  conventional('foot', 'light-infantry'),
  conventional('heavy', 'heavy-infantry'),
  conventional('horse', 'heavy-cavalry'),
  conventional('eyes', 'recon'),
  conventional('ears', 'recon'),
  aircraft('light', [{ id: 'light-transport' }]),
  aircraft('big', [{ id: 'heavy-transport', times: 3 }]),
];

/** A force of the elements above with extra fields; frozen, so that no edit can mutate it. */
export function forceWith(fields: object = {}): Force {
  return freeze(forceSchema.parse({ limit: 15, elements, ...fields }));
}

export const evaluated = (force: Force): Evaluation => evaluate(force, null);

/** Expects that the file format reads a force back unchanged; returns the force. */
export function expectReadable(force: Force): Force {
  const read = forceSchema.safeParse(JSON.parse(JSON.stringify(force)));
  expect(read.error?.issues ?? []).toEqual([]);
  expect(read.data).toEqual(JSON.parse(JSON.stringify(force)));
  return freeze(force);
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
}
