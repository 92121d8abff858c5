import type { FighterChoice, Gain } from '@/components/shell/odds/answers';
import { OddsState } from '@/components/shell/odds/odds-state';
import { Reasons } from '@/components/shell/odds/reasons';
import { useOdds } from '@/components/shell/odds/use-odds';
import { FigureTable } from '@/components/ui/figure-table';
import { Section } from '@/components/ui/section';
import { distanceField, distanceUnit } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import { type Fraction, minus, roundedText } from '@/lib/odds/fraction';
import { type AttackKind, type Situation, settled } from '@/lib/odds/model';

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
export function Gains({ system, kind, a, b, there, back, label }: GainsProps) {
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
