import type * as z from 'zod/mini';
import type { Page } from '../rule';
import type { packShapeOf } from './schema';

/** What a tournament allows; the fields that every game has. */
export type Pack = z.output<z.ZodMiniObject<ReturnType<typeof packShapeOf>>>;

const NAMELESS = 'the pack';

/** Returns a pack's name; "the pack" if it has none. */
export const packName = ({ name }: Pick<Pack, 'name'>): string => name.trim() || NAMELESS;

/** Returns a pack's name for a sentence: in quotation marks, to set it off from the rest. */
export const quotedPack = (called: string): string => (called === NAMELESS ? called : `“${called}”`);

/** The page of a pack's own rules: they are in no book. */
export const PACK_PAGE: Page = null;
