/** Loads the dialog that chooses and designs models without a force, with the editors of their game. */
export const loadDesigner = async () => (await import('../builder/designer')).Designer;
