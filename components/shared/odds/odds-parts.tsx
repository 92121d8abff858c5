import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Disclosure } from '@/components/ui/disclosure';
import { NumberField } from '@/components/ui/fields/number-field';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { distanceUnit, reachText, type WayCurve } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import {
  type AnyOddsModel,
  type AttackKind,
  ownTargetFigures,
  ownTargetId,
  type Reason,
} from '@/lib/odds/model';

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
  /** Id of a typical target of the game, or of one that the player sets. */
  value: string;
  onChange: (target: string) => void;
}

/** Chooses one of the game's typical targets, or sets the figures of another. */
export function TargetChoice({ model: { targets, ownTarget = [] }, value, onChange }: TargetChoiceProps) {
  const figures = ownTargetFigures(ownTarget, value);
  return (
    <div className="grid max-w-sm gap-2">
      <SelectField
        label="Target"
        value={figures ? ownTargetId(ownTarget, {}) : value}
        onChange={({ target }) => onChange(target.value)}
      >
        <Options of={targets.map(({ id, label }) => [id, label])} />
        {ownTarget.length > 0 && (
          <option value={ownTargetId(ownTarget, {})}>
            {`Custom values (${ownTarget.map(({ label }) => label).join(', ')})`}
          </option>
        )}
      </SelectField>
      {figures && (
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
      )}
    </div>
  );
}

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
