import { useLoaded } from '@/components/shared/loading/use-loaded';
import { GlossaryList } from '@/components/shared/rules/glossary-list';
import { PageLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { notLoaded } from '@/components/ui/lazy-part';
import type { Figure } from '@/lib/roster/shown/figures';
import { pageText } from '@/lib/roster/verdict';
import { useBuilder } from '../context';

/** What a figure of the force means, followed by the other short forms of the game. */
export function MeaningDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const { system } = useBuilder();
  const terms = useLoaded(system.glossary);
  const { label, title, value, note } = figure;
  const term = terms?.find((each) => each.label === label);
  return (
    <Dialog open onClose={onClose} size="sm" title={`${label}: ${value}`} description={title}>
      {terms === null && <p>{notLoaded()}</p>}
      {term && (
        <p>
          {term.meaning}
          {term.page !== null && ` (${pageText(term.page)})`}
        </p>
      )}
      {note && <p className="mt-2 text-muted text-sm">{note}</p>}
      {terms && (
        <>
          <h3 className="mt-6 mb-2 font-semibold">Other short forms</h3>
          <GlossaryList terms={terms.filter((each) => each !== term)} />
          <p className="mt-4">
            <PageLink href={`/rules/${system.id}`}>Rules of {system.name}</PageLink>
          </p>
        </>
      )}
    </Dialog>
  );
}
