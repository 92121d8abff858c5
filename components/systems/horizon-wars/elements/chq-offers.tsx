import { PageNote } from '@/components/builder/notes';
import { packName, quotedPack } from '@/lib/roster/pack';
import { capitalised, signed } from '@/lib/roster/words';
import type { ChqChoice, PriceChange } from '@/lib/systems/horizon-wars/edits/chq-choices';
import { typeName } from '@/lib/systems/horizon-wars/paper/text';
import { useEvaluation } from '../use-force';

/** What a CHQ is for. */
export const ChqIntro = () => (
  <div className="max-w-prose space-y-1 text-muted text-sm">
    <p>
      The CHQ leads the force and earns it command resources, one for every two conventional elements. A
      conventional CHQ is free, changes what the others cost, and requires enough of its own type.{' '}
      <PageNote page={57} />
    </p>
    <p>
      A mech may lead too: add one, and choose “Make it the CHQ” in its row’s menu; it costs its P and changes
      no price. Without a CHQ all prices are P, and there are no command resources. <PageNote page={60} />
    </p>
  </div>
);

/** The prices that a CHQ changes, and a warning if the pack allows fewer of its type than it requires. */
export function ChqChanges({ choice: { type, quota, cheaper, dearer } }: { choice: ChqChoice }) {
  const { pack, settings } = useEvaluation();
  const most = pack?.most?.[type];
  return (
    <>
      {pack && most !== undefined && quota !== null && most < quota && (
        <p className="text-sm text-warning">
          {capitalised(quotedPack(packName(pack)))} allows {most} of them; a force of {settings.limit} points
          needs {quota}.
        </p>
      )}
      <dl className="text-sm">
        <Changes label="Cheaper" changes={cheaper} />
        <Changes label="Dearer" changes={dearer} />
      </dl>
    </>
  );
}

function Changes({ label, changes }: { label: string; changes: readonly PriceChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <dt className="inline text-muted">{label}: </dt>
      <dd className="condensed inline">
        {changes.map(({ type, by }, index) => (
          <span key={type}>
            {index > 0 && ', '}
            <span className="whitespace-nowrap">
              {typeName(type)} {signed(by)}
            </span>
          </span>
        ))}
      </dd>
    </div>
  );
}
