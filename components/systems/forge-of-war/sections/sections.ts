import type { EditorSection } from '@/components/builder/system-editor';
import { counted } from '@/lib/roster/words';
import { combatGroups } from '@/lib/systems/forge-of-war/evaluate/close-combat';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import { targetGroups } from '@/lib/systems/forge-of-war/evaluate/targets';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { listOr } from '@/lib/systems/forge-of-war/paper/text';
import { CommandPanel } from './command-panel';
import { OwnWeaponsPanel } from './own-weapons-panel';
import { TargetsPanel } from './targets-panel';

/** The sections that apply to the whole force, in outline order. */
export const sections: readonly EditorSection<Force, Evaluation>[] = [
  {
    id: 'command',
    title: 'Command and rulings',
    summary: ({ commanders }) =>
      listOr(
        commanders.map(({ label }) => label),
        'Nobody commands',
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
];
