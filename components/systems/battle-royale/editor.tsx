import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import { ownUpgrades } from '@/lib/systems/battle-royale/catalogue/catalogue';
import { mechSummary, ownSummary, pilotSummary, startSummary } from '@/lib/systems/battle-royale/edits/edit';
import type { Evaluation } from '@/lib/systems/battle-royale/evaluate/evaluate';
import type { Force } from '@/lib/systems/battle-royale/force';
import { MechPanel, PilotPanel, UpgradesPanel } from './sections/mech-panels';
import { StartPanel } from './sections/start-panel';

/** The editors of Battle Royale: one mech, designed as in Horizon Wars. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections: [
    {
      id: 'start',
      title: 'Ready-made mechs',
      summary: startSummary,
      paths: [],
      Panel: StartPanel,
    },
    {
      id: 'mech',
      title: 'Mech',
      summary: mechSummary,
      paths: [['mech']],
      Panel: MechPanel,
    },
    {
      id: 'upgrades',
      title: 'Custom upgrades',
      summary: ownSummary,
      paths: ownUpgrades.map(({ id }) => ['mech', 'upgrades', id]),
      Panel: UpgradesPanel,
    },
    {
      id: 'pilot',
      title: 'Pilot',
      summary: pilotSummary,
      paths: [],
      Panel: PilotPanel,
    },
  ],
  opensOn: 'mech',
  elements: null,
  ForceCharts: lazyPart(async () => (await import('./force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/battle-royale/system';
