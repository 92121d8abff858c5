import type { Edit } from '@/lib/roster/vocabulary';
import type { DescribedEdit } from './fix';

/** An edit as it is told; elements are called as the first of these lists that knows them says. */
export const describeEdit = (
  { kind, elements, cost, text }: Edit,
  ...labels: Map<string, string>[]
): DescribedEdit => ({
  kind,
  elements: [...elements],
  cost,
  text: text((id) => labels.find((each) => each.has(id))?.get(id) ?? id),
});
