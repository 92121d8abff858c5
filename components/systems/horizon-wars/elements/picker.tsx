import { memo, useDeferredValue, useId, useMemo } from 'react';
import { useBuilder } from '@/components/builder/context';
import { AddButton, BanNote } from '@/components/builder/fields/ban';
import { PageNote } from '@/components/builder/fields/notes';
import { SpecialNames } from '@/components/builder/fields/stat-tiles';
import { PickerTabs } from '@/components/builder/picker/picker-tabs';
import type { PickerProps } from '@/components/builder/system-editor';
import type { Offer } from '@/lib/roster/offer';
import { packName, quotedPack } from '@/lib/roster/pack/pack';
import { capitalised, counted, signed } from '@/lib/roster/text/words';
import {
  offeredBare,
  offeredBuilds,
  offeredChqs,
  offeredTypes,
  type Subject,
} from '@/lib/systems/horizon-wars/edits/offers';
import type { DesignedKind } from '@/lib/systems/horizon-wars/edits/presets';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { typeName } from '@/lib/systems/horizon-wars/paper/text';
import type { ChqChoice, PriceChange } from '@/lib/systems/horizon-wars/rules/chq';
import { ElementTiles } from '../design/design-fields';
import { useEvaluation } from '../use-force';

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
    ? `Costs with ${typeName(chq.type.id)} as the CHQ.`
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

type BareOffersProps = PickerProps<Force> & { kind: DesignedKind; evaluation: Evaluation };

/** A button for each class of mechs or aircraft that adds one with bare stats, whose editor opens immediately. */
const BareOffers = memo(function BareOffers({ kind, evaluation, add }: BareOffersProps) {
  const { system, designing = false } = useBuilder();
  const id = useId();
  const offers = useMemo(() => offeredBare(kind, evaluation, system.rules), [kind, evaluation, system.rules]);
  const bans = [...new Set(offers.flatMap(({ banned }) => banned ?? []))];
  return (
    <div className="mb-6 in-data-searching:hidden">
      <p className="mb-1.5 font-medium">
        {designing
          ? `Design ${kind === 'mech' ? 'a mech' : 'an aircraft'} of your own`
          : 'Start from bare stats'}
      </p>
      <div className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <AddButton
            key={offer.id}
            banned={offer.banned}
            note={`${id}-${bans.indexOf(offer.banned ?? '')}`}
            disabled={offer.disabled}
            onClick={() => add(offer)}
            aria-label={`${designing ? `Design a ${offer.what} of your own` : `Start from bare stats: ${offer.what}`}, ${counted(offer.points, 'point')}`}
          >
            {offer.what}
          </AddButton>
        ))}
      </div>
      {bans.map((banned, index) => (
        <BanNote key={banned} id={`${id}-${index}`} banned={banned} />
      ))}
      <p className="mt-3 text-muted text-sm">
        Or add a build: each spends its points exactly, and can be changed.
      </p>
    </div>
  );
});

/** What a CHQ is for. */
const ChqIntro = () => (
  <div className="max-w-prose space-y-1 text-muted text-sm">
    <p>
      The CHQ leads the force and earns it command resources, one for every two conventional elements. A
      conventional CHQ is free, changes what the others cost, and requires enough of its own type.{' '}
      <PageNote page={57} />
    </p>
    <p>
      A mech may lead too: add one, and choose “Make it the CHQ” in its row’s menu; it costs its P and changes
      no price. Without a CHQ all prices are P, and there are no command resources. <PageNote page={60} />
    </p>
  </div>
);

/** The prices that a CHQ changes, and a warning if the pack allows fewer of its type than it requires. */
export function ChqChanges({ choice: { type, quota, cheaper, dearer } }: { choice: ChqChoice }) {
  const { pack, settings } = useEvaluation();
  const most = pack?.most?.[type];
  return (
    <>
      {pack && most !== undefined && quota !== null && most < quota && (
        <p className="text-sm text-warning">
          {capitalised(quotedPack(packName(pack)))} allows {most} of them; a force of {settings.limit} points
          needs {quota}.
        </p>
      )}
      <dl className="text-sm">
        <Changes label="Cheaper" changes={cheaper} />
        <Changes label="Dearer" changes={dearer} />
      </dl>
    </>
  );
}

function Changes({ label, changes }: { label: string; changes: readonly PriceChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <dt className="inline text-muted">{label}: </dt>
      <dd className="condensed inline">
        {changes.map(({ type, by }, index) => (
          <span key={type}>
            {index > 0 && ', '}
            <span className="whitespace-nowrap">
              {typeName(type)} {signed(by)}
            </span>
          </span>
        ))}
      </dd>
    </div>
  );
}
