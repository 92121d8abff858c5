import { packName, quotedPack } from '@/lib/roster/pack';
import type { Edit } from '@/lib/roster/vocabulary';
import { inList, signed } from '@/lib/roster/words';
import { battle, battleSize, condition, tacticalUpgrade } from '../catalogue';
import { raiseStat, setTacticalUpgrade } from '../edit-command';
import { disbandSquadron, disembark, takeFromSquadron } from '../edit-groups';
import { place } from '../edit-scenario';
import type { Force, Place } from '../force';
import type { Reckoning } from '../reckon';
import { packBattlefield, packEra, packSetPiece } from '../rules/pack';
import { statNames, statOrder } from '../stats';
import { eraName, typeName } from '../text';
import { kinds } from './kinds';
import { squadronTag, squadronTags, tag } from './tags';

type ForceEdit = Edit<Force>;

/** Removals of what a type was given, one step each. */
export const commandEdits = ({ force }: Reckoning): ForceEdit[] =>
  force.commandResources.flatMap(({ type, raise, upgrades }) => [
    ...statOrder.flatMap((stat): ForceEdit[] => {
      const raised = raise[stat] ?? 0;
      if (raised === 0) return [];
      const left = raised === 1 ? 'Take back the raise' : `Lower the raise to ${signed(raised - 1)}`;
      return [
        {
          kind: 'raise-off',
          elements: [],
          cost: kinds['raise-off'].cost,
          key: `raise-off ${type} ${stat}`,
          text: () => `${left}: ${statNames[stat]} of ${typeName(type)}`,
          touches: [tag.command, tag.raise(type)],
          apply: (force) => raiseStat(force, type, stat, -1),
        },
      ];
    }),
    ...upgrades.map(
      (id): ForceEdit => ({
        kind: 'tactical-off',
        elements: [],
        cost: kinds['tactical-off'].cost,
        key: `tactical-off ${type} ${id}`,
        text: () => `Take ${tacticalUpgrade(id).name} off ${typeName(type)}`,
        touches: [tag.command, tag.tactical(type)],
        apply: (force) => setTacticalUpgrade(force, type, id, false),
      }),
    ),
  ]);

/** Removals of a squadron, or of a mech from it. */
export const squadronEdits = (reckoning: Reckoning): ForceEdit[] =>
  reckoning.force.squadrons.flatMap(({ mechs }, index) => {
    const members = [...new Set(mechs)];
    // A mech in two squadrons is a fault of both.
    const touches = (ids: readonly string[]) => [
      ...new Set([squadronTag(mechs), ...ids.flatMap((id) => squadronTags(id, reckoning))]),
    ];
    const edit = { kind: 'squadron-off', cost: kinds['squadron-off'].cost };
    return [
      {
        ...edit,
        elements: members,
        key: `squadron-off ${mechs}`,
        text: () => `Declare squadron ${index + 1} no more`,
        touches: touches(members),
        apply: (force: Force) => disbandSquadron(force, index),
      },
      ...members.map((id) => ({
        ...edit,
        elements: [id],
        key: `squadron-off ${id} of ${mechs}`,
        text: (called: (id: string) => string) => `Take ${called(id)} out of squadron ${index + 1}`,
        touches: touches([id]),
        apply: (force: Force) => takeFromSquadron(force, index, mechs.lastIndexOf(id)),
      })),
    ];
  });

/** Removals of a passenger. */
export const disembarkEdits = ({ force }: Reckoning): ForceEdit[] =>
  force.transports.flatMap(({ aircraft, passengers }) =>
    [...new Set(passengers)].map((id) => ({
      kind: 'disembark',
      elements: [id, aircraft],
      cost: kinds.disembark.cost,
      key: `disembark ${id} from ${aircraft}`,
      text: (called) => `Take ${called(id)} off board ${called(aircraft)}`,
      touches: [tag.aboard(aircraft), tag.rides(id)],
      apply: (now) => disembark(now, aircraft, passengers.lastIndexOf(id)),
    })),
  );

const placeWords: Record<Place, string> = {
  advance: 'in the advance force',
  reserve: 'in reserve',
  lost: 'among the lost',
};

/** Changes of an element's place; none without a scenario. */
export function placeEdits(
  { scenario, elements }: Reckoning,
  wanted: ReadonlySet<string> | undefined,
): ForceEdit[] {
  if (scenario === null) return [];
  const all = wanted?.has(tag.placed) ?? true;
  const placed = all ? elements : elements.filter(({ id }) => wanted?.has(tag.place(id)));
  return placed.flatMap(({ id }) =>
    (Object.keys(placeWords) as Place[])
      .filter((where) => scenario.placeOf(id) !== where)
      .map((where) => ({
        kind: 'place',
        elements: [id],
        cost: kinds.place.cost,
        key: `place ${id} ${where}`,
        text: (called) => `Place ${called(id)} ${placeWords[where]}`,
        touches: [tag.place(id), tag.placed],
        apply: (force) => place(force, [id], where),
      })),
  );
}

/** Changes to what the pack demands of the whole force, for each demand not met; and removal of the allegiance. */
export function agreedEdits(reckoning: Reckoning): ForceEdit[] {
  const { force, pack } = reckoning;
  const edits: ForceEdit[] = [];
  const add = (
    kind: 'allegiance-off' | 'era' | 'battlefield' | 'scenario',
    choice: string,
    text: string,
    touches: string[],
    change: (force: Force) => Partial<Force>,
  ) =>
    edits.push({
      kind,
      elements: [],
      cost: kinds[kind].cost,
      key: `${kind} ${choice}`,
      text: () => text,
      touches,
      apply: (now) => ({ ...now, ...change(now) }),
    });
  if (force.allegiance !== null)
    add('allegiance-off', '', 'Give up the allegiance', [tag.allegiance, tag.dearer], () => ({
      allegiance: null,
    }));
  if (pack === null) return edits;
  if (packEra.check(reckoning).length > 0)
    for (const era of new Set(pack.eras))
      add('era', era, `Change the era to ${eraName(era)}`, [tag.era, tag.cheaper, tag.dearer], () => ({
        era,
      }));
  const { battlefield, setPiece } = pack;
  if (battlefield && packBattlefield.check(reckoning).length > 0) {
    const names = inList(battlefield.map((id) => condition(id).name));
    const text =
      names === ''
        ? 'Fight under no battlefield conditions'
        : `Fight under the conditions of ${quotedPack(packName(pack))}: ${names}`;
    add('battlefield', '', text, [tag.battlefield], () => ({ battlefield: [...new Set(battlefield)] }));
  }
  if (setPiece && packSetPiece.check(reckoning).length > 0) {
    const text = `Play ${battle(setPiece.battle).name} at ${battleSize(setPiece.size).name} size, nobody placed yet`;
    add('scenario', '', text, [tag.scenario, tag.cheaper, tag.dearer], ({ scenario }) => ({
      scenario: {
        kind: 'set-piece',
        ...setPiece,
        role: scenario?.kind === 'set-piece' ? scenario.role : 'attacker',
        disposition: {},
      },
    }));
  }
  return edits;
}
