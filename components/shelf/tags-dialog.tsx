import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { foldCase } from '@/lib/roster/text/search';
import { counted } from '@/lib/roster/text/words';
import type { StoredRoster } from '@/lib/storage/db';
import { MAX_TAGS, TAG_LENGTH, tagsOf } from '@/lib/storage/records';
import { FormDialog, useKeptFields } from '../shared/form-dialog';
import { addTags, nameOf, setTags } from '../shared/rosters/stored-roster';
import { useRowActions } from './row-hooks';
import { tagsIn } from './shelf-view';

interface TagsDialogProps {
  rosters: readonly StoredRoster[];
  /** All rosters, whose tags are suggested. */
  all: readonly StoredRoster[];
  /** Adds the tags to those of each roster instead of replacing them. */
  adding?: boolean;
  onClose: () => void;
}

/** Edits the tags of a roster, or adds tags to several. */
export function TagsDialog({ rosters, all, adding = false, onClose }: TagsDialogProps) {
  const [first] = rosters;
  const before = adding ? [] : (first?.tags ?? []);
  const about = rosters.map(({ id }) => id).join(' ');
  const { fields, change, forget } = useKeptFields(`${adding ? 'add tags' : 'tags'} ${about}`, {
    typed: before.join(', '),
  });
  const { typed } = fields;
  const setTyped = (typed: string) => change({ typed });
  const { attempt } = useRowActions();
  const tags = tagsOf(typed);
  const has = (tag: string) => tags.some((each) => foldCase(each) === foldCase(tag));
  const toggle = (tag: string) =>
    setTyped(
      (has(tag) ? tags.filter((each) => foldCase(each) !== foldCase(tag)) : [...tags, tag]).join(', '),
    );
  const submit = () => {
    forget();
    onClose();
    if (!first) return;
    if (adding)
      void attempt(
        () =>
          addTags(
            rosters.map(({ id }) => id),
            tags,
          ),
        `${counted(rosters.length, 'roster')} tagged.`,
      );
    else void attempt(() => setTags(first.id, tags), null);
  };
  const offered = tagsIn(all);
  return (
    <FormDialog
      verb="Save"
      onSubmit={submit}
      onCancel={forget}
      size="sm"
      onClose={onClose}
      title={adding ? `Tag ${counted(rosters.length, 'roster')}` : 'Tags'}
      description={!adding && first ? <bdi>{nameOf(first.roster)}</bdi> : undefined}
    >
      <TextField
        data-autofocus
        label="Tags"
        hint={`Separate tags with commas. At most ${MAX_TAGS}, of ${TAG_LENGTH} characters each.`}
        value={typed}
        maxLength={MAX_TAGS * (TAG_LENGTH + 2)}
        onChange={(event) => setTyped(event.target.value)}
      />
      {offered.length > 0 && (
        <fieldset>
          <legend className="label-caps mb-1 text-muted">In use</legend>
          <div className="flex flex-wrap gap-1">
            {offered.map((tag) => (
              <Button
                key={tag}
                size="sm"
                variant={has(tag) ? 'primary' : 'secondary'}
                aria-pressed={has(tag)}
                className="max-w-full shrink! break-all"
                onClick={() => toggle(tag)}
              >
                <bdi>{tag}</bdi>
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </FormDialog>
  );
}
