import type { EditorModule } from '@/components/builder/system-editor';

/** Loads the editors of a game in the registry; each game has its own chunks. */
export const loadEditor = (id: string): Promise<EditorModule> => import(`./${id}/editor`);
