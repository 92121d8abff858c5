import type { EditKind } from '@/lib/roster/vocabulary';

const costText = ({ cost, further }: EditKind) =>
  further === undefined ? `${cost}` : `${cost} or ${further}`;

/** The kinds of edits in a game's fixes, and how fixes are chosen. */
export function FixKinds({ kinds }: { kinds: Readonly<Record<string, EditKind>> }) {
  return (
    <>
      <p className="mb-3 max-w-prose text-muted">
        Where a force is not legal, Muster looks for the cheapest set of these changes after which the check
        finds no error; the more a change costs, the further it departs from what you wanted. Every fix is
        checked before it is offered, and none is made unless you ask for it.
      </p>
      <dl className="divide-y divide-line border-line border-y">
        {Object.entries(kinds).map(([kind, each]) => (
          <div key={kind} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[1fr_5rem]">
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
