import { capitalised } from '@/lib/roster/words';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import { kindName } from '../paper/text';

/** Announces an added element and the number of its kind in the force: "Heavy infantry added: 3 in the force". */
export function addedText(element: EvaluatedElement, elements: readonly EvaluatedElement[]): string {
  const kind = kindName(element.source);
  const count = elements.filter(({ source }) => kindName(source) === kind).length;
  const name = element.source.name.trim();
  const what = name === '' ? capitalised(kind) : name;
  return name === '' || name === kind
    ? `${what} added: ${count} in the force`
    : `${what} added, a ${kind}: ${count} in the force`;
}
