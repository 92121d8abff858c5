import { Disclosure } from '@/components/ui/disclosure';
import type { Reason } from '@/lib/odds/model';

interface ReasonsProps {
  reasons: readonly Reason[];
  /** The distance at which they are so, in words; "" if it is not by distance. */
  at?: string;
}

/** What went into figures, and what is left out of them, in a part that opens. */
export const Reasons = ({ reasons, at = '' }: ReasonsProps) => (
  <Disclosure title={['What went into it', at].join(' ').trim()}>
    <ul className="grid gap-1 text-sm">
      {reasons.map(({ label, because, notCounted }, index) => (
        <li key={index}>
          {label !== '' && <bdi className="font-medium">{`${label}: `}</bdi>}
          {because.join('; ')}
          {notCounted.length > 0 && (
            <span className="text-muted">{`. Not counted: ${notCounted.join('; ')}`}</span>
          )}
        </li>
      ))}
    </ul>
  </Disclosure>
);
