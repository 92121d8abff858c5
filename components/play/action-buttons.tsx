import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-part';
import { targetOf } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import type { Action } from '@/lib/play/model';
import { type AnySide, isOn, placeAt, scopeOf } from '@/lib/play/setup';
import { usePlay } from './context';

const ActionDialog = lazyComponent(async () => (await import('./action-dialog')).ActionDialog);

/** The actions of a row, a side or the match, in the order of play; those that ask for something open a dialog. */
export function ActionButtons({ path }: { path: Path }) {
  const { session, tap } = usePlay();
  const [asking, ask] = useState<Action<AnySide> | null>(null);
  const { setup } = session;
  const place = placeAt(setup, path);
  const actions = (setup.model.actions as readonly Action<AnySide>[]).filter(
    (action) => action.scope === scopeOf(path) && isOn(action as { on?: (place: AnySide) => boolean }, place),
  );
  if (actions.length === 0) return null;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2">
        {actions.map((action) => (
          <Button
            key={action.id}
            className="min-h-12! shrink!"
            onClick={() =>
              (action.inputs?.length ?? 0) > 0 ? ask(action) : tap({ act: action.id, ...targetOf(path) })
            }
          >
            {action.label}
            {action.spends && ` (${action.spends})`}
            {(action.inputs?.length ?? 0) > 0 && ' …'}
          </Button>
        ))}
      </div>
      {asking && <ActionDialog action={asking} path={path} onClose={() => ask(null)} />}
    </>
  );
}
