import { Group } from 'lucide-react';
import type { ElementAction, ElementLine, SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import {
  addedText,
  commandSummary,
  countText,
  duplicateUnit,
  forceSummary,
  moveUnit,
  removeUnit,
  setDeployAs,
} from '@/lib/systems/command-horizon/edits/edit';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { mainLine, unitStats } from '@/lib/systems/command-horizon/fields';
import type { Force } from '@/lib/systems/command-horizon/force';
import { attachmentText } from '@/lib/systems/command-horizon/paper/stats';
import { symbolOf } from '@/lib/systems/command-horizon/paper/symbol';
import { CommandPanel, ForcePanel } from './command-panel';
import { Picker } from './units/picker';
import { UnitEditor } from './units/unit-editor';

function line(evaluation: Evaluation, id: string): ElementLine | null {
  const unit = evaluation.unit(id);
  if (unit === undefined) return null;
  const main = mainLine(unit);
  return {
    symbol: symbolOf(unit, evaluation),
    values: Object.values(unitStats).map(({ show }) => show(main)),
    cost: null,
    badges: [],
    notes: [attachmentText(unit, evaluation)],
  };
}

/** Deploying a platoon as one unit or as squads. */
function actions({ unit }: Evaluation, id: string): ElementAction<Force>[] {
  const { source, profile } = unit(id);
  const squads = source.deployAs === 'squads';
  if (!profile.squads && !squads) return [];
  return [
    {
      id: 'deploy',
      label: squads ? 'Deploy as a platoon' : 'Deploy as squads',
      icon: Group,
      keys: ['s'],
      apply: (now) => {
        const current = now.units.find((each) => each.id === id)?.deployAs;
        return setDeployAs(now, id, current === 'squads' ? 'platoon' : 'squads');
      },
    },
  ];
}

/** The editors of Command Horizon. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections: [
    {
      id: 'force',
      title: 'Force',
      summary: forceSummary,
      paths: [['unitLimit'], ['units']],
      Panel: ForcePanel,
    },
    {
      id: 'command',
      title: 'Command points',
      summary: commandSummary,
      paths: [['command']],
      Panel: CommandPanel,
    },
  ],
  elements: {
    noun: 'unit',
    plural: 'units',
    field: 'units',
    list: ({ units }) => units,
    count: countText,
    columns: Object.values(unitStats),
    line,
    Editor: UnitEditor,
    Picker,
    sum: (evaluation) => ({ text: commandSummary(evaluation) }),
    addedText: (evaluation, _, what) => addedText(what, evaluation),
    duplicate: duplicateUnit,
    remove: removeUnit,
    move: moveUnit,
    actions,
  },
  ForceCharts: lazyPart(async () => (await import('./force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/command-horizon/system';
