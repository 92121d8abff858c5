import { PASTED } from '@/lib/check/input';

/** Wraps text in a file, so that it is handled like any other file. */
export const fileOfText = (text: string) => new File([text], PASTED, { type: 'text/plain' });

/** Returns dropped or pasted data as files; plain text becomes one file. */
export const filesOf = (data: DataTransfer): File[] =>
  data.files.length > 0 ? [...data.files] : [fileOfText(data.getData('text/plain'))];
