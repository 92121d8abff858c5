import { AttackResult } from '@/components/shared/odds/attack-result';
import { SituationFields } from '@/components/shared/odds/situation-fields';
import { OddsState, Reasons, reachSentence, useOdds } from '@/components/shared/odds/use-odds';
import { FigureTable } from '@/components/ui/charts/chart';
import { LineChart } from '@/components/ui/charts/line-chart';
import { Section } from '@/components/ui/section';
import { chancesChart, chartedDistances, distanceField } from '@/lib/odds/by-distance';
import { chanceText, roundedText } from '@/lib/odds/fraction';
import {
  type AttackKind,
  oneWay,
  reasonOf,
  type Situation,
  type SituationField,
  settled,
} from '@/lib/odds/model';
import type { Chosen, GameWithOdds } from './fighters';

interface DirectionProps {
  game: GameWithOdds;
  kind: AttackKind;
  a: Chosen;
  b: Chosen;
  /** What can be set for this direction alone. */
  fields: readonly SituationField[];
  /** What was set for this direction, with the distance that both share. */
  situation: Situation;
  /** The kind of attack that could be made instead, with what was set for it. */
  instead?: { kind: AttackKind; situation: Situation } | undefined;
  onChange: (field: string, value: number) => void;
}

/** One fighter attacking the other: what can be set, its odds, and the same by distance. */
export function Direction({ game, kind, a, b, fields, situation, instead, onChange }: DirectionProps) {
  const title = kind.alone ? a.fighter?.label : `${a.fighter?.label} against ${b.fighter?.label}`;
  const refusal = a.side && b.side ? game.model.can(kind.id, a.side, b.side) : null;
  return (
    <Section title={<bdi>{title}</bdi>}>
      {refusal !== null ? (
        <p>{refusal}</p>
      ) : (
        <div className="grid gap-4">
          <SituationFields fields={fields} situation={situation} onChange={onChange} />
          <Answer {...{ game, kind, a, b, situation, instead }} caption={`${kind.label}: ${title}`} />
        </div>
      )}
    </Section>
  );
}

type AnswerProps = Omit<DirectionProps, 'fields' | 'onChange'> & { caption: string };

/** What the worker is asked about an attack. */
const questionOf = (game: GameWithOdds, kind: AttackKind, a: Chosen, b: Chosen, situation: Situation) =>
  a.choice && b.choice
    ? {
        system: game.system.id,
        kind: kind.id,
        a: a.choice,
        b: b.choice,
        situation: settled(kind.fields, situation),
      }
    : null;

function Answer({ game, kind, a, b, situation, instead, caption }: AnswerProps) {
  const question = questionOf(game, kind, a, b, situation);
  const { answer, failure, busy } = useOdds('attack', question);
  return (
    <>
      <OddsState {...{ failure, busy }} known={answer !== undefined}>
        {answer && <AttackResult attack={answer} kind={kind} caption={caption} />}
      </OddsState>
      {instead && <Instead {...{ game, a, b, ...instead }} />}
      {kind.byDistance !== null && question && <Curves {...{ kind, question, caption }} />}
    </>
  );
}

type InsteadProps = Pick<DirectionProps, 'game' | 'kind' | 'a' | 'b' | 'situation'>;

/** The odds of the other kind of attack that could be made, in short. */
function Instead({ game, kind, a, b, situation }: InsteadProps) {
  const possible = a.side && b.side && game.model.can(kind.id, a.side, b.side) === null;
  const { answer, failure, busy } = useOdds(
    'attack',
    possible ? questionOf(game, kind, a, b, situation) : null,
  );
  return (
    <OddsState {...{ failure, busy }} known={answer !== undefined}>
      {answer && (
        <FigureTable
          caption={`${kind.label} instead, from the same distance`}
          heads={['Result', 'Odds']}
          rows={[
            ...(answer.expected
              ? [{ head: `Expected ${answer.counts}`, cells: [roundedText(answer.expected, 2)] }]
              : []),
            ...answer.chances.map(({ label, value }) => ({ head: label, cells: [chanceText(value)] })),
          ]}
        />
      )}
      {answer && <Reasons reasons={[reasonOf('', answer)]} />}
    </OddsState>
  );
}

interface CurvesProps {
  kind: AttackKind;
  question: Exclude<Parameters<typeof useOdds<'attack'>>[1], null>;
  caption: string;
}

/** The chances by distance; the distance that is set is marked. */
function Curves({ kind, question, caption }: CurvesProps) {
  const { [distanceField(kind)]: distance, ...situation } = question.situation;
  const { answer, failure, busy } = useOdds('curves', {
    ...question,
    situation,
    ways: oneWay,
  });
  const [curve] = answer ?? [];
  return (
    <div>
      <h3 className="label-caps mb-1 text-muted">By distance</h3>
      <OddsState {...{ failure, busy }} known={curve !== undefined}>
        {curve && (
          <>
            <p className="mb-2 text-sm">{reachSentence(kind, curve, chartedDistances(kind))}</p>
            <LineChart chart={chancesChart(kind, [curve], distance)} label={`${caption}, by distance`} />
          </>
        )}
      </OddsState>
    </div>
  );
}
