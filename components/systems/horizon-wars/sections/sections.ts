import type { EditorSection } from '@/components/builder/system-editor';
import { commandSummary } from '@/lib/systems/horizon-wars/edits/edit-command';
import { forceSummary } from '@/lib/systems/horizon-wars/edits/edit-force';
import { groupsSummary } from '@/lib/systems/horizon-wars/edits/edit-groups';
import { scenarioSummary } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { CommandPanel } from './command-panel';
import { ForcePanel } from './force-panel';
import { GroupsPanel } from './groups-panel';
import { ScenarioPanel } from './scenario-panel';

/** The sections that apply to the whole force, in outline order. */
export const sections: readonly EditorSection<Force, Evaluation>[] = [
  {
    id: 'force',
    title: 'Force',
    summary: forceSummary,
    paths: [
      ['elements'],
      ['mechs'],
      ['aircraft'],
      ['limit'],
      ['mechCap'],
      ['era'],
      ['allegiance'],
      ['battlefield'],
    ],
    Panel: ForcePanel,
  },
  {
    id: 'command',
    title: 'Command resources',
    summary: commandSummary,
    paths: [['commandResources'], ['chq']],
    Panel: CommandPanel,
  },
  {
    id: 'groups',
    title: 'Squadrons and transports',
    summary: groupsSummary,
    paths: [['squadrons'], ['transports']],
    Panel: GroupsPanel,
  },
  {
    id: 'scenario',
    title: 'Scenario',
    summary: scenarioSummary,
    paths: [['scenario']],
    Panel: ScenarioPanel,
  },
];
