import { useCallback, useMemo } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import type { DuelAddress, FighterSource } from '@/components/shared/odds/address';
import type { FighterChoice, Gain } from '@/components/shared/odds/answers';
import { DistanceField } from '@/components/shared/odds/situation-fields';
import { OddsState, Reasons, useOdds } from '@/components/shared/odds/use-odds';
import { useRosters } from '@/components/shared/rosters/use-rosters';
import { FigureTable } from '@/components/ui/charts/chart';
import { Section } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { distanceField, distanceUnit } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import { type Fraction, minus, roundedText } from '@/lib/odds/fraction';
import { type AttackKind, isAllowed, type Situation, settled } from '@/lib/odds/model';
import type { StoredRoster } from '@/lib/storage/db';
import { Direction } from './direction';
import {
  type Chosen,
  chosenOf,
  type DuelGame,
  FighterPicker,
  type GameWithOdds,
  hasOdds,
  sampleSources,
  savedSources,
} from './fighters';
import { matchesOf, noMatches, readSources } from './matches';

interface DuelProps {
  game: DuelGame;
  duel: DuelAddress;
  onChange: (change: Partial<DuelAddress>) => void;
}

const typical: FighterSource = { kind: 'target' };

/** Two fighters of a game facing each other, if it has odds. */
export function Duel({ game, ...rest }: DuelProps) {
  const { rosters } = useRosters();
  if (!hasOdds(game)) return <p>Muster does not know the odds of this game yet.</p>;
  // Fighters are read and checked, which takes a while: only once it is known from which rosters.
  if (rosters === undefined) return <p role="status">Loading rosters …</p>;
  return <Fighters {...{ game, rosters }} {...rest} />;
}

type FightersProps = DuelProps & { game: GameWithOdds; rosters: readonly StoredRoster[] };

/** Who the two are, and their attacks both ways. */
function Fighters({ game, rosters, duel, onChange }: FightersProps) {
  const { system, model } = game;
  const ids = matchesOf(duel).join(' ');
  const matches = useLoaded(
    useCallback(() => readSources(system, ids === '' ? [] : ids.split(' ')), [system, ids]),
  );
  const { saved, samples, own } = useMemo(() => {
    const saved = savedSources(system.id, rosters);
    const samples = sampleSources(game);
    return { saved, samples, own: saved[0]?.from ?? samples[0]?.from ?? typical };
  }, [game, system, rosters]);
  const known = matches ?? noMatches;
  const a = useMemo(() => chosenOf(duel.a, game, rosters, known, own), [duel.a, game, rosters, known, own]);
  const b = useMemo(() => chosenOf(duel.b, game, rosters, known, typical), [duel.b, game, rosters, known]);
  const choices = { model, noun: system.noun[0], saved, samples, inMatches: known.options };
  if (matches === undefined && ids !== '') return <p role="status">Loading the match …</p>;
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <FighterPicker label="First" {...choices} chosen={a} onChange={(next) => onChange({ a: next })} />
        <FighterPicker label="Second" {...choices} chosen={b} onChange={(next) => onChange({ b: next })} />
      </div>
      {a.side && b.side && (
        <Tabs
          label="Attacks"
          value={model.attacks.find(({ id }) => id === duel.kind)?.id ?? model.attacks[0]?.id ?? ''}
          onChange={(kind) => onChange({ kind })}
          tabs={model.attacks.map((kind) => ({
            id: kind.id,
            label: kind.label,
            content: (
              <BothWays
                key={kind.id}
                {...{ game, kind, a, b }}
                set={duel.set}
                onChange={(field, value) => onChange({ set: { ...duel.set, [field]: value } })}
              />
            ),
          }))}
        />
      )}
    </div>
  );
}

interface BothWaysProps {
  game: GameWithOdds;
  kind: AttackKind;
  a: Chosen;
  b: Chosen;
  set: Situation;
  onChange: (field: string, value: number) => void;
}

