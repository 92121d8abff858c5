import type { EditorModule } from '@/components/builder/system-editor';

/** Loads the editors of a game in the registry; each game has its own chunks. */
export const loadEditor = (id: string): Promise<EditorModule> => import(`./${id}/editor`);

/** Loads the dialog that chooses and designs models without a force, with the editors of their game. */
export const loadDesigner = async () => (await import('../builder/designer')).Designer;
