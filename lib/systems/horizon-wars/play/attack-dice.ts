import { type Figures, type Situation, settled } from '@/lib/odds/model';
import { SIDES } from '@/lib/odds/multisets';
import { groupsOf, leftAfter } from '@/lib/odds/rolled';
import type { Asked, Attacks, Dice, Roll } from '@/lib/play/attack';
import type { RowPlace, RowView } from '@/lib/play/model';
import { counted } from '@/lib/roster/text/words';
import { sidesOf } from '../odds/charge';
import { type Combatant, WITHOUT } from '../odds/combatant';
import { caseAgain, caseOf, type MeleeResult, totalOfRolled } from '../odds/melee';
import { combatantReader, type Parts as OddsParts } from '../odds/model-of';
import { effectOf } from '../odds/shooting';
import { diceOf, MOVE_AND_SHOOT, rangeOf, STRIKE, shootingFields } from '../odds/shots';
import { spends } from './attack-actions';
import { type ActiveStat, currentStats, type Profile } from './damage';
import { damagedStats, restoredStats } from './placing';

// How the dice of Horizon Wars are read in a match: the same for games that are fought by its rules.

/** What a game is asked about its rows. */
interface Parts<Side> {
  odds: OddsParts<Side>;
  profileOf: (place: RowPlace<Side>) => Profile;
  /** The id of a row among the fighters of its odds. */
  fighterOf: (view: RowView<Side>) => string;
  /** Upgrades that are used up or lost, by id. */
  withoutOf: (view: RowView<Side>) => readonly string[];
  /** What else its marks say about a shot. */
  situation?: (a: RowView<Side>, b: RowView<Side> | null) => Situation;
  mayRecover: (place: RowPlace<Side>) => boolean;
}

const all = (values: readonly number[]) => (values.length === 0 ? 'none' : values.join(', '));

