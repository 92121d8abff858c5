import { expect, test } from 'vitest';
import { emptyRoster } from '@/components/shell/rosters/new-roster';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { type PackField, withPackValue } from '@/lib/roster/pack-fields';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem, systems } from '@/lib/systems/registry';

/** The ways a field may ask for something of a force as a whole: each choice by itself. */
function waysToAsk(field: PackField): unknown[] {
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

/** Some battles take elements from a force before they begin, and a pack may ask for points; it has none yet. */
const nobodyYet = ['hw/scenario/loss', 'pack/min-points'];

const errorsOf = (system: AnyGameSystem, pack: Pack | null): string[] => {
  const read = parseRoster(emptyRoster(system, pack), system);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return checkRoster(read.value, system, pack)
    .report.problems.filter(({ severity, rule }) => severity === 'error' && !nobodyYet.includes(rule))
    .map((problem) => `${problem.rule}: ${sentenceOf(problem, system)}`);
};

test.each(systems.map(({ id }) => id))(
  'a new force of %s for a pack has no error that a new force for none has not, whatever the pack asks',
  async (id) => {
    const system = await loadSystem(id);
    if (!system) throw new Error(id);
    const open = parsePack({ musterPack: 1, name: 'Open', system: id }, system);
    if (!open.ok) throw new Error(id);
    const alone = errorsOf(system, null);
    for (const field of system.packFields)
      for (const asked of waysToAsk(field)) {
        const pack = withPackValue(open.value, field.id, asked);
        expect(errorsOf(system, pack), `${field.id} ${JSON.stringify(asked)}`).toEqual(alone);
      }
  },
);

test('a new force for a pack of Horizon Wars has its limit, era, conditions, mechs and battle as its own', async () => {
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
