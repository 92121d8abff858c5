import type { ReactNode } from 'react';
import { EditButton } from '@/components/builder/fields/ban';
import { Notice, PageNote } from '@/components/builder/fields/notes';
import { ProblemPlace } from '@/components/builder/verdict/problems';
import { Disclosure } from '@/components/ui/disclosure';
import { Segmented } from '@/components/ui/fields/segmented';
import { Section } from '@/components/ui/section';
import { findingText } from '@/lib/roster/sentence';
import { capitalised } from '@/lib/roster/text/words';
import { lostConsequences, lostPage } from '@/lib/systems/horizon-wars/edits/edit-command';
import { momentumText, place, placeAll, placeRest } from '@/lib/systems/horizon-wars/edits/edit-scenario';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { EvaluatedElement } from '@/lib/systems/horizon-wars/evaluate/evaluate-elements';
import type {
  AircraftAllowed,
  EvaluatedScenario,
} from '@/lib/systems/horizon-wars/evaluate/evaluate-scenario';
import type { Force, Place } from '@/lib/systems/horizon-wars/force';
import { aircraft as aircraftRule } from '@/lib/systems/horizon-wars/rules/scenario';
import { useEdit } from '../use-force';
import { FigureStrip } from './command-rows';
import { FillPlaces } from './fill-places';

type DispositionProps = { evaluation: Evaluation; scenario: EvaluatedScenario };

const allToReserve = (force: Force) => placeAll(force, 'reserve');
const restToReserve = (force: Force) => placeRest(force, 'reserve');
const clearPlaces = (force: Force) => placeAll(force, null);

/** Assigns each element to advance, reserve or lost, with what the scenario allows in each. */
export function Disposition({ evaluation, scenario }: DispositionProps) {
  const edit = useEdit();
  const { elements } = evaluation;
  const { unassigned } = scenario;
  const problems = new Map(
    aircraftRule
      .check(evaluation)
      .map((finding) => [finding.elements[0], findingText(aircraftRule, finding)]),
  );
  return (
    <Section
      title="Disposition"
      level={3}
      aside={`${elements.length - unassigned.length} of ${elements.length} placed`}
    >
      <div className="space-y-4">
        <Parts scenario={scenario} />
        {elements.length === 0 ? (
          <p className="text-muted text-sm">Elements appear here once they are added.</p>
        ) : (
          <div className="flex flex-wrap items-start gap-2">
            {/* Each keeps its place, also while it has nothing to do: another one must not get under the pointer. */}
            <FillPlaces />
            <EditButton size="sm" change={allToReserve} done="All placed in reserve">
              All to reserve
            </EditButton>
            <EditButton
              size="sm"
              change={restToReserve}
              done="Rest placed in reserve"
              aria-disabled={unassigned.length === 0 || unassigned.length === elements.length}
            >
              Place rest in reserve
            </EditButton>
            <EditButton
              size="sm"
              variant="quiet"
              change={clearPlaces}
              done="All places cleared"
              aria-disabled={unassigned.length === elements.length}
            >
              Clear all places
            </EditButton>
          </div>
        )}
        <ProblemPlace path={['scenario', 'disposition']} exact>
          <ul className="@container divide-y divide-line border-line border-y empty:hidden">
            {elements.map((element) => (
              <PlaceRow
                key={element.id}
                element={element}
                place={scenario.placeOf(element.id)}
                problem={problems.get(element.id)}
                onPlace={(chosen) => edit((force) => place(force, [element.id], chosen))}
              />
            ))}
          </ul>
        </ProblemPlace>
        {/* Last, since it comes and goes with the places: nothing may move under the pointer. */}
        <Lost evaluation={evaluation} />
      </div>
    </Section>
  );
}

const aircraftTexts: Record<AircraftAllowed, string> = {
  any: 'any aircraft',
  hover: 'hovering aircraft only',
  none: 'no aircraft',
};

/** The running totals, which stay visible above the list. */
function Parts({ scenario: { placed, most, loss, aircraft } }: { scenario: EvaluatedScenario }) {
  const wrong = 'not as the scenario requires';
  return (
    <FigureStrip
      className="sticky in-[dialog]:-top-4 top-0 z-20 bg-ground"
      figures={[
        ...(['advance', 'reserve'] as const).map((part) => ({
          label: capitalised(part),
          value: `P${placed[part]} of ${most[part]}`,
          note: aircraftTexts[aircraft[part]],
          wrong: placed[part] > most[part] ? wrong : undefined,
        })),
        {
          label: 'Lost',
          value: `P${placed.lost}`,
          note: `at least P${loss}`,
          wrong: placed.lost < loss ? wrong : undefined,
        },
      ]}
    />
  );
}

/** What being lost means, and the consequences of the elements that are. */
function Lost({ evaluation }: { evaluation: Evaluation }) {
  const momentum = momentumText(evaluation);
  const consequences = lostConsequences(evaluation);
  return (
    <div className="space-y-2 text-sm">
      <Disclosure title="What “lost” means">
        <p className="max-w-prose">
          Lost elements are removed before the battle. They still count towards points, quotas and command
          resources. You may lose more than the scenario requires. <PageNote page={lostPage(evaluation)} />
        </p>
      </Disclosure>
      {consequences.map(({ text, page }) => (
        <p key={text}>
          {text} <PageNote page={page} />
        </p>
      ))}
      {momentum !== null && (
        <p>
          {momentum} <PageNote page={88} />
        </p>
      )}
    </div>
  );
}

type Chosen = Place | 'open';

const short = (letter: string, word: string) => (
  <>
    <span aria-hidden className="@lg:hidden">
      {letter}
    </span>
    <span className="sr-only @lg:not-sr-only">{word}</span>
  </>
);

const noPlace = (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">No place yet</span>
  </>
);

const choices: readonly { value: Chosen; label: ReactNode }[] = [
  { value: 'open', label: noPlace },
  { value: 'advance', label: short('A', 'Advance') },
  { value: 'reserve', label: short('R', 'Reserve') },
  { value: 'lost', label: short('L', 'Lost') },
];

type PlaceRowProps = {
  element: EvaluatedElement;
  place: Place | null;
  problem: string | undefined;
  onPlace: (place: Place | null) => void;
};

function PlaceRow({ element, place: current, problem, onPlace }: PlaceRowProps) {
  return (
    <li className="py-1.5">
      <ProblemPlace path={['scenario', 'disposition', element.id]}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-28">
            {element.label} <span className="condensed text-muted text-sm">P{element.presence}</span>
          </span>
          <Segmented<Chosen>
            label={`Place of ${element.label}`}
            hideLabel
            compact
            className="shrink-0"
            value={current ?? 'open'}
            options={choices}
            onChange={(chosen) => onPlace(chosen === 'open' ? null : chosen)}
          />
        </div>
        {problem && (
          <div className="mt-1">
            <Notice severity="error">{problem}</Notice>
          </div>
        )}
      </ProblemPlace>
    </li>
  );
}
