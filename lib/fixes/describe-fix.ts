import type { Edit } from '@/lib/roster/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { inList, shortLabels } from '@/lib/roster/words';
import type { DescribedEdit, Fix } from './fix';
import { joinedLabels, type Ranked } from './selection';

/** Returns an edit as plain data, with the elements' labels. */
export const describeEdit = (
  { kind, elements, cost, text }: Edit,
  called: (id: string) => string,
): DescribedEdit => ({ kind, elements: [...elements], cost, text: text(called) });

/** Returns a fix as plain data; several of like elements are one with a choice. */
export function describeFix(
  { edits, force, cost, changes, source, alike }: Ranked,
  roster: Roster,
  system: AnyGameSystem,
  proven: boolean,
): Fix {
  const before = system.labels(roster.force);
  const calledIn = (after: unknown) => {
    const labels = system.labels(after);
    return (id: string) => before.get(id) ?? labels.get(id) ?? id;
  };
  const described = (each: readonly Edit[], called: (id: string) => string) =>
    each.map((edit) => describeEdit(edit, called));
  const called = calledIn(force);
  const fix: Fix = {
    cost,
    proven,
    source,
    edits: described(edits, called),
    changes,
    lines: linesOf(edits, called),
    roster: { ...roster, force },
  };
  const [edit] = edits;
  const id = edit?.elements[0];
  if (alike.length === 0 || edit === undefined || id === undefined) return fix;
  const order = [...before.keys()];
  const variants = [{ edits, force }, ...alike].sort((a, b) => placeOf(a) - placeOf(b));
  function placeOf({ edits: [first] }: { edits: readonly Edit[] }) {
    return order.indexOf(first?.elements[0] ?? '');
  }
  const labelOf = ({ edits: [first] }: { edits: readonly Edit[] }) =>
    before.get(first?.elements[0] ?? '') ?? '';
  const text = edit.text((each) =>
    each === id ? joinedLabels(variants.map(labelOf)) : (before.get(each) ?? each),
  );
  return {
    ...fix,
    edits: [{ ...describeEdit(edit, (each) => each), text }],
    lines: [text],
    choice: [{ edits, force }, ...alike].map((variant) => ({
      label: labelOf(variant),
      edits: described(variant.edits, calledIn(variant.force)),
      roster: { ...roster, force: variant.force },
    })),
  };
}

/** More edits than this that differ only in their element are said in one line. */
const MAX_ALIKE_LINES = 3;

/** Returns edits in words, a line for each; many that differ only in their element share one. */
function linesOf(edits: readonly Edit[], called: (id: string) => string): string[] {
  const groups = new Map<string, [Edit, ...Edit[]]>();
  for (const edit of edits) {
    const key = edit.elements.length === 1 ? `${edit.kind} ${edit.text(() => '')}` : `${groups.size}`;
    const group = groups.get(key);
    if (group) group.push(edit);
    else groups.set(key, [edit]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length <= MAX_ALIKE_LINES) return group.map((edit) => edit.text(called));
    const labels = inList(shortLabels(group.map(({ elements: [id = ''] }) => called(id))));
    return [group[0].text(() => labels)];
  });
}
