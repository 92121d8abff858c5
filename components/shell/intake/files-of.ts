import { PASTED } from '@/lib/check/pasted';

/** Text as a file, so that it goes the way of every file. */
export const fileOfText = (text: string) => new File([text], PASTED, { type: 'text/plain' });

/** What was dropped or pasted as files: text as one of its own. */
export const filesOf = (data: DataTransfer): File[] =>
  data.files.length > 0 ? [...data.files] : [fileOfText(data.getData('text/plain'))];
