import type { EditorSection } from '@/components/builder/system-editor';
import { cardsSummary, companySummary, platoonsSummary } from '@/lib/systems/at-43/edit-company';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';
import { CardsPanel } from '../cards/cards-panel';
import { CompanyPanel } from './company-panel';
import { PlatoonsPanel } from './platoons-panel';

/** The sections that apply to the whole company, in outline order. */
export const sections: readonly EditorSection<Force, Reckoning>[] = [
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
