import type { EditorSection } from '@/components/builder/system-editor';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import type { Force } from '@/lib/systems/command-horizon/force';
import { commandSummary, forceSummary } from '@/lib/systems/command-horizon/paper/summaries';
import { CommandPanel } from './command-panel';
import { ForcePanel } from './force-panel';

/** The sections that apply to the whole force, in outline order. */
export const sections: readonly EditorSection<Force, Evaluation>[] = [
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
