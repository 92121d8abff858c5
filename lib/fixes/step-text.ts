import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { cutInMiddle, withMore } from '@/lib/roster/text/words';
import { changedFields, changeText, FORWARD } from './change-text';
import { compareForces, movedFrom } from './differences';

/** Maximum number of changes that a step names, and of characters of one. */
const MAX_NAMED = 3;
const MAX_LENGTH = 70;

/** Labels of what a roster has besides its force. */
const labels = { name: 'the force name', player: 'the player', notes: 'the notes' };

/**
 * Says what a step changed: "Light infantry added", "5 changes: Terrier: Firepower 6 → 16; …; 2 more". "" if it changed
 * nothing that has a name.
 */
export function stepText(
  now: Roster,
  before: Roster,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
): string {
  const [current, earlier] = [now, before].map(({ force }) => system.labels(force));
  const called = (id: string) => earlier?.get(id) ?? current?.get(id) ?? id;
  const changed = compareForces(now.force, before.force, catalogue).differences.flatMap(({ said }) =>
    said(called),
  );
  const texts = [...headTexts(now, before), ...changed];
  // Where the order of elements does not matter, it is no difference of its own.
  if (texts.length === 0) {
    const [order = [], old = []] = [now, before].map(({ force }) =>
      catalogue.elements(force).map(({ value }) => value.id),
    );
    texts.push(...movedFrom(order, old).map((id) => `${called(id)} moved`));
  }
  const named = withMore(
    texts.map((text) => cutInMiddle(text, MAX_LENGTH)),
    MAX_NAMED,
  ).join('; ');
  return texts.length > 1 ? `${texts.length} changes: ${named}` : named;
}

/** What changed besides the force. Notes are too long to be quoted. */
function headTexts({ force: _, ...now }: Roster, { force: __, ...before }: Roster): string[] {
  const by = { phrases: FORWARD, words: { labels }, settings: [{}, {}], called: (id: string) => id } as const;
  return changedFields(now, before, by.words).map(({ path, now: to, before: from }) =>
    path[0] === 'notes' ? 'Notes changed' : changeText({ path, from, to }, by),
  );
}
