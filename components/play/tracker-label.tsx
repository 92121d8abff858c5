import { classes } from '@/components/ui/classes';

interface TrackerLabelProps {
  label: string;
  page: string;
  /** Beside the name: "5 of 13". */
  aside?: string;
  /** Characters that it has room for. */
  room?: number;
  id?: string;
  /** Whether the page stands beside the name. */
  isOneLine?: boolean;
}

/** The name of a tracker, its value in words if it needs one, and its page. */
export const TrackerLabel = ({ label, page, aside = '', room = 0, id, isOneLine }: TrackerLabelProps) => (
  <span id={id} className="min-w-0 break-words">
    <bdi className="font-medium">{label}</bdi>
    {aside && ' '}
    {aside && (
      <span className="inline-block tabular-nums" style={{ minWidth: `${room}ch` }}>
        {aside}
      </span>
    )}
    {page && ' '}
    {page && <span className={classes('text-muted text-xs', isOneLine ? 'pl-2' : 'block')}>{page}</span>}
  </span>
);
