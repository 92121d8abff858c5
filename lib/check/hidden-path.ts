const HIDDEN = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Whether a path, in a folder or a zip, is hidden or in a hidden folder, or is what a system leaves beside files. */
export const isHiddenPath = (path: string): boolean => HIDDEN.test(path);
