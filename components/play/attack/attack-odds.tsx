import { duelAddress } from '@/components/shared/odds/address';
import { ChanceList } from '@/components/shared/odds/attack-result';
import { SituationFields } from '@/components/shared/odds/situation-fields';
import { OddsState, Reasons, useOdds } from '@/components/shared/odds/use-odds';
import { PageLink } from '@/components/ui/button';
import { distanceField } from '@/lib/odds/by-distance';
import { type AttackKind, reasonOf, type Situation, type SituationField } from '@/lib/odds/model';
import type { AnyAttacks } from '@/lib/play/attack';
import type { RowView } from '@/lib/play/model';
import type { AnySide } from '@/lib/play/setup';
import { usePlay, usePlayed } from '../context';

interface AttackOddsProps {
  kind: AttackKind;
  fields: readonly SituationField[];
  situation: Situation;
  attacks: AnyAttacks;
  a: RowView<AnySide>;
  /** The target in the match; null for one that is known by its figures. */
  b: RowView<AnySide> | null;
  targetId: string;
  onSet: (field: string, value: number) => void;
  /** Called when the page of odds is opened. */
  onLeave: () => void;
}

/** What is set for an attack, and its odds for both as they are now. */
export function AttackOdds({
  kind,
  fields,
  situation,
  attacks,
  a,
  b,
  targetId,
  onSet,
  onLeave,
}: AttackOddsProps) {
  const { session } = usePlay();
  const { sides } = usePlayed().head;
  const fighterOf = (view: RowView<AnySide>) => {
    const side = sides.find(({ id }) => id === view.side.id);
    return { force: side?.roster.force, pack: side?.pack ?? null, ...attacks.fighter(view) };
  };
  const { answer, failure, busy } = useOdds('attack', {
    system: session.system.id,
    kind: kind.id,
    a: fighterOf(a),
    b: kind.alone ? fighterOf(a) : b ? fighterOf(b) : { target: targetId },
    situation,
  });
  const fighterIn = ({ side, row }: RowView<AnySide>) => ({
    from: { kind: 'match' as const, id: session.id, side: side.id },
    id: row.id,
  });
  const shared = distanceField(kind);
  const address = duelAddress({
    ...{ system: session.system.id, kind: kind.id, a: fighterIn(a) },
    b: b ? fighterIn(b) : { from: { kind: 'target' }, id: targetId },
    set: Object.fromEntries(
      fields.map(({ id }) => [id === shared ? `${kind.id}.${id}` : `${kind.id}.a.${id}`, situation[id] ?? 0]),
    ),
  });
  return (
    <>
      <SituationFields fields={fields} situation={situation} onChange={onSet} />
      <OddsState {...{ failure, busy }} known={answer !== undefined}>
        {answer && (
          <>
            <ChanceList attack={answer} caption={`${kind.label}: odds as the match stands`} />
            <Reasons reasons={[reasonOf('', answer)]} />
            {!kind.alone && (
              <p>
                <PageLink href={address} onClick={onLeave}>
                  Odds both ways and by distance
                </PageLink>
              </p>
            )}
          </>
        )}
      </OddsState>
    </>
  );
}
