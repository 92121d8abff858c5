import type { EditorSection } from '@/components/builder/system-editor';
import { concernsCustom, isCustomOnly } from '@/lib/systems/battle-royale/concerns';
import type { Force } from '@/lib/systems/battle-royale/force';
import type { Reckoning } from '@/lib/systems/battle-royale/reckon';
import { command } from '@/lib/systems/battle-royale/rules/upgrades';
import { mechSummary, ownSummary, pilotSummary, startSummary } from '@/lib/systems/battle-royale/summary';
import { MechPanel } from './mech-panel';
import { PilotPanel } from './pilot-panel';
import { StartPanel } from './start-panel';
import { UpgradesPanel } from './upgrades-panel';

/** What is chosen for the one mech, in the order of the outline. */
export const sections: readonly EditorSection<Force, Reckoning>[] = [
  {
    id: 'start',
    title: 'Ready-made mechs',
    place: 'before',
    summary: startSummary,
    owns: () => false,
    Panel: StartPanel,
  },
  {
    id: 'mech',
    title: 'Mech',
    place: 'before',
    summary: mechSummary,
    owns: (rule) => /^((br|hw)\/mech|pack)\//.test(rule) || rule === command.id,
    Panel: MechPanel,
  },
  {
    id: 'upgrades',
    title: 'Custom upgrades',
    place: 'before',
    summary: ownSummary,
    owns: (rule) => rule.startsWith('br/upgrade/'),
    also: concernsCustom,
    takes: isCustomOnly,
    Panel: UpgradesPanel,
  },
  {
    id: 'pilot',
    title: 'Pilot',
    place: 'before',
    summary: pilotSummary,
    owns: () => false,
    Panel: PilotPanel,
  },
];
