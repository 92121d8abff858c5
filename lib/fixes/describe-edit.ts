import type { Edit } from '@/lib/roster/vocabulary';
import type { DescribedEdit } from './fix';

/** Returns an edit as plain data, its elements named by the first of the label maps that has them. */
export const describeEdit = (
  { kind, elements, cost, text }: Edit,
  ...labels: Map<string, string>[]
): DescribedEdit => ({
  kind,
  elements: [...elements],
  cost,
  text: text((id) => labels.find((each) => each.has(id))?.get(id) ?? id),
});
