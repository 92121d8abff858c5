'use client';

import { useEditForce } from '@/components/builder/context';
import { ProblemPlace } from '@/components/builder/problem-place';
import { EmptyState } from '@/components/ui/empty-state';
import { commandOffers } from '@/lib/systems/horizon-wars/edits/edit-command';
import { type CommandFlow, commandFlow } from '@/lib/systems/horizon-wars/evaluate/chart-data';
import { earnedText } from '@/lib/systems/horizon-wars/evaluate/totals';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { useEvaluation } from '../use-force';
import { ChqField } from './chq-field';
import { CommandType } from './command-type';
import { Notice, PageNote } from './notes';

/** Command resources: earned, spent and left, and what they buy for each conventional type. */
export function CommandPanel() {
  const evaluation = useEvaluation();
  const edit = useEditForce<Force>();
  const { commandResources, chq } = evaluation;
  const offers = commandOffers(evaluation);
  return (
    <div className="space-y-8">
      <div className="space-y-3">
        <Budget {...commandFlow(evaluation)} />
        <p className="text-sm">
          {earnedText(evaluation)}. <PageNote page={59} />
        </p>
        {chq === null && offers.length > 0 && (
          <Notice severity={commandResources.spent > 0 ? 'error' : 'advice'}>
            Make a mech or a conventional element the CHQ to earn command resources.
          </Notice>
        )}
        <ProblemPlace path={['chq']}>
          <ChqField />
        </ProblemPlace>
      </div>
      {offers.length === 0 && (
        <EmptyState title="No conventional elements yet">
          Every two conventional elements earn one command resource under a CHQ. It buys +1 to a stat or a
          tactical upgrade for all elements of one type; the types will appear here.
        </EmptyState>
      )}
      <ProblemPlace path={['commandResources']} exact className="space-y-8">
        {offers.map((offer) => (
          <CommandType key={offer.type.id} offer={offer} edit={edit} />
        ))}
      </ProblemPlace>
    </div>
  );
}

function Budget({ earned, spent, left, over }: CommandFlow) {
  const figures = [
    { label: 'Earned', value: earned },
    { label: 'Spent', value: spent },
    over > 0 ? { label: 'Too many', value: over, bad: true } : { label: 'Left', value: left },
  ];
  return (
    <dl className="grid max-w-96 grid-cols-3 divide-x divide-line border-line border-y">
      {figures.map(({ label, value, bad }) => (
        <div key={label} className={bad ? 'px-2 py-1 text-center text-error' : 'px-2 py-1 text-center'}>
          <dt className={bad ? 'label-caps' : 'label-caps text-muted'}>{label}</dt>
          <dd className="font-semibold text-xl">
            {value} <span className="font-medium text-sm">CR</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
