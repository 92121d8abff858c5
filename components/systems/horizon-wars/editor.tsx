import { Flag, Star } from 'lucide-react';
import type { ElementAction, ElementLine, SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import {
  duplicateElement,
  moveElement,
  removeElement,
  setAce,
  setChq,
} from '@/lib/systems/horizon-wars/edits/edit';
import { commandSummary } from '@/lib/systems/horizon-wars/edits/edit-command';
import { groupsSummary } from '@/lib/systems/horizon-wars/edits/edit-groups';
import { forceSummary, scenarioSummary } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import { addedText } from '@/lib/systems/horizon-wars/edits/offers';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { elementStats } from '@/lib/systems/horizon-wars/fields';
import type { Force, Place } from '@/lib/systems/horizon-wars/force';
import { groupMarks, upgradeNames } from '@/lib/systems/horizon-wars/paper/marks';
import { symbolOf } from '@/lib/systems/horizon-wars/paper/symbol';
import { kindName } from '@/lib/systems/horizon-wars/paper/text';
import { ElementEditor } from './elements/element-editor';
import { Picker } from './elements/picker';
import { CommandPanel } from './sections/command-panel';
import { ForcePanel } from './sections/force-panel';
import { GroupsPanel } from './sections/groups-panel';
import { ScenarioPanel } from './sections/scenario-panel';

const placeNames: Record<Place, string> = { advance: 'Advance', reserve: 'Reserve', lost: 'Lost' };

function line(evaluation: Evaluation, id: string): ElementLine | null {
  const element = evaluation.elements.find((each) => each.id === id);
  if (element === undefined) return null;
  const place = evaluation.scenario?.placeOf(id) ?? null;
  const kind = kindName(element.source);
  const plain = (text: string) => ({ text, tone: 'plain' as const });
  return {
    symbol: symbolOf(element, evaluation),
    values: Object.values(elementStats).map(({ show }) => show(element)),
    cost: `${element.cost}`,
    badges: [
      // Every element marked as CHQ shows the badge, although only the first counts.
      ...(element.source.chq ? [{ text: 'CHQ', tone: 'accent' as const }] : []),
      ...(element.ace ? [plain('Ace')] : []),
      ...(element.hover ? [plain('Hover')] : []),
      ...(place ? [plain(placeNames[place])] : []),
    ],
    notes: [
      ...(element.label.startsWith(kind) ? [] : [kind]),
      ...upgradeNames(element),
      ...groupMarks(element, evaluation),
    ],
  };
}

const inForce = (force: Force, id: string) => force.elements.find((element) => element.id === id);

/** CHQ and Ace, on or off; an aircraft can only lose a mark that a file gave it. */
function actions({ force }: Evaluation, id: string): ElementAction<Force>[] {
  const element = inForce(force, id);
  if (element === undefined) return [];
  const chq: ElementAction<Force> = {
    id: 'chq',
    label: element.chq ? 'No longer the CHQ' : 'Make it the CHQ',
    help: 'CHQ on or off',
    icon: Flag,
    keys: ['c'],
    apply: (now) => setChq(now, id, !inForce(now, id)?.chq),
  };
  if (element.kind === 'conventional') return [chq];
  const ace: ElementAction<Force> = {
    id: 'ace',
    label: element.ace ? 'No longer an Ace' : 'Make it an Ace',
    help: 'Ace on or off',
    icon: Star,
    keys: ['x'],
    apply: (now) => {
      const current = inForce(now, id);
      return setAce(now, id, current?.kind !== 'conventional' && !current?.ace);
    },
  };
  return element.kind === 'mech' || element.chq ? [chq, ace] : [ace];
}

/** The editors of Horizon Wars. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections: [
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
  ],
  elements: {
    noun: 'element',
    plural: 'elements',
    field: 'elements',
    list: (evaluation) => evaluation.elements,
    columns: Object.values(elementStats),
    cost: { head: 'Pts', unit: ['point', 'points'] },
    line,
    Editor: ElementEditor,
    Picker,
    sum: ({ forceCost, settings: { limit } }) => ({
      text: `force cost ${forceCost}${limit === null ? '' : ` of ${limit}`}`,
      over: limit !== null && forceCost > limit,
    }),
    addedText: ({ element, elements }, id) => addedText(element(id), elements),
    duplicate: duplicateElement,
    remove: removeElement,
    move: moveElement,
    actions,
  },
  ForceCharts: lazyPart(async () => (await import('./force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/horizon-wars/system';