/** The attacks of a game that is fought by these rules. */
export function attacksOf<Side>(parts: Parts<Side>): Attacks<Side> {
  const { odds, profileOf } = parts;
  const { variant } = odds;
  const read = combatantReader(odds);
  const pairOf = ({ attacker, target }: Asked<Side>): [Combatant, Combatant] => [
    read(attacker),
    read(target),
  ];

  const shotOf = (asked: Asked<Side>) => {
    const [a, b] = pairOf(asked);
    const situation = settled([...shootingFields, ...variant.shootingFields], asked.situation);
    return {
      a,
      b,
      situation,
      dice: diceOf(a, b, situation, variant),
      range: rangeOf(a, b, situation, variant),
    };
  };

  const now = (view: RowView<Side>): Record<ActiveStat, number> => currentStats(profileOf(view), view);

  const placed = (view: RowView<Side> | null, points: number, criticals = 0) =>
    view === null ? [] : damagedStats(profileOf(view), view, points, criticals);

  const asOf = (view: RowView<Side>, situation: Situation): string => {
    if (view.number('activated') === 0 || view.number('tokens') > 0)
      return situation.action === STRIKE
        ? spends.STRIKE
        : situation.action === MOVE_AND_SHOOT
          ? spends.MOVE
          : spends.ACT;
    return spends.NOTHING;
  };

  return {
    fighter: (view) => ({
      id: parts.fighterOf(view),
      now: {
        ...now(view),
        ...Object.fromEntries(parts.withoutOf(view).map((id) => [WITHOUT + id, 1])),
      } satisfies Figures,
    }),
    resolutions: [
      {
        kind: 'shooting',
        action: 'shooting',
        situation: (a, b) => ({
          'dug-in': b?.number('dug-in') ?? 0,
          ...(a.has('altitude') ? { altitude: a.number('altitude') } : {}),
          ...(b?.has('altitude') ? { 'target-altitude': b.number('altitude') } : {}),
          ...parts.situation?.(a, b),
        }),
        rolls: (asked) => {
          const { a, b, situation, dice } = shotOf(asked);
          const isAce = a.ace && (a.type === 'mech' || situation.action === STRIKE);
          const again = [
            ...(isAce ? ['Ace'] : []),
            ...(a.specials.has('assisted-targeting') ? ['Assisted targeting'] : []),
          ];
          return [
            {
              id: 'fire',
              label: 'Fire dice',
              count: dice.value,
              sides: SIDES,
              ...(again.length > 0 ? { again: { count: again.length, by: again.join(' and ') } } : {}),
            },
            { id: 'incoming', label: 'Incoming dice', count: b.stats.d, sides: SIDES },
          ];
        },
        results: () => [
          { id: 'hits', label: 'Hits' },
          { id: 'criticals', label: 'of them critical' },
        ],
        read: (asked, { fire = [], incoming = [] }) => {
          const { range } = shotOf(asked);
          const left = leftAfter(fire, incoming);
          const groups = groupsOf(left, range.value);
          return {
            result: { ...groups },
            because: [
              `Effective range ${range.value}: ${range.because}`,
              `Left after Incoming: ${all(left)}`,
              `${counted(groups.hits, 'group')} of ${range.value} or more${groups.criticals > 0 ? `, ${groups.criticals} with a 12` : ''}`,
            ],
          };
        },
        propose: (asked, { hits = 0, criticals = 0 }) => {
          const { a, b, situation } = shotOf(asked);
          const effect = effectOf({ hits, criticals: Math.min(hits, criticals) }, a, b);
          const points = effect.critical + effect.plain;
          return {
            take: placed(asked.b, points, effect.critical),
            tokens: Math.max(0, effect.hits - b.presence),
            as: asOf(asked.a, situation),
          };
        },
      },
      {
        kind: 'charge',
        action: 'charge',
        rolls: (asked, { attacker: mine = [], defender: theirs = [] }) => {
          const [a, b] = pairOf(asked);
          const { attacker, defender } = sidesOf(a, b, asked.situation, variant);
          // By the first dice alone: what is rolled again changes nothing about that it is.
          const isAgain = chargeOf(asked, { attacker: mine, defender: theirs }) === 'again';
          const rollOf = (id: string, side: Combatant, count: number, times: string): Roll => ({
            id,
            label: `Dice of ${side.label}${times}`,
            count,
            sides: SIDES,
            ...(side.ace && side.type === 'mech' ? { again: { count: 1, by: 'Ace' } } : {}),
          });
          return ['', ...(isAgain ? ['-again'] : [])].flatMap((suffix) => [
            rollOf(`attacker${suffix}`, a, attacker.presence, suffix === '' ? '' : ', again'),
            rollOf(`defender${suffix}`, b, defender.presence, suffix === '' ? '' : ', again'),
          ]);
        },
        results: () => [
          { id: 'target', label: 'Damage to the target' },
          { id: 'target-destroyed', label: 'Target destroyed', isYes: true },
          { id: 'attacker', label: 'Damage to the attacker' },
          { id: 'attacker-destroyed', label: 'Attacker destroyed', isYes: true },
        ],
        read: (asked, dice) => {
          const [a, b] = pairOf(asked);
          const { attacker, defender } = sidesOf(a, b, asked.situation, variant);
          const result = chargeOf(asked, dice);
          const totals = ['', '-again'].flatMap((suffix) => {
            const [mine = [], theirs = []] = [dice[`attacker${suffix}`], dice[`defender${suffix}`]];
            if (mine.length === 0 && theirs.length === 0) return [];
            return [
              `${a.label} ${totalOfRolled(mine, attacker)}, ${b.label} ${totalOfRolled(theirs, defender)}`,
            ];
          });
          if (result === 'again')
            return {
              result: {},
              because: [
                ...totals,
                'The infantry wins: both roll again, and it counts as the one that charges (p.30)',
              ],
            };
          const back = { attacker: a.label, defender: b.label, nobody: null }[result.movedBack];
          return {
            result: {
              target: result.defender ?? 0,
              attacker: result.attacker ?? 0,
              'target-destroyed': result.defender === null ? 1 : 0,
              'attacker-destroyed': result.attacker === null ? 1 : 0,
            },
            because: [
              ...totals,
              'Each takes half of the other’s total, rounded down, and what the cases of infantry change (p.29–30)',
              ...(back === null ? [] : [`${back} is moved back 1″`]),
            ],
          };
        },
        propose: (asked, result) => ({
          take: placed(asked.b, result.target ?? 0),
          own: placed(asked.a, result.attacker ?? 0),
          'target-destroyed': result['target-destroyed'] === 1,
          'attacker-destroyed': result['attacker-destroyed'] === 1,
          'tokens-gone': true,
          as: asOf(asked.a, {}),
        }),
      },
      {
        kind: 'recover',
        action: 'recover',
        on: parts.mayRecover,
        situation: (a) => ({ damage: Math.min(SIDES, a.number('damage')) }),
        rolls: (asked) => [
          { id: 'recover', label: 'Dice', count: read(asked.attacker).stats.d, sides: SIDES },
        ],
        results: () => [{ id: 'restored', label: 'Points restored' }],
        read: (asked, { recover = [] }) => {
          const { damage = 0 } = asked.situation;
          const restored = recover.filter((die) => die > damage).length;
          return {
            result: { restored },
            because: [`${counted(restored, 'die', 'dice')} above ${damage}`],
          };
        },
        propose: ({ a }, { restored = 0 }) => ({ restore: restoredStats(profileOf(a), a, restored) }),
      },
    ],
  };

  /** What the dice of a charge come to; "again" if they are rolled a second time and are not yet. */
  function chargeOf(asked: Asked<Side>, dice: Dice): MeleeResult | 'again' {
    const [a, b] = pairOf(asked);
    const { attacker, defender } = sidesOf(a, b, asked.situation, variant);
    const totalsOf = (suffix: string): [number, number] => [
      totalOfRolled(dice[`attacker${suffix}`] ?? [], attacker),
      totalOfRolled(dice[`defender${suffix}`] ?? [], defender),
    ];
    const first = caseOf(...totalsOf(''), attacker, defender);
    if (first !== 'again') return first;
    const [second, other] = totalsOf('-again');
    return second === 0 && other === 0 ? 'again' : caseAgain(second, other, attacker, defender);
  }
}
