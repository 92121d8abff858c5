import {
  Boxes,
  Check,
  Columns2,
  Copy,
  Dices,
  Download,
  Ellipsis,
  type LucideIcon,
  Pencil,
  Tag,
  Trash2,
} from 'lucide-react';
import { type MouseEvent, memo, startTransition, useEffect, useState } from 'react';
import { builderAddress } from '@/components/shared/addresses';
import { SeverityMark } from '@/components/ui/badge';
import { IconButton, PageLink } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { GameMark } from '@/components/ui/glyphs';
import { lazyPart } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { Figure } from '@/lib/roster/shown/figures';
import { dateText } from '@/lib/roster/text/dates';
import { pendingRosters } from '@/lib/storage/changes';
import type { StoredRoster } from '@/lib/storage/db';
import { storedPackName } from '@/lib/storage/kinds';
import { saveRosterFile } from '../shared/rosters/roster-file';
import { nameOf } from '../shared/rosters/stored-roster';
import type { Selection } from '../shared/use-selection';
import type { Game } from './game-list';
import { useRowActions, verdictOf } from './row-hooks';
import type { OpenDialog } from './shelf-dialog';
import type { ShownVerdict } from './shelf-view';

/** Rows rendered immediately, and rows added in each further step. */
const FIRST = 16;
const STEP = 48;

interface ShelfListProps {
  rosters: readonly StoredRoster[];
  games: ReadonlyMap<string, Game>;
  selection: Selection;
  ask: (asked: OpenDialog) => void;
}

/** The rows: a screenful immediately, the rest in steps as transitions. */
export function ShelfList({ rosters, games, selection, ask }: ShelfListProps) {
  const [most, setMost] = useState(FIRST);
  const more = most < rosters.length;
  useEffect(() => {
    if (!more) return;
    const timer = setTimeout(() => startTransition(() => setMost(most + STEP)), 30);
    return () => clearTimeout(timer);
  }, [most, more]);
  if (rosters.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rosters.slice(0, most).map((stored, index) => {
        const { verdict, figures, makeUp } = verdictOf(stored);
        return (
          <ShelfRow
            key={stored.id}
            stored={stored}
            far={index >= FIRST}
            game={games.get(stored.roster.system)}
            verdict={verdict}
            figures={figures}
            makeUp={makeUp}
            selecting={selection.on}
            selected={selection.ids.has(stored.id)}
            toggle={selection.toggle}
            ask={ask}
          />
        );
      })}
    </ul>
  );
}

/** Loaded after the list is shown, to keep the symbols out of the first load. */
const RowPicture = lazyPart(async () => (await import('./row-picture')).RowPicture);

const icon = { 'aria-hidden': true, size: 16 } as const;

const menuAction = (label: string, Icon: LucideIcon, onSelect: () => void) => ({
  label,
  icon: <Icon {...icon} />,
  onSelect,
});

interface ShelfRowProps {
  stored: StoredRoster;
  /** Whether it is below the first screenful, and so rendered only when it comes into view. */
  far: boolean;
  /** Undefined if this version does not have the game. */
  game: Game | undefined;
  verdict: ShownVerdict['verdict'];
  figures: readonly Figure[];
  makeUp: readonly unknown[];
  selecting: boolean;
  selected: boolean;
  toggle: (id: string) => void;
  ask: (asked: OpenDialog) => void;
}

