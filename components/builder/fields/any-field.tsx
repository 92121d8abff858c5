import type { ReactNode } from 'react';
import { PackRequirement } from '@/components/builder/ban';
import type { FieldKind } from '@/lib/roster/fields';
import type { Page } from '@/lib/roster/rule';
import { pageText } from '@/lib/roster/verdict';
import { PageNote } from '../notes';

/** A field whose types only its game knows. */
// biome-ignore lint/suspicious/noExplicitAny: `Fields` ties each field to its schema where it is declared
export type AnyField = any;

/** What a part of a field is for an owner, if it depends on that. */
export const partOf = <Part,>(
  part: Part | ((owner: unknown, root: unknown) => Part),
  owner?: unknown,
  root?: unknown,
) => (typeof part === 'function' ? (part as (owner: unknown, root: unknown) => Part)(owner, root) : part);

/** The help of a field with its page: "Never tests (p.75)." */
export function helpOf(field: AnyField, owner?: unknown, root?: unknown): string | undefined {
  const page = partOf(field.page, owner, root);
  const help: string | undefined = partOf(field.help, owner, root);
  if (page === undefined || page === null) return help;
  return help === undefined ? pageText(page) : `${help.replace(/\.$/, '')} (${pageText(page)}).`;
}

/** The same where there is room: the page as a note, and what the pack says. */
export function hintOf(field: AnyField, owner: unknown, root: unknown): ReactNode {
  const help = partOf(field.help, owner, root);
  const note = help && noteOf(help, partOf(field.page, owner, root));
  if (!field.packField) return note;
  return (
    <>
      {note}
      <PackRequirement field={field.packField} />
    </>
  );
}

/** A text with its page as a note. */
export const noteOf = (text: string, page: Page = null): ReactNode => (
  <>
    {text} <PageNote page={page} />
  </>
);

/** What the control of a number takes, where that is more or less than the schema allows. */
export const rangeOf = (
  kind: Extract<FieldKind, { kind: 'number' }>,
  { least, most }: AnyField,
  { value, owner, root }: { value: unknown; owner: unknown; root: unknown },
) => ({
  ...kind,
  min: least?.(owner, root) ?? kind.min,
  max: most === undefined ? kind.max : Math.max(most, Number(value)),
});
