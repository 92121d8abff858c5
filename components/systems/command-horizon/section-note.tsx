import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';

/** A reference to a section of the document: "Infantry". */
export const SectionNote = ({ page }: { page: Page }) => (
  <span className="text-muted text-xs">({pageText(page)})</span>
);
