import { noteCardLines } from '@/lib/roster/element-notes';
import { capitalised, counted } from '@/lib/roster/text/words';
import type { CardBoxes, CardLine, SheetCard } from '@/lib/sheet/card';
import { cardStats } from '@/lib/sheet/stats';
import {
  attackDice,
  type DeployedPart,
  mostStuns,
  reactionDice,
  strengths,
  teamDice,
  teamProfile,
} from '../evaluate/dice';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';
import { linesOf, unitStats } from '../fields';
import { specialsOf } from './marks';
import { symbolOf } from './symbol';
import { commandPointsText, modelWords, typeName } from './text';

/** One card per unit, or per squad or group deployed by itself. */
export const cards = (evaluation: Evaluation): SheetCard[] =>
  evaluation.units.flatMap((unit) =>
    linesOf(unit).map((line) => {
      const { stand, isFirst } = line;
      const type = typeName(unit.type, evaluation.force.faction);
      const points = isFirst ? unit.profile.commandPoints : 0;
      const command = commandPointsText(points);
      return {
        title: stand.label,
        symbol: symbolOf(unit, evaluation),
        what: `${type} · ${command}`,
        brief: {
          kind: type,
          details: [
            ...(points === 0 ? [] : [command]),
            ...(isFirst && unit.source.models !== undefined
              ? [counted(unit.models, ...modelWords(unit.type))]
              : []),
            ...(isFirst && unit.drones > 0 ? [counted(unit.drones, 'shield drone')] : []),
            ...marksOf(stand, evaluation),
          ],
        },
        marks: marksOf(stand, evaluation),
        stats: cardStats(unitStats, line, ['range', 'attack', 'reaction', 'defence']),
        lines: [...lossLines(stand), ...rulesOf(unit), ...(isFirst ? noteCardLines(unit.source) : [])],
        boxes: boxesOf(stand, isFirst),
      };
    }),
  );

/** Special rules that the stat line does not show already. */
const rulesOf = (unit: EvaluatedUnit): CardLine[] =>
  specialsOf(unit)
    .filter(({ name }) => name !== 'Close combat' && name !== 'Reaction fire')
    .map(({ name, effect }) => ({ name, effect }));

/** The units that a heavy weapons platoon's teams have joined. */
const marksOf = ({ unit, whole }: DeployedPart, { unit: byId }: Evaluation): string[] =>
  whole ? unit.sends.map(({ to, teams }) => `${counted(teams, 'team')} with ${byId(to).label}`) : [];

/** The dice after each model lost: "Tanks lost: attack 4/3/2/1; reaction 2/2/1/1." */
function lossLines(stand: DeployedPart): CardLine[] {
  const [, ...after] = strengths(stand);
  if (after.length === 0) return [];
  const series = (name: string, dice: (number | null)[]) =>
    dice[0] === null ? [] : [`${name} ${dice.join('/')}`];
  const effect = [
    ...series(
      'attack',
      after.map((left) => attackDice(stand, left)),
    ),
    ...series(
      'reaction',
      after.map((left) => reactionDice(stand, left)),
    ),
  ].join('; ');
  return [{ name: `${capitalised(modelWords(stand.unit.type)[1])} lost`, effect: `${effect}.` }];
}

/** Most boxes in a track. */
const MAX_BOXES = 80;

function boxesOf(stand: DeployedPart, first: boolean): CardBoxes[] {
  const { unit, models, teams } = stand;
  const track = (label: string, count: number, more = ''): CardBoxes[] =>
    count === 0
      ? []
      : [
          {
            kind: 'boxes',
            label: `${label} (${count})${more}`,
            count: Math.min(count, MAX_BOXES),
            ticked: 0,
            total: '',
          },
        ];
  const words = modelWords(unit.type)[1];
  return [
    ...track(capitalised(words), models),
    ...track('Teams', teams, `, ${teamDice(stand)} dice to ${teamProfile.range} cm, never raised`),
    ...track('Stuns', mostStuns(stand)),
    ...track('Shield drones', first ? unit.drones : 0),
  ];
}
