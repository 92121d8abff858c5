/** What the file chooser offers to open. */
export const READABLE_TYPES =
  '.json,.ndjson,.jsonl,.zip,.pdf,.txt,.eml,.html,application/json,application/zip,application/pdf,text/plain,text/html,message/rfc822';
