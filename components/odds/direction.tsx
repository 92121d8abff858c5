import { chancesChart } from '@/components/shell/odds/charts';
import { OddsState } from '@/components/shell/odds/odds-state';
import { reachSentence } from '@/components/shell/odds/reach';
import { useOdds } from '@/components/shell/odds/use-odds';
import { LineChart } from '@/components/ui/line-chart';
import { Section } from '@/components/ui/section';
import { chartedDistances, distanceField } from '@/lib/odds/by-distance';
import { type AttackKind, oneWay, type Situation, type SituationField, settled } from '@/lib/odds/model';
import { AttackResult } from './attack-result';
import type { Chosen, GameWithOdds } from './fighters';
import { SituationFields } from './situation-fields';

interface DirectionProps {
  game: GameWithOdds;
  kind: AttackKind;
  a: Chosen;
  b: Chosen;
  /** What can be set for this direction alone. */
  fields: readonly SituationField[];
  /** What was set for this direction, with the distance that both share. */
  situation: Situation;
  onChange: (field: string, value: number) => void;
}

/** One fighter attacking the other: what can be set, its odds, and the same by distance. */
export function Direction({ game, kind, a, b, fields, situation, onChange }: DirectionProps) {
  const title = kind.alone ? a.fighter?.label : `${a.fighter?.label} against ${b.fighter?.label}`;
  const refusal = a.side && b.side ? game.model.can(kind.id, a.side, b.side) : null;
  return (
    <Section title={<bdi>{title}</bdi>}>
      {refusal !== null ? (
        <p>{refusal}</p>
      ) : (
        <div className="grid gap-4">
          <SituationFields fields={fields} situation={situation} onChange={onChange} />
          <Answer {...{ game, kind, a, b, situation }} caption={`${kind.label}: ${title}`} />
        </div>
      )}
    </Section>
  );
}

type AnswerProps = Omit<DirectionProps, 'fields' | 'onChange'> & { caption: string };

function Answer({ game, kind, a, b, situation, caption }: AnswerProps) {
  const question =
    a.choice && b.choice
      ? {
          system: game.system.id,
          kind: kind.id,
          a: a.choice,
          b: b.choice,
          situation: settled(kind.fields, situation),
        }
      : null;
  const { answer, failure, busy } = useOdds('attack', question);
  return (
    <>
      <OddsState {...{ failure, busy }} known={answer !== undefined}>
        {answer && <AttackResult attack={answer} kind={kind} caption={caption} />}
      </OddsState>
      {kind.byDistance !== null && question && <Curves {...{ kind, question, caption }} />}
    </>
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
