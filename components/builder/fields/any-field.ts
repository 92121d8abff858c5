import { pageText } from '@/lib/roster/verdict';

/** A field whose types only its game knows. */
// biome-ignore lint/suspicious/noExplicitAny: `Fields` ties each field to its schema where it is declared
export type AnyField = any;

/** The help of a field with its page: "Never tests (p.75)." */
export function helpOf(field: AnyField, owner?: unknown, root?: unknown): string | undefined {
  const { page } = field;
  const help: string | undefined = typeof field.help === 'function' ? field.help(owner, root) : field.help;
  if (page === undefined || page === null) return help;
  return help === undefined ? pageText(page) : `${help.replace(/\.$/, '')} (${pageText(page)}).`;
}
