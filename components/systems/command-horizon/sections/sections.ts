import type { EditorSection } from '@/components/builder/system-editor';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';
import { commandSummary, forceSummary } from '@/lib/systems/command-horizon/summaries';
import { CommandPanel } from './command-panel';
import { ForcePanel } from './force-panel';

/** The sections that apply to the whole force, in outline order. */
export const sections: readonly EditorSection<Force, Reckoning>[] = [
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
];
