import { useMemo, useState } from 'react';
import { CompareView, type Side } from '@/components/shared/compare/compare-view';
import { afterFrame } from '@/components/shared/loading/later';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Disclosure } from '@/components/ui/disclosure';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { ShortList } from '@/components/ui/lists';
import { settingsHint } from '@/lib/fixes/effect';
import { checkRoster } from '@/lib/roster/check';
import { costText, type EditKind, TAKE_BACK } from '@/lib/roster/edits/edit';
import type { Problem } from '@/lib/roster/report';
import { sentenceOf } from '@/lib/roster/sentence';
import { counted } from '@/lib/roster/text/words';
import { severityCounts } from '@/lib/roster/verdict';
import { focusVerdict, useBuilder, useBuilderState } from '../context';
import { withOwnershipAdvice } from '../store';
import { changeTexts, fieldsMore, fixText, shownChanges, useApplyFix, useFixes } from './apply-fix';
import { statusText } from './fix-search';
import type { OfferedFix } from './worker';

/** The best fixes that make the force legal: what each does, the force before and after, and an Apply button. */
export function FixDialog({ onClose }: { onClose: () => void }) {
  const state = useFixes();
  const apply = useApplyFix();
  const [chosen, setChosen] = useState('');
  const [variants, setVariants] = useState<Readonly<Record<string, number>>>({});
  const { fixes, searched } = state;
  const option = fixes.find((each) => fixText(each) === chosen) ?? fixes[0];
  const fix = option && variantOf(option, variants[fixText(option)]);
  const { system } = useBuilder();
  const { force } = useBuilderState(({ roster }) => roster);
  const hint = settingsHint(fixes, system.labels(force).size);
  return (
    <Dialog
      open
      size="lg"
      tall
      title="Make it legal"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!fix}
            data-autofocus
            onClick={() => {
              onClose();
              // The toast with Undo must be attached to the page, not to the dialog.
              afterFrame(() => {
                if (fix) apply(fix);
                afterFrame(focusVerdict);
              });
            }}
          >
            Apply
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {/* A fixed height, so that the fixes do not move when the text changes. */}
        <p role="status" className="max-sm:min-h-[2lh]">
          {statusText(state)}
        </p>
        {searched && hint !== '' && <p>{hint}</p>}
        {fixes.length > 0 && (
          <fieldset>
            <legend className="sr-only">Ways to make it legal</legend>
            <div className="divide-y divide-line border-line border-y">
              {fixes.map((each) => (
                <FixOption
                  key={fixText(each)}
                  fix={each}
                  checked={each === option}
                  variant={variants[fixText(each)] ?? 0}
                  onChoose={(variant) => {
                    setChosen(fixText(each));
                    setVariants({ ...variants, [fixText(each)]: variant });
                  }}
                />
              ))}
            </div>
          </fieldset>
        )}
        {searched && fixes.length === 0 && state.obstacles.length > 0 && (
          <Obstacles problems={state.obstacles} />
        )}
        {/* Only once all fixes are listed: they would push it down. */}
        {fix && searched && (
          <div>
            <EditCosts />
            <BeforeAfter key={fixText(fix)} fix={fix} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Returns a fix with the edits of one of its variants. */
function variantOf(fix: OfferedFix, index = 0): OfferedFix {
  const variant = fix.choice?.[index];
  if (variant === undefined) return fix;
  const { edits, roster } = variant;
  return { ...fix, edits, roster, lines: edits.map(({ text }) => text) };
}

function ProblemLines({ problems }: { problems: readonly Problem[] }) {
  const { system } = useBuilder();
  return (
    <ShortList items={problems} className="divide-y divide-line">
      {(problem, place) => (
        <li key={place} className="py-1">
          <SeverityMark severity={problem.severity} /> {sentenceOf(problem, system)}
        </li>
      )}
    </ShortList>
  );
}

/** The errors that stand against every fix. */
function Obstacles({ problems }: { problems: readonly Problem[] }) {
  return (
    <section aria-label="Correct this first" className="grid gap-2">
      <p>It breaks a rule even without its elements. Correct this first:</p>
      <ProblemLines problems={problems} />
    </section>
  );
}

interface FixOptionProps {
  fix: OfferedFix;
  checked: boolean;
  /** Which of several like elements or options it changes. */
  variant: number;
  onChoose: (variant: number) => void;
}

function FixOption({ fix, checked, variant, onChoose }: FixOptionProps) {
  const { force } = useBuilderState((state) => state.roster);
  const ownership = useBuilderState((state) => state.ownership);
  const isBeyond = ownership !== null && fieldsMore(ownership, force, fix.roster.force);
  return (
    <div className="border-l-3 border-l-transparent hover:bg-sunken has-[input:checked]:border-l-accent has-[input:checked]:bg-accent-wash has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
      <label className="flex min-h-control cursor-pointer items-start gap-3 px-1 py-2">
        <input
          type="radio"
          name="fix"
          checked={checked}
          onChange={() => onChoose(variant)}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0 flex-1">
          <span className="block">
            {changeTexts(fix).map((text, place) => (
              <bdi key={place} className="wrap-anywhere -indent-3 block pl-3 font-medium">
                {text}
              </bdi>
            ))}
          </span>
          <span className="condensed block text-muted text-sm">
            {[...fix.effect, counted(shownChanges(fix), 'change')].join(' · ')}
            {isBeyond && <span className="text-warning"> · fields more than you own</span>}
          </span>
        </span>
      </label>
      {fix.choice && (
        <SelectField
          label="Which one"
          className="ml-8 max-w-xs pb-2"
          value={variant}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          <ChoiceOptions choice={fix.choice} />
        </SelectField>
      )}
    </div>
  );
}

/** The variants of a fix in the order of the list, as the text of the fix names them. */
function ChoiceOptions({ choice }: { choice: NonNullable<OfferedFix['choice']> }) {
  const { system } = useBuilder();
  const { force } = useBuilderState((state) => state.roster);
  const order = [...system.labels(force).values()];
  const options = choice.map(({ label }, index) => [index, label] as const);
  return <Options of={options.sort(([, one], [, other]) => order.indexOf(one) - order.indexOf(other))} />;
}

/** The force before and after a fix. */
function BeforeAfter({ fix }: { fix: OfferedFix }) {
  const { system } = useBuilder();
  const roster = useBuilderState((state) => state.roster);
  const pack = useBuilderState((state) => state.pack);
  const ownership = useBuilderState((state) => state.ownership);
  const sides = useMemo(() => {
    const sideOf = (name: string, of: typeof roster): Side => {
      const checked = checkRoster(of, system, pack);
      const report = withOwnershipAdvice(checked.report, ownership, of.force);
      return { name, roster: of, pack, checked: { ...checked, report } };
    };
    return [sideOf('Before', roster), sideOf('After', fix.roster)] as const;
  }, [roster, fix, system, pack, ownership]);
  const left = sides[1].checked.report.problems;
  return (
    <Disclosure title="Before and after" open>
      {left.length > 0 && (
        <section aria-label="Left after the change" className="mb-4">
          <h3 className="font-medium">Left after the change: {severityCounts(left)}</h3>
          <ProblemLines problems={left} />
        </section>
      )}
      <CompareView sides={sides} system={system} />
    </Disclosure>
  );
}

/** The cost of each kind of edit, lowest first: explains the order of the fixes. */
function EditCosts() {
  const { system } = useBuilder();
  const catalogue = useLoaded(system.editCatalogue);
  const kinds = catalogue ? Object.values<EditKind>({ ...TAKE_BACK, ...catalogue.kinds }) : [];
  return (
    <Disclosure title="How the size of a change is measured">
      <p className="mb-2">
        Each change has a cost, and each adds 1. The fix with the lowest total comes first.
      </p>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {kinds
          .toSorted((a, b) => a.cost - b.cost)
          .map((kind) => (
            <li key={kind.about} className="flex gap-3 py-1">
              <span className="w-28 shrink-0 font-medium tabular-nums">{costText(kind)}</span>
              {kind.about}
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}
