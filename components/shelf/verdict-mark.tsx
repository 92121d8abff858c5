import { SeverityMark } from '@/components/ui/badge';
import type { ShownVerdict } from './shown-verdict';

/** The verdict on a roster in a word or two. */
export function VerdictMark({ kind }: { kind: ShownVerdict['kind'] }) {
  if (kind === 'checking') return <span className="label-caps text-muted">Checking</span>;
  if (kind === 'unreadable') return <SeverityMark severity="warning">Cannot be read</SeverityMark>;
  return (
    <SeverityMark severity={kind === 'legal' ? 'legal' : 'error'}>
      {kind === 'legal' ? 'Legal' : 'Not legal'}
    </SeverityMark>
  );
}
