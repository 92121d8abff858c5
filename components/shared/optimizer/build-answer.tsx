import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { faultText } from '@/lib/check/result-text';
import type { Answer, Progress } from '@/lib/optimizer/answers';
import type { Built } from '@/lib/optimizer/optimize';
import { comparedText, fieldedOf, type ModelCount, proofText } from '@/lib/optimizer/words';
import type { Pack } from '@/lib/roster/pack/pack';
import { headlineFigures } from '@/lib/roster/shown/figures';
import { capitalised, counted, inSeries } from '@/lib/roster/text/words';
import { LateError, WorkerClient } from '@/lib/worker/client';
import type { BuiltGame } from './request-form';
import type { BuildFunctions, BuildJob } from './worker';

interface AnswerViewProps {
  answer: Answer;
  /** Its position among the answers, from 1. */
  number: number;
  /** The first answer, which the others are compared with. */
  first: Answer;
  job: BuildJob;
  game: BuiltGame;
  /** Whether the roster is shown and opened as its game finishes it. */
  finishes: boolean;
  /** Whether the models are those of a player, so that it matters which are not fielded. */
  ownsModels: boolean;
  onOpen: () => void;
}

/** A roster that was built: its rank and proof, the models it fields and those not fielded. */
export function AnswerView({
  answer,
  number,
  first,
  job,
  game,
  finishes,
  ownsModels,
  onOpen,
}: AnswerViewProps) {
  const { collection, pack } = job;
  const { rank, roster } = answer;
  const { fields, home } = fieldedOf(answer, collection, game.model);
  const { gains, lacks } = comparedText(answer, first, collection, game.model);
  const figures = figuresOf(game, ((finishes && answer.finished) || roster).force, pack);
  return (
    <article
      aria-label={job.isRandom ? 'A random force' : `Roster ${number}`}
      className="grid content-start gap-3 rounded-sm border border-line bg-surface p-3"
    >
      <h3 className="font-semibold text-lg">{job.isRandom ? 'A random force' : `Roster ${number}`}</h3>
      <p className="condensed text-sm">
        {[...figures, counted(rank.stars, 'star'), counted(rank.elements, ...game.system.noun)].join(' · ')}
      </p>
      <p className="text-muted text-sm">
        {job.isRandom ? 'Legal, and drawn at random.' : `${capitalised(proofText(answer, number))}.`}
      </p>
      <Compared title="Gains against roster 1" parts={gains} />
      <Compared title="Lacks against roster 1" parts={lacks} />
      <Models title="Fielded" models={fields} also={game.model.choiceTexts(roster.force)} />
      {ownsModels && <Models title="Not fielded" models={home} />}
      <Button
        variant={number === 1 ? 'primary' : 'secondary'}
        className="justify-self-start"
        onClick={onOpen}
      >
        {job.isRandom ? 'Open this force' : `Open roster ${number}`}
      </Button>
    </article>
  );
}

function Compared({ title, parts }: { title: string; parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <div>
      <h4 className="label-caps text-muted">{title}</h4>
      <p className="break-words text-sm">
        <bdi>{inSeries(parts)}</bdi>
      </p>
    </div>
  );
}

const figuresOf = ({ system }: BuiltGame, force: unknown, pack: Pack | null): string[] =>
  headlineFigures(system.figures(system.evaluate(force, pack))).map(
    ({ label, value }) => `${label} ${value}`,
  );

interface ModelsProps {
  title: string;
  models: readonly ModelCount[];
  also?: readonly string[];
}

const Models = ({ title, models, also = [] }: ModelsProps) => (
  <div>
    <h4 className="label-caps text-muted">{title}</h4>
    {models.length === 0 ? (
      <p className="text-sm">Nothing</p>
    ) : (
      <ul className="text-sm">
        {models.map(({ id, count, name }) => (
          <li key={id} className="break-words">
            <span className="font-semibold tabular-nums">{count}</span> × <bdi>{name}</bdi>
          </li>
        ))}
        {also.map((text) => (
          <li key={text} className="break-words text-muted">
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** The state of a search for rosters. */
export type BuildState =
  | { status: 'idle' }
  | { status: 'working'; progress: Progress | null }
  | { status: 'done'; job: BuildJob; built: Built; stopped: boolean }
  | { status: 'failed'; message: string };

/** The most milliseconds of a search; by itself it takes 30 seconds. */
const LIMIT = 36_000;

/**
 * Builds rosters in a worker, which ends when the component unmounts.
 * @param initial the state to start from: what was built before
 */
export function useBuild(initial: BuildState = { status: 'idle' }) {
  const [state, setState] = useState<BuildState>(initial);
  const client = useRef<WorkerClient<BuildFunctions>>(null);
  const control = useRef<AbortController>(null);
  useEffect(
    () => () => {
      control.current?.abort();
      client.current?.end();
    },
    [],
  );

  const run = useCallback(async (job: BuildJob) => {
    client.current ??= new WorkerClient<BuildFunctions>(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
      'The part of the page that builds rosters stopped. Reload the page.',
    );
    control.current?.abort();
    const controller = new AbortController();
    control.current = controller;
    const update = (next: BuildState) => control.current === controller && setState(next);
    update({ status: 'working', progress: null });
    try {
      const built = await client.current.call('build', job, {
        signal: controller.signal,
        limit: LIMIT,
        onProgress: (progress) => update({ status: 'working', progress }),
      });
      if (built.ok) update({ status: 'done', job, built: built.value, stopped: controller.signal.aborted });
      else update({ status: 'failed', message: built.faults.map(faultText).join(' ') });
    } catch (error) {
      if (error instanceof LateError && controller.signal.aborted) return update({ status: 'idle' });
      update({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }, []);

  /** Stops the search, which returns the best rosters so far. */
  const stop = useCallback(() => control.current?.abort(), []);
  return { state, run, stop };
}
