import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsOf, type FoundError } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { AnyVocabulary, Edit } from '@/lib/roster/vocabulary';
import { systems } from '@/lib/systems/registry';
import { runs } from './runs';

/** The needs of a force's errors with their rules, and the edits of the force. */
function needsIn(force: unknown, system: AnyGameSystem, vocabulary: AnyVocabulary, pack: Pack | null) {
  const { errors, reckoning } = errorsOf(force, system, pack);
  const needsOf = ({ rule, finding }: FoundError) =>
    (vocabulary.needs(rule, finding, reckoning) ?? []).map(({ tags }) => ({ rule, tags }));
  return { needs: errors.flatMap(needsOf), edits: vocabulary.edits(reckoning) };
}

const isOutside = (edit: Edit, tags: readonly string[]) => !edit.touches.some((tag) => tags.includes(tag));

describe.each(systems)('$id', ({ id, load }) => {
  test('a finding stays as long as no edit touches its tags', async () => {
    const { system } = await load();
    const vocabulary = await system.vocabulary?.();
    if (!vocabulary) return;
    const { anyRoster, anyPack } = await import(`../rules/${id}/arbitrary.ts`);
    const choices = fc.array(fc.nat(), { minLength: 2, maxLength: 4 });
    const property = fc.property(anyRoster, fc.option(anyPack), choices, (raw, rawPack, chosen) => {
      const roster = parseRoster(raw, system);
      const read = rawPack === null ? null : parsePack(rawPack, system);
      if (!roster.ok || (read !== null && !read.ok)) throw new Error('The arbitrary cannot be read');
      const pack = read?.value ?? null;
      const { force } = roster.value;
      const start = needsIn(force, system, vocabulary, pack);
      /** Applies an edit and expects the needs that it does not touch to stay. */
      const step = (before: typeof start, from: unknown, edit: Edit, path: string) => {
        const next = edit.apply(from);
        const found = needsIn(next, system, vocabulary, pack);
        // A finding about all elements of a type has one more tag after one is added.
        const isThere = ({ rule, tags }: (typeof before.needs)[number]) =>
          found.needs.some((need) => need.rule === rule && tags?.every((tag) => need.tags?.includes(tag)));
        const gone = before.needs.filter(
          (need) => need.tags !== null && isOutside(edit, need.tags) && !isThere(need),
        );
        expect(gone, `${path} ${edit.key}`).toEqual([]);
        return { next, found };
      };
      // Every edit by itself, and some in sequence.
      for (const edit of start.edits) step(start, force, edit, '');
      let [now, before, path] = [force, start, ''];
      for (const choice of chosen) {
        const edit = before.edits[choice % Math.max(1, before.edits.length)];
        if (!edit) return;
        path += ` ${edit.key};`;
        const { next, found } = step(before, now, edit, path);
        [now, before] = [next, found];
      }
    });
    fc.assert(property, { numRuns: runs(60) });
  });
});
