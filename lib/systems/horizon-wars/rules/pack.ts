import { oneOf } from '@/lib/roster/pack/fields';
import { PACK_PAGE, packName, quotedPack } from '@/lib/roster/pack/pack';
import { packRules, type Use } from '@/lib/roster/pack/rules';
import { forceFinding } from '@/lib/roster/rule';
import { capitalised, inList } from '@/lib/roster/text/words';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import { battle, battleSize, condition, context, tacticalUpgrade } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { Scenario } from '../force';
import { countedType, eraName, points } from '../paper/text';
import { rule } from './rule';

export const packEra = rule({
  id: 'pack/era',
  severity: 'error',
  permanent: true,
  repairs: { any: ['era'] },
  page: PACK_PAGE,
  title: "The force's era is one of the pack's",
  breach: 'Era not allowed',
  check: ({ force, pack }) =>
    !pack || pack.eras.length === 0 || pack.eras.includes(force.era)
      ? []
      : [forceFinding(['era'], { era: force.era, eras: pack.eras, pack: packName(pack) })],
  message: ({ era: id, eras, pack }) =>
    `The era is ${eraName(id)}; ${quotedPack(pack)} allows only ${oneOf(eras.map(eraName))}`,
});

const conditionNames = (ids: readonly string[]) => inList(ids.map((id) => condition(id).name));

export const packBattlefield = rule({
  id: 'pack/battlefield',
  severity: 'error',
  permanent: true,
  repairs: { any: ['battlefield'] },
  page: PACK_PAGE,
  title: "The battlefield conditions are the pack's",
  breach: "Battlefield conditions other than the pack's",
  check: ({ force, pack }) => {
    if (!pack?.battlefield) return [];
    const [has, asked] = [new Set(force.battlefield), new Set(pack.battlefield)];
    const same = has.size === asked.size && [...has].every((id) => asked.has(id));
    return same
      ? []
      : [forceFinding(['battlefield'], { has: [...has], asked: [...asked], pack: packName(pack) })];
  },
  message: ({ has, asked, pack }) =>
    `${has.length === 0 ? 'No battlefield conditions' : `Battlefield conditions: ${conditionNames(has)}`}; ` +
    `${quotedPack(pack)} requires ${asked.length === 0 ? 'none' : `only ${conditionNames(asked)}`}`,
});

export const {
  maxElements: packMaxElements,
  ban: packBan,
  most: packMost,
  minPoints: packMinPoints,
  fielded,
  fieldedTypes,
} = packRules<Evaluation>({
  noun: ['element', 'elements'],
  list: 'elements',
  count: ({ elements }) => elements.length,
  counted: ({ id }, count) => countedType(id, count),
  worth: {
    figure: 'FC',
    of: ({ forceCost }) => forceCost,
    says: (value) => `The force costs ${points(value)}`,
  },
  users: ({ elements }) =>
    elements.map((element) => ({
      id: element.id,
      label: element.label,
      uses: usesOf(element),
      path: ({ what, id }) => {
        if (what === 'types') return ['elements', element.id, 'type'];
        return element.type === null
          ? ['elements', element.id, 'upgrades', id]
          : ['commandResources', element.type.id, 'upgrades', id];
      },
    })),
});

const battleInWords = ({ battle: id, size }: { battle: string; size: string }) =>
  `${battle(id).name} at ${battleSize(size).name} size`;

/** The scenario without its disposition. */
function withoutDisposition(scenario: Scenario | null) {
  if (scenario === null) return null;
  const { disposition: _, ...played } = scenario;
  return played;
}

function scenarioInWords(scenario: ReturnType<typeof withoutDisposition>): string {
  if (scenario === null) return 'The roster has no scenario';
  if (scenario.kind === 'adventure') return `The scenario is an adventure, ${context(scenario.context).name}`;
  return `The scenario is ${battleInWords(scenario)}`;
}

export const packSetPiece = rule({
  id: 'pack/set-piece',
  severity: 'error',
  permanent: true,
  repairs: { any: ['scenario'] },
  page: PACK_PAGE,
  title: "The scenario is the pack's set-piece battle, at its size",
  breach: "Scenario other than the pack's",
  check: ({ force: { scenario }, pack }) => {
    if (!pack?.setPiece) return [];
    const same =
      scenario?.kind === 'set-piece' &&
      scenario.battle === pack.setPiece.battle &&
      scenario.size === pack.setPiece.size;
    return same
      ? []
      : [
          forceFinding(['scenario'], {
            scenario: withoutDisposition(scenario),
            asked: pack.setPiece,
            pack: packName(pack),
          }),
        ];
  },
  message: ({ scenario, asked, pack }) =>
    `${scenarioInWords(scenario)}; ${quotedPack(pack)} plays ${battleInWords(asked)}`,
});

/** Everything in an element that a pack can ban: its type or kind, its upgrades and those of its type. */
export function usesOf(element: EvaluatedElement): Use[] {
  const upgrade = ({ id, name }: { id: string; name: string }): Use => ({ what: 'upgrades', id, name });
  const uses = [...element.mechUpgrades, ...element.aircraftUpgrades].map(({ record }) => upgrade(record));
  for (const id of element.tacticalUpgrades) uses.push(upgrade(tacticalUpgrade(id)));
  const { kind } = element.source;
  if (element.type) uses.push({ what: 'types', id: element.type.id, name: element.type.name });
  else uses.push({ what: 'types', id: kind, name: capitalised(kind) });
  return uses;
}
