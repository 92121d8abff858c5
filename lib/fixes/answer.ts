import { allEdits } from '@/lib/roster/edits/edit-catalogue';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Fault, Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { describeEdit } from './describe-fix';
import { type FindOptions, findFixes } from './find-fixes';
import type { DescribedEdit, Fix, Searched } from './fix';

/** A parsed roster, with its game. */
interface ReadRoster {
  roster: Roster;
  system: AnyGameSystem;
}

/** The public answer about a roster's fixes, or why the roster could not be read. */
export type FixAnswer =
  | {
      source?: string;
      name: string;
      system: string;
      legal: boolean;
      fixes: Omit<Fix, 'choice' | 'lines' | 'changes'>[];
      searched: Searched;
    }
  | { source?: string; legal: false; unreadable: Fault[] };

interface AnswerOptions extends Omit<FindOptions, 'found'> {
  /** Gets the answer with what is known: when the search begins, and whenever there is more. */
  soFar?: (answer: FixAnswer) => void;
}

/** Returns the fixes of a parsed roster; `source` says where it came from, if known. */
export async function fixAnswer(
  read: Parsed<ReadRoster>,
  pack: Pack | null,
  { soFar, ...options }: AnswerOptions,
  source?: string,
): Promise<FixAnswer> {
  const from = source === undefined ? {} : { source };
  if (!read.ok) return { ...from, legal: false, unreadable: read.faults };
  const { roster, system } = read.value;
  const answer = (legal: boolean, fixes: readonly Fix[], searched: Searched): FixAnswer => ({
    ...from,
    name: roster.name,
    system: system.id,
    legal,
    fixes: fixes.map(({ choice: _, lines: __, changes: ___, ...fix }) => fix),
    searched,
  });
  const began = performance.now();
  const found = (fixes: readonly Fix[]) => {
    const seconds = Math.round(performance.now() - began) / 1000;
    soFar?.(answer(false, fixes, { checks: 0, upTo: 0, seconds, ended: false }));
  };
  const catalogue = (await system.editCatalogue?.()) ?? null;
  found([]);
  const { legal, fixes, searched } = await findFixes(roster, system, catalogue, pack, { ...options, found });
  return answer(legal, fixes, searched);
}

/** Yields every edit that the game has for a roster, each with the resulting roster. */
export async function* editsOf(
  { roster, system }: ReadRoster,
  pack: Pack | null,
): AsyncGenerator<DescribedEdit & { roster: Roster }> {
  const catalogue = await system.editCatalogue?.();
  const own = pack?.system === system.id ? pack : null;
  const labels = system.labels(roster.force);
  if (!catalogue) return;
  for (const edit of allEdits(catalogue, system.evaluate(roster.force, own)))
    yield {
      ...describeEdit(edit, (id) => labels.get(id) ?? id),
      roster: { ...roster, force: edit.apply(roster.force) },
    };
}
