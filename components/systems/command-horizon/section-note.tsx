import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';

/** Where something stands in the document: "Infantry". */
export const SectionNote = ({ page }: { page: Page }) => (
  <span className="text-muted text-xs">({pageText(page)})</span>
);
