const styles = {
  /** "24 November 2026" */
  date: { dateStyle: 'long' },
  /** "24 Nov 2026" */
  shortDate: { dateStyle: 'medium' },
  /** "24 November 2026 at 18:00" */
  full: { dateStyle: 'long', timeStyle: 'short' },
  /** "24 Nov 2026, 18:00" */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** "24 Nov 2026, 18:00:30" */
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  /** "24 Nov, 18:00" */
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** "18:00" */
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a date and time is said. */
export type DateStyle = keyof typeof styles;

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A date or time in British English.
 * @param at a date, or milliseconds since 1970
 * @param timeZone such as "Europe/London"; that of the device if left out
 */
export function dateText(at: Date | number, style: DateStyle, timeZone?: string): string {
  // Made when first used: the first formatter takes some 5 ms, which a page would spend before it is ready.
  const key = `${style} ${timeZone}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone });
  made.set(key, format);
  return format.format(at);
}

/** A day such as "2026-11-24" in words; "" if it is not one. */
export function dayText(date: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? '' : dateText(moment, 'date', 'UTC');
}
