import { Flag, RotateCcw } from 'lucide-react';
import type { ElementAction, ElementLine, SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import { counted } from '@/lib/roster/text/words';
import {
  duplicateUnit,
  moveUnit,
  removeUnit,
  resetToGeneric,
  setUnit,
} from '@/lib/systems/forge-of-war/edits/edit';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import { combatGroups, targetGroups } from '@/lib/systems/forge-of-war/evaluate/targets';
import { unitStats } from '@/lib/systems/forge-of-war/fields';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { isChanged, kindMark, traits, transportMarks } from '@/lib/systems/forge-of-war/paper/marks';
import { symbolOf } from '@/lib/systems/forge-of-war/paper/symbol';
import { jumpMarks, listOr, roleNames } from '@/lib/systems/forge-of-war/paper/text';
import { CommandPanel } from './sections/command-panel';
import { OwnWeaponsPanel } from './sections/own-weapons-panel';
import { TargetsPanel } from './sections/targets-panel';
import { Picker } from './units/picker';
import { UnitEditor } from './units/unit-editor';

function line(evaluation: Evaluation, id: string): ElementLine | null {
  const unit = evaluation.unit(id);
  if (unit === undefined) return null;
  const { role } = unit.source;
  return {
    symbol: symbolOf(unit),
    values: Object.values(unitStats).map(({ show }) => show(unit)),
    cost: null,
    badges: [
      ...(role === 'unit' ? [] : [{ text: roleNames[role], tone: 'accent' as const }]),
      ...(isChanged(unit) ? [{ text: 'Changed', tone: 'advice' as const }] : []),
    ],
    notes: [
      kindMark(unit),
      ...jumpMarks(unit.source),
      ...traits(unit).map((trait) => trait.toLowerCase()),
      ...(unit.weapons.length === 0 ? ['no weapons'] : unit.unarmed > 0 ? [`${unit.unarmed} unarmed`] : []),
      ...transportMarks(unit, evaluation),
    ].filter((note) => note !== ''),
  };
}

function actions({ unit }: Evaluation, id: string): ElementAction<Force>[] {
  const evaluated = unit(id);
  if (evaluated === undefined) return [];
  const commands = evaluated.source.role === 'force-commander';
  const commander: ElementAction<Force> = {
    id: 'commander',
    label: commands ? 'No longer the force commander' : 'Make it the force commander',
    icon: Flag,
    keys: ['c'],
    apply: (force) => setUnit(force, id, { role: commands ? 'unit' : 'force-commander' }),
  };
  const generic: ElementAction<Force> = {
    id: 'generic',
    label: 'Reset to generic',
    icon: RotateCcw,
    apply: (force) => resetToGeneric(force, id),
  };
  return isChanged(evaluated) ? [commander, generic] : [commander];
}

/** The editors of Forge of War. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections: [
    {
      id: 'command',
      title: 'Command and rulings',
      summary: ({ commanders }) =>
        listOr(
          commanders.map(({ label }) => label),
          'No commander',
        ),
      paths: [['units'], ['command']],
      Panel: CommandPanel,
    },
    {
      id: 'own-weapons',
      title: 'Custom weapons',
      summary: (_, { customWeapons }) =>
        listOr(
          customWeapons.map(({ id, name }) => name || id),
          'None',
        ),
      paths: [],
      Panel: OwnWeaponsPanel,
    },
    {
      id: 'targets',
      title: 'Target numbers',
      summary: (evaluation) => {
        const groups = targetGroups(evaluation).length;
        const fights = combatGroups(evaluation).length;
        return groups + fights === 0
          ? 'No weapons yet'
          : `${counted(groups, 'table')} of fire, ${fights} of close combat`;
      },
      paths: [['weapons']],
      Panel: TargetsPanel,
    },
  ],
  elements: {
    noun: 'unit',
    plural: 'units',
    field: 'units',
    list: ({ units }) => units,
    columns: Object.values(unitStats),
    legend: `D: D-markers that a unit can carry. ▲: the fighting value has the +1 of pistols.`,
    line,
    Editor: UnitEditor,
    Picker,
    sum: ({ units, figures }) => ({
      text: `${counted(units.length, 'unit')}, ${counted(figures, 'figure')}`,
    }),
    addedText: ({ unit }, id) => {
      const added = unit(id);
      return added ? `${added.label} added${added.weapons.length === 0 ? ', with no weapons yet' : ''}` : '';
    },
    duplicate: duplicateUnit,
    remove: removeUnit,
    move: moveUnit,
    actions,
  },
  ForceCharts: lazyPart(async () => (await import('./force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/forge-of-war/system';
