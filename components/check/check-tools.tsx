import { ChartNoAxesColumn, Download, Eraser, SlidersHorizontal, X } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyComponent } from '@/components/ui/lazy-part';
import { ruleGroups, usageKey } from '@/lib/check/summary';
import type { Pack } from '@/lib/roster/pack/pack';
import { counted } from '@/lib/roster/text/words';
import { columnsOf } from './check-row';
import type { Checking, CheckState } from './checking';
import { defaultView, type Show, type SortKey, type View } from './view';

const SaveDialog = lazyComponent(async () => (await import('./save-dialog')).SaveDialog);

interface CheckToolsProps extends Pick<CheckState, 'view' | 'summary' | 'games' | 'figures'> {
  show: (part: Partial<View>) => void;
}

const showLabels: Record<Show, string> = {
  all: 'All',
  illegal: 'Not legal',
  legal: 'Legal',
  undecided: 'No error found',
  unreadable: 'Cannot be read',
  double: 'Possible duplicates',
};

/** Search, filters, and the order when the table has no column heads to press. */
export const CheckTools = memo(function CheckTools(props: CheckToolsProps) {
  const { view, summary, games, show } = props;
  const rules = summary?.rules ?? [];
  /** On a narrow screen, all but the search is folded until opened. */
  const [open, setOpen] = useState(false);
  const folded = open ? undefined : 'max-sm:hidden';
  const fielded = summary?.fielded.find((each) => usageKey(each.system, each) === view.use);
  return (
    <search className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex sm:flex-wrap">
      <TextField
        label="Search"
        compact
        type="search"
        placeholder="Name, player, unit"
        value={view.query}
        onChange={({ target }) => show({ query: target.value })}
        className="max-sm:min-w-0 sm:flex-1 sm:basis-56"
      />
      <Button aria-expanded={open} className="self-end sm:hidden" onClick={() => setOpen(!open)}>
        <SlidersHorizontal aria-hidden size={16} />
        <span>
          Filter<span className="sr-only"> and order</span>
        </span>
      </Button>
      <SelectField
        label="Show"
        compact
        value={view.show}
        onChange={({ target }) => show({ show: target.value as Show })}
        className={classes('max-sm:col-span-2 sm:w-44', folded)}
      >
        <Options of={Object.entries(showLabels).map(([id, word]) => [id, word])} />
      </SelectField>
      <SelectField
        label="Rule"
        compact
        value={view.rule}
        onChange={({ target }) => show({ rule: target.value })}
        className={classes('max-sm:col-span-2 sm:w-56', folded)}
      >
        <option value="">All rules</option>
        {ruleGroups([...new Map(rules.map((each) => [each.rule, each])).values()]).map((group) => (
          <optgroup key={group.title} label={group.title}>
            <Options of={group.rules.map(({ rule, breach, rosters }) => [rule, `${breach} (${rosters})`])} />
          </optgroup>
        ))}
      </SelectField>
      {games.size > 1 && (
        <SelectField
          label="Game"
          compact
          value={view.game}
          onChange={({ target }) => show({ game: target.value })}
          className={classes('max-sm:col-span-2 sm:w-40', folded)}
        >
          <option value="">All games</option>
          <Options of={[...games].map(([id, name]) => [id, name])} />
        </SelectField>
      )}
      <SelectField
        label="Order"
        compact
        value={`${view.sort}${view.down ? ' down' : ''}`}
        onChange={({ target }) => {
          const down = target.value.endsWith(' down');
          show({ sort: target.value.replace(/ down$/, '') as SortKey, down });
        }}
        className={classes('max-sm:col-span-2 lg:hidden', folded)}
      >
        {columnsOf(props)
          .flatMap((column) => [column, ...(column.under ? [column.under] : [])])
          .flatMap(({ id, label, title = label }) => [
            <option key={id} value={id}>
              {title}
            </option>,
            <option key={`${id} down`} value={`${id} down`}>
              {title} (descending)
            </option>,
          ])}
      </SelectField>
      {fielded && (
        <Button className="col-span-2 self-end" onClick={() => show({ use: '' })}>
          <X aria-hidden size={16} /> Fielding <bdi>{fielded.name}</bdi>
          <span className="sr-only">: show any</span>
        </Button>
      )}
    </search>
  );
});

/** Fits three buttons side by side in 320 px. */
const NARROW = 'max-sm:gap-1 max-sm:px-2';

interface ResultActionsProps {
  checking: Checking;
  now: CheckState;
  pack: Pack | null;
  /** Number of lists that are shown. */
  count: number;
  /** Goes to the numbers, where they are below the lists; null if there are none. */
  toSummary: (() => void) | null;
}

/** The buttons over the results, and their dialogs. */
export function ResultActions({ checking, now, pack, count, toSummary }: ResultActionsProps) {
  const [dialog, setDialog] = useState<'save' | 'clear' | null>(null);
  const { lines, state } = now;
  const working = state === 'working';
  const close = () => setDialog(null);
  return (
    <>
      <Button
        className={NARROW}
        onClick={lines.length > 1 ? () => setDialog('clear') : checking.clear}
        disabled={working}
      >
        <Eraser aria-hidden size={16} /> Clear
      </Button>
      <Button
        variant="primary"
        className={NARROW}
        disabled={working || count === 0}
        onClick={() => setDialog('save')}
      >
        <Download aria-hidden size={16} />
        <span>
          Save<span className="max-sm:sr-only"> the verdicts</span>
        </span>
      </Button>
      {toSummary && (
        <Button className={classes(NARROW, 'xl:hidden')} onClick={toSummary}>
          <ChartNoAxesColumn aria-hidden size={16} /> Summary
        </Button>
      )}
      {dialog === 'clear' && <ClearDialog count={lines.length} clear={checking.clear} onClose={close} />}
      {dialog === 'save' && (
        <SaveDialog
          checking={checking}
          shown={count}
          all={lines.length}
          packName={pack?.name.trim() ?? ''}
          showAll={() => checking.show(defaultView)}
          onClose={close}
        />
      )}
    </>
  );
}

interface ClearDialogProps {
  count: number;
  clear: () => void;
  onClose: () => void;
}

/** Asks for confirmation before all lists are removed. */
function ClearDialog({ count, clear, onClose }: ClearDialogProps) {
  const confirm = () => {
    onClose();
    clear();
  };
  return (
    <Dialog
      open
      alert
      size="sm"
      onClose={onClose}
      title={`Clear ${counted(count, 'roster')}?`}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button variant="primary" onClick={confirm}>
            Clear all
          </Button>
        </>
      }
    >
      <p>Their verdicts are removed from this page. The files they came from stay as they are.</p>
    </Dialog>
  );
}
