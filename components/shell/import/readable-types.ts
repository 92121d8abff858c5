/** What the file chooser offers to open. */
export const READABLE_TYPES =
  '.json,.ndjson,.zip,.pdf,.txt,application/json,application/zip,application/pdf,text/plain';
