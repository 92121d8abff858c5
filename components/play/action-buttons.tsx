import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { targetOf } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import type { Action } from '@/lib/play/model';
import { type AnySide, isOn, placeAt, scopeOf } from '@/lib/play/setup';
import { rowOf, viewOf } from '@/lib/play/values';
import { usePlay, usePlayed } from './context';

const ActionDialog = lazyComponent(async () => (await import('./action-dialog')).ActionDialog);
const AttackDialog = lazyComponent(async () => (await import('./attack/attack-dialog')).AttackDialog);

/** The actions of a row, a side or the match, in the order of play; those that ask for something open a dialog. */
export function ActionButtons({ path }: { path: Path }) {
  const { session, tap } = usePlay();
  const { state } = usePlayed();
  const [asking, ask] = useState<Action<AnySide> | 'attack' | null>(null);
  const { setup } = session;
  const place = placeAt(setup, path);
  const actions = (setup.model.actions as readonly Action<AnySide>[]).filter(
    (action) => action.scope === scopeOf(path) && isOn(action as { on?: (place: AnySide) => boolean }, place),
  );
  const mayAttack =
    scopeOf(path) === 'row' &&
    session.system.attacks !== undefined &&
    setup.model.attacks.some((attack) => isOn(attack, place));
  if (actions.length === 0 && !mayAttack) return null;
  const view = actions.some(({ needs }) => needs) ? rowOf(viewOf(setup, state), path) : undefined;
  const needsOf = ({ scope, needs }: Action<AnySide>) => (scope === 'row' && view && needs?.(view)) || null;
  const close = () => ask(null);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2">
        {mayAttack && (
          <Button className="min-h-12! shrink!" onClick={() => ask('attack')}>
            Attack …
          </Button>
        )}
        {actions.map((action) => (
          <Button
            key={action.id}
            className="min-h-12! shrink!"
            onClick={() =>
              (action.inputs?.length ?? 0) > 0 ? ask(action) : tap({ act: action.id, ...targetOf(path) })
            }
          >
            {[action.label, needsOf(action)].filter(Boolean).join(': ')}
            {action.spends && ` (${action.spends})`}
            {(action.inputs?.length ?? 0) > 0 && ' …'}
          </Button>
        ))}
      </div>
      {asking === 'attack' && <AttackDialog path={path} onClose={close} />}
      {asking !== null &&
        asking !== 'attack' &&
        (needsOf(asking) === null || !session.system.attacks ? (
          <ActionDialog action={asking} path={path} onClose={close} />
        ) : (
          <AttackDialog path={path} action={asking.id} onClose={close} />
        ))}
    </>
  );
}
