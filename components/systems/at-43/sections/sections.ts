import type { EditorSection } from '@/components/builder/system-editor';
import { cardsSummary, companySummary, platoonsSummary } from '@/lib/systems/at-43/edits/edit-company';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { Force } from '@/lib/systems/at-43/force';
import { CardsPanel } from '../cards/cards-panel';
import { CompanyPanel } from './company-panel';
import { PlatoonsPanel } from './platoons-panel';

/** The sections that apply to the whole company, in outline order. */
export const sections: readonly EditorSection<Force, Evaluation>[] = [
  {
    id: 'company',
    title: 'Company',
    summary: companySummary,
    paths: [['limit'], ['commander'], ['units']],
    Panel: CompanyPanel,
  },
  {
    id: 'platoons',
    title: 'Platoons',
    summary: platoonsSummary,
    paths: [['platoons']],
    Panel: PlatoonsPanel,
  },
  {
    id: 'cards',
    title: 'Cards',
    summary: cardsSummary,
    paths: [],
    Panel: CardsPanel,
  },
];
