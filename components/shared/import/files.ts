/** Downloads text or bytes as a file. */
export function saveFile(name: string, content: BlobPart, type: string) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What the file chooser offers to open. */
export const READABLE_TYPES =
  '.json,.ndjson,.jsonl,.zip,.pdf,.txt,.eml,.html,application/json,application/zip,application/pdf,text/plain,text/html,message/rfc822';
