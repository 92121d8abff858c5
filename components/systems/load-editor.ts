import type { EditorModule } from '@/components/builder/system-editor';

/** The editors of a game that the registry lists, each game in chunks of its own. */
export const loadEditor = (id: string): Promise<EditorModule> => import(`./${id}/editor`);
