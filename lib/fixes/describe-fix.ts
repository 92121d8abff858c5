import type { Edit } from '@/lib/roster/edits/edit';
import { groupedBy } from '@/lib/roster/maps';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { inList, shortLabels } from '@/lib/roster/text/words';
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
  if (alike.length === 0 || edit === undefined) return fix;
  const variants = [{ edits, force }, ...alike].map((variant) => ({
    ...variant,
    id: variant.edits[0]?.elements[0] ?? '',
    described: described(variant.edits, calledIn(variant.force)),
  }));
  const isOneElement = variants.every(({ id }) => id === variants[0]?.id);
  const { labels, text } = isOneElement
    ? optionsText(variants.map(({ described: [each] }) => each?.text ?? ''))
    : elementsText(
        edit,
        variants.map(({ id }) => id),
        before,
      );
  return {
    ...fix,
    edits: [{ ...describeEdit(edit, (each) => each), text }],
    lines: [text],
    choice: variants.map((variant, at) => ({
      label: labels[at] ?? '',
      edits: variant.described,
      roster: { ...roster, force: variant.force },
    })),
  };
}

/** What variants of an edit are called that differ in their element, and all of them in one sentence. */
function elementsText(edit: Edit, ids: readonly string[], called: ReadonlyMap<string, string>) {
  const order = [...called.keys()];
  const labelOf = (id: string) => called.get(id) ?? '';
  const inOrder = ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const joined = joinedLabels(inOrder.map(labelOf));
  return {
    labels: ids.map(labelOf),
    text: edit.text((id) => (id === ids[0] ? joined : (called.get(id) ?? id))),
  };
}

/** What variants of an edit are called that differ in the words between those that all their texts share. */
function optionsText(texts: readonly string[]) {
  const words = texts.map((text) => text.split(' '));
  const [first = []] = words;
  const shortest = Math.min(...words.map(({ length }) => length));
  const areSame = (at: number) => words.every((each) => each.at(at) === first.at(at));
  let before = 0;
  while (before < shortest - 1 && areSame(before)) before++;
  let after = 0;
  while (after < shortest - before - 1 && areSame(-1 - after)) after++;
  const labels = words.map((each) => each.slice(before, each.length - after).join(' '));
  const text = [...first.slice(0, before), joinedLabels(labels), ...first.slice(first.length - after)].join(
    ' ',
  );
  return { labels, text };
}

/** More edits than this that differ only in their element are said in one line. */
const MAX_ALIKE_LINES = 3;

/** Returns edits in words, a line for each; many that differ only in their element share one. */
function linesOf(edits: readonly Edit[], called: (id: string) => string): string[] {
  const groups = groupedBy(edits, (edit) =>
    edit.elements.length === 1 ? `${edit.kind} ${edit.text(() => '')}` : edit,
  );
  return [...groups.values()].flatMap((group) => {
    if (group.length <= MAX_ALIKE_LINES) return group.map((edit) => edit.text(called));
    const labels = inList(shortLabels(group.map(({ elements: [id = ''] }) => called(id))));
    return [group[0].text(() => labels)];
  });
}
