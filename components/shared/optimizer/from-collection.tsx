import { Square } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { builderAddress } from '@/components/shared/addresses';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { saveNewRoster, underFreeName } from '@/components/shared/rosters/new-roster';
import type { StoredCollection } from '@/components/shared/stored/item-store';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { notLoaded } from '@/components/ui/lazy-part';
import { EmptyState } from '@/components/ui/notes';
import type { Answer, Progress } from '@/lib/optimizer/answers';
import { changeText } from '@/lib/optimizer/words';
import { AnswerView, type BuildState, useBuild } from './build-answer';
import { keepBuild, lastBuild, leaveOpen } from './last-build';
import { type BuiltGame, RequestForm } from './request-form';
import type { BuildJob } from './worker';

interface FromCollectionProps {
  item: StoredCollection;
  /** Whether these are all models of the game rather than those of a player. */
  all?: boolean;
  onClose: () => void;
}

/** The form to build from the models of a collection, and what was built. */
export function FromCollection({ item, all = false, onClose }: FromCollectionProps) {
  const router = useRouter();
  const model = useLoaded(item.system.optimizer);
  const last = lastBuild(item.id);
  const { state, run, stop } = useBuild(last?.state);
  const [initial, setInitial] = useState<BuildJob | null>(last?.job ?? null);
  const [finishes, setFinishes] = useState(true);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state.status === 'done') keepBuild(item.id, state.job, state);
  }, [state, item.id]);
  useEffect(() => {
    // On a phone the form fills the screen and the result is below it.
    if (state.status === 'done') status.current?.scrollIntoView({ block: 'start' });
    // The button that was pressed, to build or to stop, may be gone.
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  }, [state.status]);
  if (item.value.entries.length === 0)
    return <EmptyState title="No models yet">Add models to the collection first.</EmptyState>;
  if (!model)
    return (
      <p role="status" className="text-muted">
        {model === null ? notLoaded() : 'Loading the rules …'}
      </p>
    );
  const open = async ({ pack }: BuildJob, { roster, finished }: Answer) => {
    const named = await underFreeName(roster);
    const built = finishes && finished ? { ...finished, name: named.name } : named;
    const id = await saveNewRoster(built, item.system, pack, {
      ...(all ? {} : { collection: item.id }),
      ...(built === named ? {} : { before: named }),
    });
    leaveOpen(item.id);
    onClose();
    router.push(builderAddress(id));
  };
  const build = (job: BuildJob) => {
    keepBuild(item.id, job, { status: 'idle' });
    void run(job);
  };
  const buildChanged = (job: BuildJob) => {
    setInitial(job);
    build(job);
  };
  const game = { system: item.system, model };
  const { figure, finish } = model;
  return (
    <>
      <p className="text-muted text-sm">
        Builds the best legal rosters from {all ? 'all models of the game' : 'the models you own'}: first as
        close to the limit as possible, then with the most stars (a model has one star unless you change it),{' '}
        {figure && `then with the most ${figure[1]}, `}then with the fewest models; or a random one, which
        spends nearly all points.
      </p>
      <RequestForm
        collection={item.value}
        key={JSON.stringify(initial)}
        game={game}
        initial={initial}
        isRandom={last?.job.isRandom ?? false}
        busy={state.status === 'working'}
        answered={state.status === 'done' ? state.job : null}
        onBuild={build}
      />
      {finish && (
        <CheckField
          label={finish.label}
          description={finish.about}
          checked={finishes}
          onChange={({ target }) => setFinishes(target.checked)}
        />
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {statusText(state)}
      </p>
      {state.status === 'working' && (
        <Button className="justify-self-start" onClick={stop}>
          <Square aria-hidden size={14} /> Stop
        </Button>
      )}
      {state.status === 'done' && (
        <Answers {...{ state, game, finishes, open }} ownsModels={!all} onChange={buildChanged} />
      )}
    </>
  );
}

interface AnswersProps {
  state: Extract<BuildState, { status: 'done' }>;
  game: BuiltGame;
  finishes: boolean;
  ownsModels: boolean;
  /** Builds from a changed request. */
  onChange: (job: BuildJob) => void;
  open: (job: BuildJob, answer: Answer) => Promise<void>;
}

function Answers({ state: { job, built }, game, finishes, ownsModels, onChange, open }: AnswersProps) {
  const { answers, conflict, change } = built;
  const [first] = answers;
  if (first)
    return (
      <div className="grid gap-4 md:grid-cols-3">
        {answers.map((answer, at) => (
          <AnswerView
            key={answer.fielded.join()}
            answer={answer}
            first={first}
            finishes={finishes}
            ownsModels={ownsModels}
            number={at + 1}
            job={job}
            game={game}
            onOpen={() => void open(job, answer)}
          />
        ))}
      </div>
    );
  return (
    <div className="grid gap-3">
      <ul className="list-disc pl-5">
        {conflict.map((sentence) => (
          <li key={sentence} className="break-words">
            <bdi>{sentence}</bdi>
          </li>
        ))}
      </ul>
      {change && (
        <p className="flex flex-wrap items-center gap-3">
          {changeText(change)}
          <Button
            onClick={() =>
              onChange({ collection: change.collection, pack: change.pack, asked: change.asked })
            }
          >
            Build {change.says}
          </Button>
        </p>
      )}
    </div>
  );
}

function statusText(state: BuildState): string {
  if (state.status === 'working') return progressText(state.progress);
  if (state.status === 'failed') return state.message;
  if (state.status === 'idle') return '';
  const { answers } = state.built;
  const { isRandom } = state.job;
  if (answers.length === 0)
    return state.stopped
      ? 'Stopped before a legal roster was found.'
      : 'No legal roster can be built. These conflict:';
  if (isRandom) return 'A random legal force:';
  const found = answers.length === 1 ? 'One roster' : `${answers.length} rosters`;
  return state.stopped ? `Stopped. ${found} found so far.` : `${found} found, the best first.`;
}

const rankWords = {
  cost: 'as close to the limit as possible',
  stars: 'the most stars',
  figure: 'the highest figure of the game',
  elements: 'the fewest models',
};

function progressText(progress: Progress | null): string {
  if (progress === null) return 'Building …';
  const { answers, by, best, most } = progress;
  const known = best === null ? '' : `: ${best} so far${most === null ? '' : `, ${most} at best`}`;
  return `Roster ${answers + 1}, ${rankWords[by]}${known} …`;
}
