import type { Edit } from '@/lib/roster/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { DescribedEdit, Fix } from './fix';
import { joinedLabels, type Ranked } from './selection';

/** Returns an edit as plain data, with the elements' labels. */
export const describeEdit = (
  { kind, elements, cost, text }: Edit,
  called: (id: string) => string,
): DescribedEdit => ({ kind, elements: [...elements], cost, text: text(called) });

/** Returns a fix as plain data; several of like elements are one with a choice. */
export function describeFix(
  { edits, force, cost, source, alike }: Ranked,
  roster: Roster,
  system: AnyGameSystem,
  proven: boolean,
): Fix {
  const before = system.labels(roster.force);
  const described = (candidate: { edits: readonly Edit[]; force: unknown }) => {
    const after = system.labels(candidate.force);
    const called = (id: string) => before.get(id) ?? after.get(id) ?? id;
    return candidate.edits.map((edit) => describeEdit(edit, called));
  };
  const fix: Fix = { cost, proven, source, edits: described({ edits, force }), roster: { ...roster, force } };
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
    choice: [{ edits, force }, ...alike].map((variant) => ({
      label: labelOf(variant),
      edits: described(variant),
      roster: { ...roster, force: variant.force },
    })),
  };
}
