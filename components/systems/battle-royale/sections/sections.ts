import type { EditorSection } from '@/components/builder/system-editor';
import { ownUpgrades } from '@/lib/systems/battle-royale/catalogue';
import type { Evaluation } from '@/lib/systems/battle-royale/evaluate/evaluate';
import type { Force } from '@/lib/systems/battle-royale/force';
import {
  mechSummary,
  ownSummary,
  pilotSummary,
  startSummary,
} from '@/lib/systems/battle-royale/paper/summary';
import { MechPanel } from './mech-panel';
import { PilotPanel } from './pilot-panel';
import { StartPanel } from './start-panel';
import { UpgradesPanel } from './upgrades-panel';

/** The sections of the one mech, in outline order. */
export const sections: readonly EditorSection<Force, Evaluation>[] = [
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
];
