import type { EditorSection } from '@/components/builder/system-editor';
import { commandSummary } from '@/lib/systems/horizon-wars/edit-command';
import { forceSummary } from '@/lib/systems/horizon-wars/edit-force';
import { groupsSummary } from '@/lib/systems/horizon-wars/edit-groups';
import { scenarioSummary } from '@/lib/systems/horizon-wars/edit-scenario';
import type { Force } from '@/lib/systems/horizon-wars/force';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';
import { burningConventionalUpgrades } from '@/lib/systems/horizon-wars/rules/era';
import { packSetPiece } from '@/lib/systems/horizon-wars/rules/pack';
import { CommandPanel } from './command-panel';
import { ForcePanel } from './force-panel';
import { GroupsPanel } from './groups-panel';
import { ScenarioPanel } from './scenario-panel';

/** Does a rule's id begin with one of these? */
const under =
  (...starts: string[]) =>
  (rule: string): boolean =>
    starts.some((start) => rule.startsWith(start));

/** Of the era and of the pack, and yet of command resources and of the scenario. */
const elsewhere = new Set([burningConventionalUpgrades.id, packSetPiece.id]);

/** What belongs to a force as a whole, in the order of the outline. */
export const sections: readonly EditorSection<Force, Reckoning>[] = [
  {
    id: 'force',
    title: 'Force',
    place: 'before',
    summary: forceSummary,
    owns: (rule) => under('hw/force/', 'hw/era/', 'hw/battlefield/', 'pack/')(rule) && !elsewhere.has(rule),
    Panel: ForcePanel,
  },
  {
    id: 'command',
    title: 'Command resources',
    place: 'after',
    summary: commandSummary,
    owns: under('hw/cr/', burningConventionalUpgrades.id),
    mends: true,
    Panel: CommandPanel,
  },
  {
    id: 'groups',
    title: 'Squadrons and transports',
    place: 'after',
    summary: groupsSummary,
    owns: under('hw/mech/squadron', 'hw/transport/'),
    mends: true,
    Panel: GroupsPanel,
  },
  {
    id: 'scenario',
    title: 'Scenario',
    place: 'after',
    summary: scenarioSummary,
    owns: under('hw/scenario/', packSetPiece.id),
    mends: true,
    Panel: ScenarioPanel,
  },
];
