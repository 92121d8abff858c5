import { type ReactNode, useEffect, useState } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { classes } from '@/components/ui/classes';
import { Disclosure } from '@/components/ui/disclosure';
import { NumberField } from '@/components/ui/fields/number-field';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { distanceUnit, reachText, type WayCurve } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import {
  type AnyOddsModel,
  type AttackKind,
  oneWay,
  ownTargetFigures,
  ownTargetId,
  type Reason,
  type Situation,
  type SituationField,
  targetLabel,
  type Way,
} from '@/lib/odds/model';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { OddsAnswers } from './answers';
import { oddsWorker } from './client';

type Name = keyof OddsAnswers;
type Question<Asked extends Name> = Parameters<OddsAnswers[Asked]>[0];
type Answer<Asked extends Name> = Awaited<ReturnType<OddsAnswers[Asked]>>;

/** What is known of a question. */
export interface Odds<Value> {
  /** Undefined until there is one; then, while another question is worked out, the last answer. */
  answer: Value | undefined;
  /** Why there is none, as a sentence. */
  failure: string | null;
  /** Whether the question is being worked out. */
  busy: boolean;
}

/** The most answers that are kept. */
const MOST = 200;
const known = new Map<string, unknown>();

function keep(key: string, answer: unknown) {
  known.set(key, answer);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

const nothing = { answer: undefined, failure: null };

/**
 * Asks the worker of odds; a known answer comes at once, and a question that was replaced is cancelled.
 * @param question null while there is none
 */
export function useOdds<Asked extends Name>(
  name: Asked,
  question: Question<Asked> | null,
): Odds<Answer<Asked>> {
  const key = question === null ? null : JSON.stringify([name, question]);
  const [state, setState] = useState<{ key: string; answer?: Answer<Asked>; failure: string | null }>();
  useEffect(() => {
    if (key === null || known.has(key)) return;
    const control = new AbortController();
    const [, asked] = JSON.parse(key) as [Asked, Question<Asked>];
    oddsWorker.call(name, asked as never, { signal: control.signal }).then(
      (answer) => {
        keep(key, answer);
        if (!control.signal.aborted) setState({ key, answer: answer as Answer<Asked>, failure: null });
      },
      (error: Error) => {
        if (!control.signal.aborted) setState({ key, failure: error.message });
      },
    );
    return () => control.abort();
  }, [key, name]);
  if (key === null) return { ...nothing, busy: false };
  const found = known.get(key) as Answer<Asked> | undefined;
  if (found !== undefined) return { answer: found, failure: null, busy: false };
  if (state?.key === key) return { answer: state.answer, failure: state.failure, busy: false };
  return { answer: state?.answer, failure: null, busy: true };
}

/** The attack of a game that is charted by distance, and the target chosen for it. */
export interface Charted {
  model: AnyOddsModel;
  kind: AttackKind;
  /** The ways to make it; one without a name if the game has none. */
  ways: readonly Way[];
  target: string;
  choose: (target: string) => void;
}

/** The last target of each game, for the next chart. */
const lastTargets = new Map<string, string>();

/** Loads the odds of a game; undefined until they are there, null if it has no attack by distance. */
export function useCharted(system: AnyGameSystem): Charted | null | undefined {
  const model = useLoaded(system.odds);
  const [chosen, setChosen] = useState(lastTargets.get(system.id));
  if (!model) return system.odds ? model : null;
  const kind = model.attacks.find(({ byDistance }) => byDistance !== null);
  const isKnown = chosen !== undefined && targetLabel(model, chosen) !== null;
  const target = isKnown ? chosen : model.targets[0]?.id;
  if (!kind || target === undefined) return null;
  const choose = (id: string) => {
    lastTargets.set(system.id, id);
    setChosen(id);
  };
  return { model, kind, ways: kind.ways ?? oneWay, target, choose };
}

interface OddsStateProps {
  failure: string | null;
  busy: boolean;
  /** Whether there is an answer to show, be it to the question before. */
  known: boolean;
  children: ReactNode;
}

/** Shows odds, the sentence why there are none, or that they are worked out. */
export function OddsState({ failure, busy, known, children }: OddsStateProps) {
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (!known) return busy ? <p role="status">Working out the odds …</p> : null;
  return (
    <div aria-busy={busy} className={classes(busy && 'opacity-60')}>
      {children}
    </div>
  );
}

interface ReasonsProps {
  reasons: readonly Reason[];
  /** The distance at which they are so, in words; "" if it is not by distance. */
  at?: string;
}

/** What went into figures, and what is left out of them, in a part that opens. */
export const Reasons = ({ reasons, at = '' }: ReasonsProps) => (
  <Disclosure title={['What went into it', at].join(' ').trim()}>
    <ul className="grid gap-1 text-sm">
      {reasons.map(({ label, because, notCounted }, index) => (
        <li key={index}>
          {label !== '' && <bdi className="font-medium">{`${label}: `}</bdi>}
          {because.join('; ')}
          {notCounted.length > 0 && (
            <span className="text-muted">{`. Not counted: ${notCounted.join('; ')}`}</span>
          )}
        </li>
      ))}
    </ul>
  </Disclosure>
);

interface TargetChoiceProps {
  model: AnyOddsModel;
  /** Id of a typical target of the game, or of one that the player sets; else a value of `groups`. */
  value: string;
  onChange: (target: string) => void;
  /** Groups of other options, which stand first and have the focus when they appear. */
  groups?: ReactNode;
}

/** Chooses one of the game's typical targets, or sets the figures of another. */
export function TargetChoice(props: TargetChoiceProps) {
  const { model, value, onChange, groups } = props;
  const { targets, ownTarget = [] } = model;
  const figures = ownTargetFigures(ownTarget, value);
  const options = (
    <>
      <Options of={targets.map(({ id, label }) => [id, label])} />
      {ownTarget.length > 0 && (
        <option value={ownTargetId(ownTarget, {})}>
          {`Custom values (${ownTarget.map(({ label }) => label).join(', ')})`}
        </option>
      )}
    </>
  );
  return (
    <div className={classes('grid gap-2', !groups && 'max-w-sm')}>
      <SelectField
        label="Target"
        value={figures ? ownTargetId(ownTarget, {}) : value}
        onChange={({ target }) => onChange(target.value)}
        data-autofocus={groups ? true : undefined}
      >
        {groups}
        {groups ? <optgroup label="Another target">{options}</optgroup> : options}
      </SelectField>
      {figures && <TargetFigures {...{ ownTarget, figures, onChange }} />}
    </div>
  );
}

interface TargetFiguresProps {
  ownTarget: readonly SituationField[];
  figures: Situation;
  onChange: (target: string) => void;
}

/** The figures of a target that a player sets. */
const TargetFigures = ({ ownTarget, figures, onChange }: TargetFiguresProps) => (
  <div className="grid grid-cols-2 gap-x-3">
    {ownTarget.map(({ id, label, min = 0, max = 99 }) => (
      <NumberField
        key={id}
        label={`${label} of the target`}
        value={figures[id] ?? 0}
        onChange={(next) => onChange(ownTargetId(ownTarget, { ...figures, [id]: next }))}
        {...{ min, max }}
      />
    ))}
  </div>
);

/** Says where the first chance is 1 in 2 or more: "At least 1 hit is 50 % likely or more: up to 13″." */
export function reachSentence(
  kind: AttackKind,
  { label, points, reaches }: WayCurve,
  charted: readonly number[],
): string {
  const chance = points[0]?.attack.chances[0]?.label ?? '';
  const way = label === '' ? '' : `, ${label.toLowerCase()}`;
  const longest = withUnit(charted.at(-1) ?? 0, distanceUnit(kind));
  return reaches.length === 0
    ? `${chance}${way}: less than 50 % at any distance up to ${longest}.`
    : `${chance}${way}: 50 % or more ${reachText(reaches, charted, distanceUnit(kind))}.`;
}
