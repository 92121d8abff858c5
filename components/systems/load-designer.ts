/** The dialog in which models are chosen and designed without a force, with the editors of their game. */
export const loadDesigner = async () => (await import('../builder/designer')).Designer;
