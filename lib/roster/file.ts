import type { Roster } from './roster';

/** A roster as the text of its file: JSON, UTF-8, indented (roster-format, "Roster file"). */
export const rosterFileText = (roster: Roster): string => `${JSON.stringify(roster, null, 2)}\n`;

/** A file name made of a roster's name: letters and digits of any script and hyphens, at most 60 of them. */
export function fileName(name: string, extension: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'roster'}.${extension}`;
}
