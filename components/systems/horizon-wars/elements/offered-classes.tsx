import { memo, useId, useMemo } from 'react';
import { AddButton, BanNote, withoutBans } from '@/components/builder/ban';
import { useBuilder } from '@/components/builder/context';
import { Section } from '@/components/ui/section';
import { bannedBy } from '@/lib/roster/pack-bans';
import type { AnyGameSystem } from '@/lib/roster/system';
import { counted } from '@/lib/roster/words';
import type { Draft } from '@/lib/systems/horizon-wars/edits/edit';
import { type DesignedKind, isOfDesign, type StartingClass } from '@/lib/systems/horizon-wars/edits/presets';
import { offerOf } from '@/lib/systems/horizon-wars/edits/what-if';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { usesOf } from '@/lib/systems/horizon-wars/evaluate/uses';
import { specialsOf } from '@/lib/systems/horizon-wars/paper/special';
import { buildPoints, points } from '@/lib/systems/horizon-wars/paper/stats';
import { presence as superMechRule } from '@/lib/systems/horizon-wars/rules/mech';
import { fieldedTypes } from '@/lib/systems/horizon-wars/rules/pack';
import { Consequences } from '../design/consequences';
import { Offered } from '../design/offered';
import type { OfferedProps } from './offered-types';

type OfClass = OfferedProps & {
  kind: DesignedKind;
  /** Adds one with bare stats. */
  onBare: (draft: Draft) => void;
};
type OfferedClassesProps = OfClass & { classes: readonly StartingClass[] };

/** Mechs or aircraft: first bare ones to design, then preset builds by class. */
export const OfferedClasses = memo(function OfferedClasses({ classes, ...rest }: OfferedClassesProps) {
  return (
    <div className="grid gap-6">
      <OfferedBare classes={classes} {...rest} />
      {classes.map((each) => (
        <OfferedClass key={each.presence} offered={each} {...rest} />
      ))}
    </div>
  );
});

/** A button for each class that adds one with bare stats, whose editor opens immediately. */
function OfferedBare({ classes, kind, evaluation, full, onBare }: OfferedClassesProps) {
  const { system, designing = false } = useBuilder();
  const id = useId();
  const offers = classes.map((each) => {
    const { element, breaks } = offerOf(each.bare, evaluation, system.rules);
    const banned = bannedBy(evaluation.pack, usesOf(element), undefined, fieldedTypes(evaluation));
    return { ...each, banned, closed: full || isSuperMechClosed(breaks) };
  });
  const bans = [...new Set(offers.flatMap(({ banned }) => banned ?? []))];
  return (
    <div className="in-data-searching:hidden">
      <p className="mb-1.5 font-medium">
        {designing
          ? `Design ${kind === 'mech' ? 'a mech' : 'an aircraft'} of your own`
          : 'Start from bare stats'}
      </p>
      <div className="flex flex-wrap gap-2">
        {offers.map(({ presence, points: budget, bare, banned, closed }) => {
          const what = `P${presence} ${kind}`;
          return (
            <AddButton
              key={presence}
              banned={banned}
              note={`${id}-${bans.indexOf(banned ?? '')}`}
              disabled={closed}
              onClick={() => onBare(bare)}
              aria-label={`${designing ? `Design a ${what} of your own` : `Start from bare stats: ${what}`}, ${counted(budget, 'point')}`}
            >
              {what}
            </AddButton>
          );
        })}
      </div>
      {bans.map((banned, index) => (
        <BanNote key={banned} id={`${id}-${index}`} banned={banned} />
      ))}
      <p className="mt-3 text-muted text-sm">
        Or add a build: each spends its points exactly, and can be changed.
      </p>
    </div>
  );
}

/** Whether the force allows no super-mechs. */
const isSuperMechClosed = (breaks: readonly { rule: string }[]) =>
  breaks.some(({ rule }) => rule === superMechRule.id);

type OfferedClassProps = OfClass & { offered: StartingClass };

function OfferedClass({ offered, kind, evaluation, full, onAdd, onLess }: OfferedClassProps) {
  const { system, designing = false } = useBuilder();
  const { presence, name, points: budget, page, bare, builds } = offered;
  const { rules } = system;
  const { plain, presets } = useMemo(
    () => offersOf(bare, builds, evaluation, rules),
    [bare, builds, evaluation, rules],
  );
  const closed = full || isSuperMechClosed(plain.breaks);
  const inForce = (kind === 'mech' ? evaluation.mechs : evaluation.aircraft).filter(
    (element) => element.presence === presence,
  );
  const shownRules = plain.breaks.map(({ rule }) => rule);
  return (
    <Section
      title={`${name} P${presence}`}
      level={3}
      className="in-data-searching:not-has-[[data-offer]]:hidden"
      aside={`costs ${points(presence)} · ${buildPoints(budget)} (p.${page})${inForce.length > 0 && !designing ? ` · ${inForce.length} in the force` : ''}`}
    >
      <Consequences breaks={withoutBans(plain.breaks)} />
      <ul className="divide-y divide-line border-line border-b">
        {presets.map(({ preset, draft, offer }) => {
          const fielded = inForce.filter(({ source }) => isOfDesign(source, draft));
          const last = fielded.at(-1)?.id;
          return (
            <Offered
              key={preset.id}
              evaluation={evaluation}
              name={preset.name}
              what={`${preset.name}, P${presence} ${kind}`}
              about={preset.about}
              draft={draft}
              offer={offer}
              specials={specialsOf(offer.element, evaluation)}
              shownRules={shownRules}
              disabled={closed}
              level={4}
              count={fielded.length}
              onLess={() => last !== undefined && onLess(last)}
              onAdd={() => onAdd(draft)}
            />
          );
        })}
      </ul>
    </Section>
  );
}

function offersOf(
  bare: StartingClass['bare'],
  builds: StartingClass['builds'],
  evaluation: Evaluation,
  rules: AnyGameSystem['rules'],
) {
  return {
    plain: offerOf(bare, evaluation, rules),
    presets: builds.map((build) => ({ ...build, offer: offerOf(build.draft, evaluation, rules) })),
  };
}
