import type { Collecting } from '@/lib/roster/collection/collecting';
import { addElement, type Draft, newElementId } from '../edits/edit';
import { emptyForce } from '../evaluate/settings';
import type { Collected, Force } from '../force';

/** Converts between elements and owned models; CHQ flag and notes are dropped. */
export const collecting: Collecting<Force> = {
  begin: () => ({ ...emptyForce(), limit: null, superMechs: true }),
  owned: ({ elements }) =>
    elements.map(({ id, name, chq: _, notes: __, ...element }) => ({ id, name, design: { element } })),
  field: (force, { name, element }) => {
    const id = newElementId(force);
    return { force: addElement(force, { ...(element as Collected), name, chq: false } as Draft, id), id };
  },
  model: ({ element }) => element,
};