/** A kind of attack both ways, over one distance where it matters. */
function BothWays({ game, kind, a, b, set, onChange }: BothWaysProps) {
  const shared = distanceField(kind);
  const [first] = kind.fields;
  const given = set[`${kind.id}.${shared}`];
  const distance = first && given !== undefined && isAllowed(first, given) ? given : (first?.start ?? 0);
  const insteadKind = game.model.attacks.find(({ id }) => id === kind.instead);
  const directionOf = (side: 'a' | 'b') => {
    const [attacker, target] = side === 'a' ? [a, b] : [b, a];
    const fieldsOf = ({ id, fields }: AttackKind) =>
      (attacker.side && target.side && game.model.fieldsOf?.(id, attacker.side, target.side)) ?? fields;
    // The address can have what was set for others, and what cannot be.
    const setFor = (some: AttackKind): Situation =>
      Object.fromEntries(
        fieldsOf(some).flatMap((field) => {
          const value = set[`${some.id}.${side}.${field.id}`];
          return value === undefined || !isAllowed(field, value) ? [] : [[field.id, value]];
        }),
      );
    const fields = fieldsOf(kind);
    const situation = { ...setFor(kind), ...(shared === '' ? {} : { [shared]: distance }) };
    return {
      ...{ game, kind, situation, a: attacker, b: target },
      // From where it stands: what both kinds share, such as the distance, is that of this one.
      instead: insteadKind && {
        kind: insteadKind,
        situation: { ...setFor(insteadKind), ...settled(kind.fields, situation) },
      },
      fields: fields.filter(({ id }) => id !== shared),
      onChange: (field: string, value: number) => onChange(`${kind.id}.${side}.${field}`, value),
    };
  };
  const [there, back] = [directionOf('a'), directionOf('b')];
  return (
    <div className="grid gap-6">
      {shared !== '' && (
        <DistanceField
          kind={kind}
          value={distance}
          onChange={(value) => onChange(`${kind.id}.${shared}`, value)}
        />
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <Direction {...there} />
        <Direction {...back} />
      </div>
      {shared !== '' && game.model.stats && a.choice && b.choice && (
        <Gains
          {...{ system: game.system.id, kind, a: a.choice, b: b.choice }}
          there={there.situation}
          back={back.situation}
          label={a.fighter?.label ?? ''}
        />
      )}
    </div>
  );
}

interface GainsProps {
  system: string;
  kind: AttackKind;
  a: FighterChoice;
  b: FighterChoice;
  /** What is set for the attack of the first fighter, and for that of the second. */
  there: Situation;
  back: Situation;
  /** The label of the first fighter. */
  label: string;
}

/** What one more point of each stat would gain the first fighter, at the distance and by what is set. */
function Gains({ system, kind, a, b, there, back, label }: GainsProps) {
  const { answer, failure, busy } = useOdds('gains', {
    ...{ system, kind: kind.id, a, b },
    situation: settled(kind.fields, there),
    back: settled(kind.fields, back),
  });
  const [now, ...raised] = answer ?? [];
  const distance = settled(kind.fields, there)[distanceField(kind)] ?? 0;
  return (
    <Section title={<bdi>{`One more point for ${label}`}</bdi>}>
      <OddsState {...{ failure, busy }} known={now !== undefined}>
        {now && (
          <>
            <FigureTable
              caption={`Expected hits at ${withUnit(distance, distanceUnit(kind))}, and how many more or fewer`}
              heads={['Stats', 'Hits made', 'Hits taken']}
              rows={[
                { head: 'As they are', cells: [textOf(now.made), textOf(now.taken)] },
                ...raised.map((gain) => ({ head: `${gain.label} + 1`, cells: cellsOf(gain, now) })),
              ]}
            />
            <Reasons reasons={[now, ...raised].flatMap(({ reasons }) => reasons)} />
          </>
        )}
      </OddsState>
    </Section>
  );
}

const textOf = (expected: Fraction | null): string => (expected === null ? '–' : roundedText(expected, 2));

const cellsOf = (gain: Gain, now: Gain): string[] =>
  (['made', 'taken'] as const).map((side) => compared(gain[side], now[side]));

/** "1.52 (+0.32)"; the difference is left out where there is none. */
function compared(expected: Fraction | null, before: Fraction | null): string {
  if (expected === null || before === null) return textOf(expected);
  const more = minus(expected, before);
  if (more.n === 0n) return textOf(expected);
  const size = { n: more.n < 0n ? -more.n : more.n, d: more.d };
  return `${textOf(expected)} (${more.n < 0n ? '−' : '+'}${roundedText(size, 2)})`;
}
