import { useDeferredValue, useMemo } from 'react';
import { useBuilder } from '@/components/builder/context';
import { PickerTabs } from '@/components/builder/picker-tabs';
import type { PickerProps } from '@/components/builder/system-editor';
import type { Offer } from '@/lib/roster/offer';
import {
  offeredBuilds,
  offeredChqs,
  offeredTypes,
  type Subject,
} from '@/lib/systems/horizon-wars/edits/offers';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { typeName } from '@/lib/systems/horizon-wars/paper/text';
import { SpecialNames } from '../design/specials';
import { ElementTiles } from '../design/tiles';
import { useEvaluation } from '../use-force';
import { BareOffers } from './bare-offers';
import { ChqChanges, ChqIntro } from './chq-offers';

/** Everything that may be added, by kind. */
export function Picker({ add }: PickerProps<Force>) {
  const { system, designing = false } = useBuilder();
  const { rules } = system;
  const evaluation = useEvaluation();
  // The list of offers is deferred, so that clicks respond immediately.
  const offered = useDeferredValue(evaluation);
  const chqs = useMemo(() => [{ offers: offeredChqs(offered, rules) }], [offered, rules]);
  const types = useMemo(() => [{ offers: offeredTypes(offered, rules) }], [offered, rules]);
  const designs = useMemo(
    () => ({
      mech: offeredBuilds('mech', offered, rules, designing),
      aircraft: offeredBuilds('aircraft', offered, rules, designing),
    }),
    [offered, rules, designing],
  );
  const { conventional, mechs, aircraft, chq } = evaluation;
  const tabOf = (kind: 'mech' | 'aircraft', label: string, { length }: readonly unknown[]) => ({
    id: kind,
    label,
    count: length,
    intro: <BareOffers kind={kind} evaluation={offered} add={add} />,
    groups: designs[kind],
  });
  return (
    <PickerTabs<Force, Subject>
      label="Kinds of element"
      tabs={[
        ...(chq === null && !designing
          ? [{ id: 'chq', label: 'CHQ', intro: <ChqIntro />, groups: chqs }]
          : []),
        {
          id: 'conventional',
          label: 'Conventional',
          count: conventional.length,
          intro: <p className="text-muted text-sm">{costsText(offered)}</p>,
          groups: types,
        },
        tabOf('mech', 'Mechs', mechs),
        tabOf('aircraft', 'Aircraft', aircraft),
      ]}
      add={add}
      Values={Values}
    />
  );
}

function costsText({ chq }: Evaluation): string {
  if (chq === null) return 'Each costs its P; a conventional CHQ would change some of the costs.';
  return chq.type
    ? `Costs with ${chq.label} (${typeName(chq.type.id)}) as the CHQ.`
    : `Each costs its P: ${chq.label}, the CHQ, is not a conventional element and changes no cost.`;
}

/** The stat line and special rules of an element, or what it changes as the CHQ. */
function Values({ offer: { subject } }: { offer: Offer<Force, Subject> }) {
  if ('chq' in subject) return <ChqChanges choice={subject.chq} />;
  return (
    <div className="grid gap-x-4 @md:grid-cols-[13rem_minmax(0,1fr)] @md:items-center">
      <ElementTiles element={subject.element} size="sm" />
      <SpecialNames specials={subject.specials} />
    </div>
  );
}