/** A row of the list of rosters: name and details, its verdict, and its actions. */
const ShelfRow = memo(function ShelfRow(props: ShelfRowProps) {
  const { stored, far, game, verdict, figures, makeUp, selecting, selected, toggle, ask } = props;
  const { id, roster, pack, changed, tags } = stored;
  const { remove, copy } = useRowActions();
  const name = nameOf(roster);
  const askFor = (kind: 'play' | 'rename' | 'tags' | 'compare' | 'own') => () =>
    ask({ kind, rosters: [stored] });
  const removeThis = (event: MouseEvent) => {
    // The row disappears with the focused button, so move the focus to a neighbour first.
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('a') ?? document.querySelector('main'))?.focus();
    void remove([stored]);
  };
  return (
    <li className={classes('flex items-center gap-1 py-1 sm:gap-2', far && 'drawn-in-view')}>
      {selecting && <RowCheck label={`Select ${name}`} checked={selected} onChange={() => toggle(id)} />}
      <PageLink
        href={builderAddress(id)}
        className="grid min-w-0 flex-1 gap-x-6 rounded-sm px-1 py-1.5 text-ink no-underline hover:bg-accent-wash hover:text-ink focus-visible:-outline-offset-2 sm:grid-cols-[1fr_auto] sm:items-center lg:grid-cols-[20rem_1fr_max-content]"
      >
        <span className="min-w-0 lg:contents">
          <span className="block min-w-0">
            <span className="flex items-baseline gap-2">
              {game && <GameMark {...game} />}
              <bdi className="block min-w-0 break-words font-semibold">{name}</bdi>
            </span>
            <span className="block break-words text-muted text-sm">
              {game?.name}
              {roster.player !== '' && (
                <>
                  {' · '}
                  <bdi>{roster.player}</bdi>
                </>
              )}
              {pack && (
                <>
                  {' · for '}
                  <bdi>{storedPackName(pack) || 'No name'}</bdi>
                </>
              )}
              {' · '}
              <span className="whitespace-nowrap">
                {changed > 0 ? dateText(changed, 'moment') : 'date unknown'}
              </span>
              {pendingRosters.has(id) && ' · only in this tab'}
            </span>
            {tags.length > 0 && (
              <span className="flex flex-wrap gap-1 pt-0.5">
                {tags.map((tag) => (
                  <bdi
                    key={tag}
                    className="condensed min-w-0 break-words rounded-sm border border-line px-1.5 text-muted text-xs"
                  >
                    {tag}
                  </bdi>
                ))}
              </span>
            )}
          </span>
          <span data-accent={game?.accent} className="block min-h-6">
            <RowPicture parts={makeUp} />
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-4 text-sm lg:justify-end">
          {figures.map(({ label, title, value }) => (
            <span key={label} className="whitespace-nowrap tabular-nums">
              <abbr title={title} className="label-caps text-muted no-underline">
                {label}
              </abbr>{' '}
              {value}
            </span>
          ))}
          <span className="sm:min-w-23">
            <RowVerdict verdict={verdict} empty={makeUp.length === 0} />
          </span>
        </span>
      </PageLink>
      {!selecting && (
        <>
          <IconButton label={`Delete ${name}`} icon={<Trash2 {...icon} />} onClick={removeThis} />
          <Menu
            label={`More actions for ${name}`}
            icon={<Ellipsis {...icon} />}
            groups={() => [
              [
                menuAction('Play', Dices, askFor('play')),
                menuAction('Rename', Pencil, askFor('rename')),
                menuAction('Tags', Tag, askFor('tags')),
                menuAction('Compare with …', Columns2, askFor('compare')),
                menuAction('Add to a collection', Boxes, askFor('own')),
                menuAction('Duplicate', Copy, () => void copy(stored)),
                menuAction('Save to a file', Download, () => saveRosterFile(roster)),
              ],
            ]}
          />
        </>
      )}
    </li>
  );
});

function RowVerdict({ verdict, empty }: Pick<ShelfRowProps, 'verdict'> & { empty: boolean }) {
  if (verdict === 'checking') return <span className="label-caps text-muted">Checking</span>;
  if (verdict === 'unreadable') return <SeverityMark severity="warning">Cannot be read</SeverityMark>;
  return <VerdictMark report={verdict} empty={empty} />;
}

/** A check box in front of a row; its label is visually hidden, since the row shows the name. */
function RowCheck({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-control shrink-0 place-items-center rounded-sm hover:bg-accent-wash">
      <span className="sr-only">{label}</span>
      <span className="relative size-check">
        <input
          type="checkbox"
          checked={checked}
          onChange={onChange}
          className="peer absolute inset-0 size-full appearance-none rounded-sm border border-edge bg-surface checked:border-accent checked:bg-accent hover:border-ink forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-fill peer-checked:block forced-colors:hidden!"
        />
      </span>
    </label>
  );
}
