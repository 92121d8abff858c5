import { FORCE_SIZE } from '@/lib/roster/roster';
import type { Vocabulary } from '@/lib/roster/vocabulary';
import { removeElement } from '../edit';
import type { Force } from '../force';
import type { Reckoning } from '../reckon';
import { additions, elementEdits } from './elements';
import { agreedEdits, commandEdits, disembarkEdits, placeEdits, squadronEdits } from './force';
import { kinds } from './kinds';
import { needs } from './needs';

/** The edits of Horizon Wars, and what its rules hang on. */
export const vocabulary: Vocabulary<Force, Reckoning> = {
  kinds,
  edits: (reckoning, wanted) => [
    ...agreedEdits(reckoning),
    ...reckoning.elements.flatMap((element) => elementEdits(element, reckoning, wanted)),
    ...(reckoning.elements.length < FORCE_SIZE ? additions() : []),
    ...commandEdits(reckoning),
    ...squadronEdits(reckoning),
    ...disembarkEdits(reckoning),
    ...placeEdits(reckoning, wanted),
  ],
  elements: ({ elements }) => elements.map(({ id }) => id),
  without: removeElement,
  needs,
};
