import type { EditorSection } from '@/components/builder/system-editor';
import { commandSummary } from '@/lib/systems/horizon-wars/edit-command';
import { forceSummary } from '@/lib/systems/horizon-wars/edit-force';
import { groupsSummary } from '@/lib/systems/horizon-wars/edit-groups';
import { scenarioSummary } from '@/lib/systems/horizon-wars/edit-scenario';
import type { Force } from '@/lib/systems/horizon-wars/force';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';
import { CommandPanel } from './command-panel';
import { ForcePanel } from './force-panel';
import { GroupsPanel } from './groups-panel';
import { ScenarioPanel } from './scenario-panel';

/** The sections that apply to the whole force, in outline order. */
export const sections: readonly EditorSection<Force, Reckoning>[] = [
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
