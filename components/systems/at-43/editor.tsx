import { ArrowRightLeft, Flag, Plus } from 'lucide-react';
import type { ElementAction, ElementLine, SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import {
  duplicateUnit,
  moveToPlatoon,
  moveUnit,
  placeOf,
  removeUnit,
  setCommander,
  setWave,
} from '@/lib/systems/at-43/edits/edit';
import {
  addPlatoon,
  cardsSummary,
  companySummary,
  platoonsSummary,
} from '@/lib/systems/at-43/edits/edit-company';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { Force } from '@/lib/systems/at-43/force';
import { symbolOf } from '@/lib/systems/at-43/paper/symbol';
import { figuresText, kindText, rankText, sumText } from '@/lib/systems/at-43/paper/text';
import { CardsPanel } from './cards/cards-panel';
import { CompanyPanel } from './sections/company-panel';
import { PlatoonsPanel } from './sections/platoons-panel';
import { Picker } from './units/picker';
import { UnitEditor } from './units/unit-editor';

function line({ units, platoons, commander }: Evaluation, id: string): ElementLine | null {
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return null;
  const { card, label, source, leader, chosen, value } = unit;
  const designation = card?.designation ?? source.card;
  const options = chosen
    .filter(({ kind, count }) => kind !== 'officer' && kind !== 'hero' && count > 0)
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name));
  const extra = source.extraFighters > 0 ? ` + ${source.extraFighters} extra` : '';
  return {
    symbol: symbolOf(unit, { commander }),
    values: [],
    cost: sumText(value, [unit]),
    badges: [
      ...(commander?.unit === unit ? [{ text: 'Commander', tone: 'accent' as const }] : []),
      ...(source.wave === 'reinforcement' ? [{ text: 'Reinforcement', tone: 'plain' as const }] : []),
    ],
    notes: [
      ...(label.startsWith(designation) ? [] : [designation]),
      card ? kindText(card) : 'no such card',
      `${figuresText(source.figures, card)}${extra}`,
      `${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}`,
      ...(leader ? [`${leader.name}, ${rankText(leader.rank)}`] : []),
      ...options,
    ],
  };
}

/** Commander, wave, and moving to another platoon. */
function actions({ units, platoons, force }: Evaluation, id: string): ElementAction<Force>[] {
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return [];
  const commands = force.commander === id;
  const other = unit.source.wave === 'assault' ? 'reinforcement' : 'assault';
  const commander: ElementAction<Force> = {
    id: 'commander',
    label: commands ? 'No longer the commander' : 'Make its officer the commander',
    icon: Flag,
    keys: ['c'],
    apply: (now) => setCommander(now, now.commander === id ? null : id),
  };
  return [
    ...(unit.leader || commands ? [commander] : []),
    {
      id: 'wave',
      label: other === 'assault' ? 'Move to assault wave' : 'Move to reinforcements',
      icon: ArrowRightLeft,
      keys: ['w'],
      apply: (now) => setWave(now, id, other),
    },
    ...platoons.flatMap(({ label }, index): ElementAction<Force>[] =>
      index === unit.platoon
        ? []
        : [
            {
              id: `platoon-${index}`,
              label: `Move to ${label}`,
              icon: ArrowRightLeft,
              apply: (now) => moveToPlatoon(now, id, index),
            },
          ],
    ),
    {
      id: 'new-platoon',
      label: 'Move to a new platoon',
      icon: Plus,
      apply: (now) => (placeOf(now, id) ? moveToPlatoon(addPlatoon(now), id, now.platoons.length) : now),
    },
  ];
}

/** The editors of AT-43. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections: [
    {
      id: 'company',
      title: 'Company',
      summary: companySummary,
      paths: [['limit'], ['commander'], ['units']],
      Panel: CompanyPanel,
    },
    {
      id: 'platoons',
      title: 'Platoons',
      summary: platoonsSummary,
      paths: [['platoons']],
      Panel: PlatoonsPanel,
    },
    {
      id: 'cards',
      title: 'Cards',
      summary: cardsSummary,
      paths: [],
      Panel: CardsPanel,
    },
  ],
  elements: {
    noun: 'unit',
    plural: 'units',
    field: 'units',
    list: ({ units }) => units,
    columns: [],
    cost: { head: 'A.P.', unit: ['army point', 'army points'] },
    line,
    Editor: UnitEditor,
    Picker,
    sum: ({ value, units, limit }) => ({
      text: `${sumText(value, units)}${limit === null ? '' : ` of ${limit}`} A.P.`,
      over: limit !== null && value > limit,
    }),
    addedText: ({ units, platoons }, id) => {
      const unit = units.find((each) => each.id === id);
      return unit ? `${unit.label} added to ${platoons[unit.platoon]?.label}, slot ${unit.slot + 1}` : '';
    },
    duplicate: duplicateUnit,
    remove: removeUnit,
    move: moveUnit,
    actions,
  },
  ForceCharts: lazyPart(async () => (await import('./force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/at-43/system';
