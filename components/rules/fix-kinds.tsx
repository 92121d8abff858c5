import { costText, type EditKind, TAKE_BACK } from '@/lib/roster/edits/edit';

/** The kinds of edits in a game's fixes, and how fixes are chosen. */
export function FixKinds({ kinds }: { kinds: Readonly<Record<string, EditKind>> }) {
  return (
    <>
      <p className="mb-3 max-w-prose text-muted">
        If a force is not legal, Muster searches for sets of these changes that leave no error, and shows the
        cheapest ones that differ. The more a change costs, the further it departs from your force; each
        change adds 1. Every fix is checked before it is shown, and applied only if you choose it.
      </p>
      <dl className="divide-y divide-line border-line border-y">
        {Object.entries<EditKind>({ ...TAKE_BACK, ...kinds }).map(([kind, each]) => (
          <div key={kind} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[1fr_9rem]">
            <dt className="min-w-0">
              <span className="block">{each.about}.</span>
              <code className="break-all font-mono text-muted text-xs">{kind}</code>
            </dt>
            <dd className="text-muted text-xs tabular-nums sm:pt-1 sm:text-right">Cost {costText(each)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
