import { expect, test } from 'vitest';
import { emptyRoster } from '@/components/shared/rosters/new-roster';
import { checkRoster } from '@/lib/roster/check';
import { type PackField, withPackValue } from '@/lib/roster/pack/fields';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

/** The values of a field that restrict a force as a whole: each choice by itself. */
function restrictionsOf(field: PackField): unknown[] {
  switch (field.kind) {
    case 'number':
      return [0, 7];
    case 'switch':
      return [true, false];
    case 'list':
      return field.id.startsWith('bans.') ? [] : [[], ...field.options.map(({ id }) => [id])];
    case 'pair': {
      const [one, other] = field.parts;
      return (one?.options ?? []).flatMap((a) =>
        (other?.options ?? []).map((b) => ({ [one?.id ?? '']: a.id, [other?.id ?? '']: b.id })),
      );
    }
    default:
      return [];
  }
}

/** Errors that an empty force cannot avoid: some battles require losses, and a pack may require points. */
const unavoidable = ['hw/scenario/loss', 'pack/min-points'];

const errorsOf = (system: AnyGameSystem, pack: Pack | null): string[] => {
  const read = parseRoster(emptyRoster(system, pack), system);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return checkRoster(read.value, system, pack)
    .report.problems.filter(({ severity, rule }) => severity === 'error' && !unavoidable.includes(rule))
    .map((problem) => `${problem.rule}: ${sentenceOf(problem, system)}`);
};

test.each(systems.map(({ id }) => id))(
  'a new force of %s for any pack has no more errors than one without a pack',
  async (id) => {
    const system = await loadSystem(id);
    if (!system) throw new Error(id);
    const open = parsePack({ musterPack: 1, name: 'Open', system: id }, system);
    if (!open.ok) throw new Error(id);
    const alone = errorsOf(system, null);
    for (const field of system.packFields)
      for (const value of restrictionsOf(field)) {
        const pack = withPackValue(open.value, field.id, value);
        expect(errorsOf(system, pack), `${field.id} ${JSON.stringify(value)}`).toEqual(alone);
      }
  },
);

test('a new force for a Horizon Wars pack has its limit, era, conditions, mech settings and battle', async () => {
  const system = await loadSystem('horizon-wars');
  const pack = { limit: 12, mechCap: 4, superMechs: true, eras: ['maul', 'burning'], battlefield: ['mars'] };
  const setPiece = { battle: 'deliberate-attack', size: 'troop' };
  expect(system?.emptyForce({ ...pack, setPiece })).toMatchObject({
    limit: 12,
    mechCap: 4,
    superMechs: true,
    era: 'maul',
    battlefield: ['mars'],
    scenario: { kind: 'set-piece', ...setPiece },
  });
  expect(system?.emptyForce({ eras: ['burning', 'open'] })).toMatchObject({ era: 'open', limit: 15 });
});
