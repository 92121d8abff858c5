import type { EditorSection } from '@/components/builder/system-editor';
import { cardsSummary, companySummary, platoonsSummary } from '@/lib/systems/at-43/edit-company';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';
import { CardsPanel } from '../cards/cards-panel';
import { CompanyPanel } from './company-panel';
import { PlatoonsPanel } from './platoons-panel';

/** Does a rule's id begin with one of these? */
const under =
  (...starts: string[]) =>
  (rule: string): boolean =>
    starts.some((start) => rule.startsWith(start));

/** What belongs to a company as a whole, in the order of the outline. */
export const sections: readonly EditorSection<Force, Reckoning>[] = [
  {
    id: 'company',
    title: 'Company',
    place: 'before',
    summary: companySummary,
    owns: under(
      'at43/force/empty',
      'at43/force/over-limit',
      'at43/commander/',
      'pack/max-elements',
      'pack/system',
    ),
    mends: true,
    Panel: CompanyPanel,
  },
  {
    id: 'platoons',
    title: 'Platoons',
    place: 'before',
    summary: platoonsSummary,
    owns: under('at43/platoon/'),
    mends: true,
    Panel: PlatoonsPanel,
  },
  {
    id: 'cards',
    title: 'Cards',
    place: 'after',
    summary: cardsSummary,
    owns: () => false,
    Panel: CardsPanel,
  },
];
